import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { DOCUMENT_MAX_BYTES } from '@lunaria/domain/documents/health-document.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FILES_AT_ONCE } from './file-places.ts';

const MB = 1024 * 1024;
/** One byte of a body, as a chunk. */
const PIECE = '1\r\n \r\n';
const WAIT = { timeout: 60_000, interval: 100 };

/** A process that serves files and takes uploads with the product's own guards, and says how much memory it has. */
describe('files that nobody moves', () => {
  let child: ChildProcess | undefined;
  afterEach(() => void child?.kill());

  async function start() {
    const entrance = fileURLToPath(new URL('../testing/file-server.ts', import.meta.url));
    // As the product is started (scripts/run/start-server.mjs): what is freed goes back to the system.
    const env = { ...process.env, MALLOC_MMAP_THRESHOLD_: String(MB) };
    child = fork(entrance, [], { execArgv: [], env });
    const [port] = await once(child, 'message');
    return Number(port);
  }
  async function askMemory(): Promise<{ bytes: number; receivedBytes: number }> {
    const answer = once(child ?? process, 'message');
    child?.send('memory');
    const [memory] = await answer;
    return memory;
  }
  const readMemory = async () => (await askMemory()).bytes;

  async function open(port: number, head: string[]): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    await once(socket, 'connect');
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    return socket;
  }

  const attacks = {
    'answers that are not read': (port: number, user: string) =>
      open(port, ['GET /file HTTP/1.1', 'Host: localhost', `X-User: ${user}`]),
    'uploads that stall before their last byte': async (port: number, user: string) => {
      const socket = await open(port, [
        'POST /api/health-documents HTTP/1.1',
        'Host: localhost',
        'Content-Type: multipart/form-data; boundary=x',
        `Content-Length: ${DOCUMENT_MAX_BYTES}`,
        `X-User: ${user}`,
      ]);
      socket.write(Buffer.alloc(DOCUMENT_MAX_BYTES - 1, 'a'));
      return socket;
    },
  };

  test.each(Object.entries(attacks))('%s: their memory goes back by itself', async (name, begin) => {
    const port = await start();
    const before = await readMemory();
    const users = Array.from({ length: FILES_AT_ONCE }, (_, at) => `woman${at % 10}`);
    const sockets = await Promise.all(users.map((user) => begin(port, user)));
    // All the places are theirs, and nearly everything that was sent has come.
    let peak = before;
    await vi.waitFor(async () => {
      peak = Math.max(peak, await readMemory());
      expect(peak - before).toBeGreaterThan((FILES_AT_ONCE * DOCUMENT_MAX_BYTES) / 2);
    }, WAIT);
    // Nothing moves until the server ends it; nobody asks it for anything then, and it is not told to collect garbage.
    let after = peak;
    await vi.waitFor(async () => {
      after = await readMemory();
      expect((after - before) / (peak - before)).toBeLessThan(0.6);
    }, WAIT);
    for (const socket of sockets) socket.destroy();
    process.stdout.write(`${name}: ${[before, peak, after].map((b) => Math.round(b / MB)).join(' → ')} MB\n`);
  });

  test('a body that comes byte by byte costs what it is, not an object for each byte', async () => {
    const port = await start();
    const before = await readMemory();
    const [count, size] = [60, 65_000];
    const head = [
      'POST /api/json HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    ];
    const sockets = await Promise.all(Array.from({ length: count }, () => open(port, head)));
    await Promise.all(sockets.map((socket) => new Promise((sent) => socket.write(PIECE.repeat(size), sent))));
    let { bytes, receivedBytes } = await askMemory();
    await vi.waitFor(async () => {
      ({ bytes, receivedBytes } = await askMemory());
      expect(receivedBytes).toBeGreaterThan(count * PIECE.length * size);
    }, WAIT);
    const perByte = (bytes - before) / (count * size);
    process.stdout.write(`${count} bodies of ${size} single bytes: ${Math.round(perByte)} bytes for each\n`);
    for (const socket of sockets) socket.destroy();
    // Some of it is garbage; a list of chunks holds several hundred.
    expect(perByte).toBeLessThan(100);
  });
});
