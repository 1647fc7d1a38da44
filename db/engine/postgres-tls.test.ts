import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { PlainConnectionError } from './plain-connection-error.ts';
import { describeOwner } from './postgres-tls.ts';

/** What the driver makes of the connection. */
const readTls = (url: string, allowsPlain = false): unknown =>
  new pg.Client(describeOwner(url, allowsPlain)).ssl;

// A machine's own settings of PostgreSQL programs decide too.
afterEach(() => void vi.unstubAllEnvs());

test.each([
  'postgres://lunaria:secret@db.example.org/lunaria',
  'postgres://lunaria:secret@10.0.0.5:5432/lunaria',
  'postgres://lunaria:secret@db/lunaria',
  'postgres://lunaria:secret@localhost.example.org/lunaria',
  'postgres://lunaria:secret@localhost/lunaria?host=db.example.org',
  'postgres://lunaria:secret@db.example.org/lunaria?ssl=true',
])('beyond this machine the connection is TLS with a checked certificate: %s', (url) => {
  expect(readTls(url)).toBe(true);
  expect(readTls(url, true)).toBe(true);
});

test.each(['verify-full', 'require', 'prefer', 'verify-ca', 'allow', 'anything'])(
  'sslmode=%s checks the certificate as well',
  (mode) => {
    expect(readTls(`postgres://lunaria:secret@db.example.org/lunaria?sslmode=${mode}`)).toEqual({});
  },
);

test('what the environment says weakens nothing', () => {
  for (const mode of ['disable', 'no-verify']) {
    vi.stubEnv('PGSSLMODE', mode);
    expect(readTls('postgres://lunaria:secret@db.example.org/lunaria')).toBe(true);
  }
  vi.stubEnv('PGHOST', 'db.example.org');
  expect(readTls('postgres:///lunaria')).toBe(true);
});

const PLAIN = [
  'sslmode=disable',
  'sslmode=no-verify',
  'ssl=0',
  'ssl=no-verify',
  'uselibpqcompat=true&sslmode=require',
  'uselibpqcompat=true&sslmode=prefer',
];

test.each(PLAIN)('what turns it off is refused in one sentence without the address: %s', (query) => {
  const url = `postgres://lunaria:secret@db.example.org/lunaria?${query}`;
  const describing = () => describeOwner(url, false);
  expect(describing).toThrow(PlainConnectionError);
  expect(describing).toThrow(/^DATABASE_URL leaves this machine and turns TLS off/);
  expect(describing).not.toThrow(/secret|example/);
});

test.each(PLAIN)('unless the operator says that this is meant: %s', (query) => {
  const url = `postgres://lunaria:secret@db.example.org/lunaria?${query}`;
  expect(describeOwner(url, true)).toMatchObject({ connectionString: url });
});

test.each([
  'postgres://lunaria:secret@localhost:5432/lunaria',
  'postgres://lunaria:secret@127.0.0.1/lunaria?sslmode=disable',
  'postgres://lunaria:secret@[::1]/lunaria',
  'postgres://lunaria@/lunaria?host=/var/run/postgresql',
  'socket:/var/run/postgresql?db=lunaria',
])('on this machine it is what the address says: %s', (url) => {
  expect(describeOwner(url, false)).toEqual({ connectionString: url });
});

describe('a server that answers in the place of the database', () => {
  /** Says `answer` to the first bytes and keeps everything it got. */
  async function listen(answer: string) {
    const got: Buffer[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', (bytes) => {
        got.push(bytes);
        socket.write(answer);
        socket.on('data', (more) => got.push(more));
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port.');
    /** Goes here, wherever the driver wants to go. */
    const stream = () => {
      const socket = new Socket();
      const connect = socket.connect.bind(socket);
      return Object.assign(socket, { connect: () => connect(address.port, '127.0.0.1') });
    };
    return { got, stream };
  }

  test.each([
    ['that it speaks no TLS', 'N', /does not support SSL/],
    ['in the open, as if it had been asked to', 'R', /error establishing an SSL connection/],
    ['TLS, and then something else', 'Snonsense, longer than the head of a record', /./],
  ])('%s gets neither name nor password', async (_, answer, reason) => {
    const { got, stream } = await listen(answer);
    const owner = describeOwner('postgres://lunaria:secret@db.example.org/lunaria', false);
    const client = new pg.Client({ ...owner, stream });
    client.on('error', () => {});
    await expect(client.connect()).rejects.toThrow(reason);
    expect(Buffer.concat(got).toString('latin1')).not.toMatch(/lunaria|secret/);
    // The question for TLS: its length, and the number that stands for it.
    expect(got[0]?.toString('hex')).toBe('0000000804d2162f');
  });
});
