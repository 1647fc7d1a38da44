import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Seconds } from '../testing/seconds.ts';
import { type Pace, REQUEST_SECONDS } from './keep-pace.ts';
import { listen } from './listen.ts';

const RATE = { LEAST_BYTES_PER_SECOND: 1_000, STALL_SECONDS: 10 };
/** More than the buffers of a connection take by themselves, so that its reader is waited for. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 1);

/** Real connections; seconds pass when a test says so. */
describe('a client', () => {
  const seconds = new Seconds();
  let server: Awaited<ReturnType<typeof listen>>;
  /** The last request that came, from the server's side. */
  let incoming: IncomingMessage | undefined;
  /** What the answer to `/slow` waits for. */
  let work: PromiseWithResolvers<void>;
  beforeAll(async () => {
    const answer: Parameters<typeof listen>[0] = async (request, bindings) => {
      if ('complete' in bindings.incoming) ({ incoming } = bindings as { incoming: IncomingMessage }); // not HTTP/2
      const { pathname } = new URL(request.url);
      if (pathname === '/large') return new Response(LARGE);
      // As the routes do that take files.
      if (pathname === '/file' && 'pace' in bindings) (bindings as { pace: Pace }).pace.takeTime(); // as: listen.ts gives it
      if (pathname === '/slow') await work.promise;
      return new Response(String((await request.arrayBuffer()).byteLength));
    };
    server = await listen(answer, { HOST: '127.0.0.1', PORT: 0, ...RATE }, seconds.every);
  });
  beforeEach(() => {
    incoming = undefined;
    work = Promise.withResolvers();
  });
  afterAll(() => server.stop());

  async function open(head: string, options: { allowHalfOpen?: boolean; isReading?: boolean } = {}) {
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', ...options });
    let answer = '';
    if (options.isReading === false) socket.pause();
    else socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
    socket.on('error', () => {});
    socket.write(`${head}\r\nHost: localhost\r\n\r\n`);
    await vi.waitFor(() => expect(incoming).toBeDefined(), 10_000);
    return { socket, read: () => answer };
  }
  async function send(socket: Socket, bytes: number): Promise<void> {
    const before = incoming?.socket.bytesRead ?? 0;
    socket.write('a'.repeat(bytes));
    await vi.waitFor(() => expect(incoming?.socket.bytesRead).toBe(before + bytes), {
      timeout: 10_000,
      interval: 1,
    });
  }
  const post = 'POST /anything HTTP/1.1\r\nContent-Length: 50000';

  test('that sends at the least rate is waited for, and answered', async () => {
    const { socket, read } = await open(post);
    // Five times as long as patience alone.
    for (let second = 0; second < 50; second += 1) {
      await send(socket, 1_000);
      seconds.pass(1);
    }
    await vi.waitFor(() => expect(read()).toMatch(/^HTTP\/1\.1 200 [\s\S]*50000$/), 10_000);
    socket.destroy();
  });

  test.each([
    ['/anything', '408 Request Timeout'],
    ['/file', '200 OK'],
  ])('that keeps to the rate has twenty minutes all the same, but for a file: %s', async (path, status) => {
    const rounds = REQUEST_SECONDS / 5 + 10;
    const { socket, read } = await open(`POST ${path} HTTP/1.1\r\nContent-Length: ${rounds * 5_000}`);
    for (let round = 0; round < rounds && !socket.destroyed && read() === ''; round += 1) {
      await send(socket, 5_000).catch(() => {});
      seconds.pass(5);
    }
    await vi.waitFor(() => expect(read()).toContain(status));
    socket.destroy();
  });

  test('that sends less is told so, and its connection ends', async () => {
    const { socket, read } = await open(post);
    let sent = 0;
    while (incoming?.socket.writable && sent < 100) {
      await send(socket, 500);
      sent += 1;
      seconds.pass(1);
    }
    // Ten seconds of patience, half of which each second gives back.
    expect(sent).toBe(20);
    await once(socket, 'end');
    expect(read()).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"invalid_input"/);
    await vi.waitFor(() => expect(incoming?.socket.destroyed).toBe(true), 10_000);
  });

  test('that reads why and does not leave is not kept either', async () => {
    const { socket } = await open(post, { allowHalfOpen: true });
    const timeouts = vi.spyOn(Socket.prototype, 'setTimeout');
    seconds.pass(10);
    expect(timeouts.mock.contexts).toContain(incoming?.socket);
    timeouts.mockRestore();
    await once(socket, 'end');
    expect(incoming?.socket.destroyed).toBe(false);
    // The time it has for that is over.
    incoming?.socket.emit('timeout');
    await vi.waitFor(() => expect(incoming?.destroyed).toBe(true), 10_000);
    socket.destroy();
  });

  test('that the server keeps waiting is not at fault', async () => {
    const { socket, read } = await open('POST /slow HTTP/1.1\r\nContent-Length: 5');
    await send(socket, 5);
    seconds.pass(1_000);
    work.resolve();
    await vi.waitFor(() => expect(read()).toMatch(/^HTTP\/1\.1 200 [\s\S]*5$/), 10_000);
    socket.destroy();
  });

  test('whose bytes the server has not come to read is not at fault', async () => {
    const { socket, read } = await open('POST /slow HTTP/1.1\r\nContent-Length: 4000000');
    socket.write('a'.repeat(4_000_000));
    await vi.waitFor(
      () => expect(incoming?.readableLength).toBeGreaterThanOrEqual(incoming?.readableHighWaterMark ?? 0),
      10_000,
    );
    seconds.pass(1_000);
    work.resolve();
    await vi.waitFor(() => expect(read()).toMatch(/^HTTP\/1\.1 200 [\s\S]*4000000$/), 10_000);
    socket.destroy();
  });

  test('that takes nothing of its answer loses the connection, and the answer is let go', async () => {
    const { socket } = await open('GET /large HTTP/1.1', { isReading: false });
    await vi.waitFor(() => expect(incoming?.socket.writableLength).toBeGreaterThan(0), 10_000);
    seconds.pass(1);
    expect(incoming?.socket.destroyed).toBe(false);
    seconds.pass(10);
    await vi.waitFor(() => expect(incoming?.socket.writableLength).toBe(0), 10_000);
    expect(incoming?.socket.destroyed).toBe(true);
    socket.destroy();
  });

  test('that takes its answer piece by piece, with pauses, has all of it', async () => {
    const { socket } = await open('GET /large HTTP/1.1', { isReading: false });
    let taken = 0;
    while (taken < LARGE.length) {
      seconds.pass(8);
      // As much as both sides hold between them, so that the server has to notice.
      const until = Math.min(LARGE.length, taken + 8 * 1024 * 1024);
      while (taken < until) {
        // as: without an encoding there are no strings
        const chunk = socket.read() as Buffer | null;
        if (chunk === null) await once(socket, 'readable');
        else taken += chunk.length;
      }
    }
    expect(taken).toBeGreaterThan(LARGE.length);
    socket.destroy();
  });

  test('that has its answer and goes on sending what nobody asked for is held to the rate as well', async () => {
    const { socket, read } = await open('GET /anything HTTP/1.1\r\nContent-Length: 1000');
    await vi.waitFor(() => expect(read()).toMatch(/200 OK/), 10_000);
    seconds.pass(9);
    expect(incoming?.socket.destroyed).toBe(false);
    seconds.pass(2);
    expect(incoming?.socket.destroyed).toBe(true);
    socket.destroy();
  });

  test('that has its answer costs nothing more', async () => {
    const { socket, read } = await open('GET /anything HTTP/1.1');
    await vi.waitFor(() => expect(read()).toMatch(/200 OK/), 10_000);
    seconds.pass(1_000);
    socket.write('GET /anything HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await vi.waitFor(() => expect(read().match(/200 OK/g)).toHaveLength(2), 10_000);
    socket.destroy();
  });
});
