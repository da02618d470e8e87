// Those who receive notices, as they are out there: a mail server, a push service that checks what browsers' services check, and a
// program with a webhook. Each keeps what came.

import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import ece from 'http_ece';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const listening = (server) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server.address().port));
  });

async function wholeBody(stream) {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

/** A mail server that takes any letter: `letters` have `to`, the `source` as it was sent, and what a mail program reads from it. */
export async function mailServer() {
  const letters = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      wholeBody(stream)
        .then(async (source) => {
          const read = await PostalMime.parse(source);
          const header = (name) => read.headers.find(({ key }) => key === name)?.value;
          const to = envelope.rcptTo.map(({ address }) => address);
          letters.push({ ...read, to, header, source: source.toString('latin1') });
        })
        .then(() => done(), done);
    },
  });
  smtp.on('error', () => {}); // a server that is killed leaves in the middle of a sentence
  const port = await listening(smtp.server);
  return { letters, url: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => smtp.close(resolve)) };
}

/** What is wrong with the `Authorization` of a push message for this origin (RFC 8292); null if nothing is. */
function wrongVapid(authorization, origin, key) {
  const [, token, said] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (!token) return `no VAPID: ${authorization}`;
  if (said !== key) return 'signed with another key than the one the browser was given';
  const [head, body, signature] = token.split('.');
  const read = (part) => JSON.parse(Buffer.from(part, 'base64url').toString());
  const { alg, typ } = read(head);
  if (alg !== 'ES256' || typ !== 'JWT') return `a token of kind ${alg} ${typ}`;
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return 'a key that is no point of P-256';
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const fits = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!fits) return 'a signature that does not fit';
  const { aud, exp, sub } = read(body);
  const now = Date.now() / 1000;
  if (aud !== origin) return `a token for ${aud}`;
  if (!(exp > now && exp <= now + 24 * 3600)) return `a token that ends in ${exp - now} s`;
  if (!/^(mailto:.+@|https:\/\/)/.test(sub ?? '')) return `a sender called ${sub}`;
  return null;
}

/** What is wrong with the other headers of a push message (RFC 8030, RFC 8188); null if nothing is. */
function wrongHeaders({ ttl, topic, urgency, 'content-encoding': encoding }) {
  if (encoding !== 'aes128gcm') return `encoded as ${encoding}`;
  if (!/^\d+$/.test(ttl ?? '')) return `a TTL of ${ttl}`;
  if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) return `a topic ${topic}`;
  if (urgency !== undefined && !/^(very-low|low|normal|high)$/.test(urgency)) return `an urgency of ${urgency}`;
  return null;
}

/**
 * A push service. `subscribe(key)` gives what a browser would give to a page whose server has this key, and the messages that come for it,
 * decrypted as the browser would. `troubles` lists what a real service would have refused.
 */
export async function pushService() {
  const devices = new Map();
  const troubles = [];
  const server = createServer((request, answer) => {
    const refuse = (status, why) => {
      troubles.push(why);
      answer.writeHead(status).end(why);
    };
    wholeBody(request).then(
      (body) => {
        const device = devices.get(request.url);
        if (request.method !== 'POST' || !device) return refuse(404, `${request.method} ${request.url}`);
        const wrong = wrongHeaders(request.headers) ?? wrongVapid(request.headers.authorization, origin, device.key);
        if (wrong) return refuse(403, wrong);
        if (body.length > 4096) return refuse(413, `${body.length} bytes`);
        try {
          const { ecdh, auth } = device;
          const plain = ece.decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: auth });
          device.messages.push({ ...JSON.parse(plain.toString()), topic: request.headers.topic });
        } catch (error) {
          return refuse(400, `cannot be decrypted: ${error.message}`);
        }
        answer.writeHead(201, { location: `${origin}/m/${device.messages.length}` }).end();
      },
      (error) => troubles.push(error.message),
    );
  });
  const origin = `http://127.0.0.1:${await listening(server)}`;
  function subscribe(key) {
    const path = `/push/${randomBytes(12).toString('base64url')}`;
    const ecdh = createECDH('prime256v1');
    const p256dh = ecdh.generateKeys().toString('base64url');
    const auth = randomBytes(16).toString('base64url');
    const messages = [];
    devices.set(path, { key, ecdh, auth, messages });
    return { subscription: { endpoint: origin + path, p256dh, auth }, messages };
  }
  return { subscribe, troubles, close: () => closed(server) };
}

/** A program that takes JSON: `posts` is what came. */
export async function hookServer() {
  const posts = [];
  const server = createServer((request, answer) => {
    wholeBody(request).then(
      (body) => {
        posts.push({ type: request.headers['content-type'], ...JSON.parse(body.toString()) });
        answer.writeHead(204).end();
      },
      () => answer.destroy(),
    );
  });
  const address = `http://127.0.0.1:${await listening(server)}/hook`;
  return { posts, address, close: () => closed(server) };
}

function closed(server) {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}
