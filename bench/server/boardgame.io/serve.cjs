// boardgame.io with its default in-memory storage. Its lobby API gets a port of its own: on the same port as the sockets it
// answers 404 with the versions of Koa that its package asks for.
const { Server } = require('boardgame.io/server');
const { Kuzushi } = require('./kuzushi.cjs');

const port = Number(process.argv[2]);
const server = Server({ games: [Kuzushi], origins: [/.*/] });
server.run({ port, lobbyConfig: { apiPort: port + 1 } }, () => console.log(`listening on ${port}`));
