// Kuzushi for two (KZ-1 to KZ-5) as a boardgame.io game: the same rules, so that both servers do the same work.
// No turn order of boardgame.io's own is used; the move checks whose turn it is, which spares that server some work.
const { INVALID_MOVE } = require('boardgame.io/core');

const GRID = 6;
const TILES = 19;
const SIDES = [[0, 1], [1, 0], [0, -1], [-1, 0]];
const key = (x, y) => `${x},${y}`;

function fits(bounds, x, y) {
  const width = Math.max(bounds.right, x) - Math.min(bounds.left, x) + 1;
  const height = Math.max(bounds.top, y) - Math.min(bounds.bottom, y) + 1;
  return width <= GRID && height <= GRID;
}

function boundsOf(tiles) {
  const bounds = { left: 0, right: 0, bottom: 0, top: 0 };
  for (const at of Object.keys(tiles)) {
    const [x, y] = at.split(',').map(Number);
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.bottom = Math.min(bounds.bottom, y);
    bounds.top = Math.max(bounds.top, y);
  }
  return bounds;
}

function majority(tiles, x, y) {
  const bases = [0, 0];
  for (const [dx, dy] of SIDES) {
    const tile = tiles[key(x + dx, y + dy)];
    if (tile && tile.kind === 'base') bases[tile.seat] += 1;
  }
  if (bases[0] === bases[1]) return null;
  return bases[0] > bases[1] ? 0 : 1;
}

function settle(G, x, y) {
  const beside = SIDES.map(([dx, dy]) => [x + dx, y + dy]).filter(([sx, sy]) => {
    const tile = G.tiles[key(sx, sy)];
    return !tile || tile.kind === 'flag';
  });
  const due = beside.map(([sx, sy]) => majority(G.tiles, sx, sy));
  beside.forEach(([sx, sy], index) => {
    const tile = G.tiles[key(sx, sy)];
    if (tile && tile.seat !== due[index]) {
      delete G.tiles[key(sx, sy)];
      G.stacks[tile.seat] += 1;
    }
  });
  const bounds = boundsOf(G.tiles);
  beside.forEach(([sx, sy], index) => {
    const seat = due[index];
    if (seat === null || G.tiles[key(sx, sy)] || !fits(bounds, sx, sy) || G.stacks[seat] === 0) return;
    G.tiles[key(sx, sy)] = { kind: 'flag', seat };
    G.stacks[seat] -= 1;
  });
}

function turn({ G, playerID }, kind, x, y) {
  const seat = Number(playerID);
  if (G.over || seat !== G.turn || !Number.isInteger(x) || !Number.isInteger(y)) return INVALID_MOVE;
  const at = key(x, y);
  const tile = G.tiles[at];
  if (kind === 'flip') {
    if (!tile || tile.kind !== 'flag' || tile.seat !== seat) return INVALID_MOVE;
  } else {
    const touches = SIDES.some(([dx, dy]) => G.tiles[key(x + dx, y + dy)]);
    if (tile || !touches || !fits(boundsOf(G.tiles), x, y)) return INVALID_MOVE;
    G.stacks[seat] -= 1;
  }
  G.tiles[at] = { kind: 'base', seat };
  settle(G, x, y);
  G.played += 1;
  G.turn = 1 - seat;
  G.over = Object.keys(G.tiles).length === GRID * GRID || G.stacks.some((stack) => stack === 0);
  return undefined;
}

const Kuzushi = {
  name: 'kuzushi',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ tiles: { '0,0': { kind: 'city', seat: 0 } }, stacks: [TILES, TILES], turn: 1, played: 0, over: false }),
  turn: { activePlayers: { all: 'play' }, stages: { play: { moves: { turn } } } },
  endIf: ({ G }) => {
    if (!G.over) return undefined;
    const count = (seat) => Object.values(G.tiles).filter((tile) => tile.seat === seat).length;
    return { scores: [count(0), count(1)] };
  },
};

module.exports = { Kuzushi };
