import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { createErrorHandler } from '../errors/handle-error.ts';
import { createLogger } from '../logging/logger.ts';
import { createFilePlaces, limitFilesOut } from './file-places.ts';
import { listen } from './listen.ts';
import type { RequestContext, SignedInContext } from './request-context.ts';

test('one account has ten places, the process sixty, and each comes back', () => {
  const takePlace = createFilePlaces('Too many');
  const leave = Array.from({ length: 10 }, () => takePlace('maria'));
  expect(() => takePlace('maria')).toThrow('Too many');
  for (let place = 0; place < 50; place += 1) takePlace(`woman ${place}`);
  expect(() => takePlace('ines')).toThrow('Too many');
  leave[0]?.();
  takePlace('ines');
  leave[1]?.();
  takePlace('maria');
  expect(() => takePlace('maria')).toThrow('Too many');
});

describe('a file that is fetched', () => {
  // More than the buffers of a connection take by themselves.
  const file = Buffer.alloc(32 * 1024 * 1024, 1);
  const signIn = createMiddleware<SignedInContext>(async (c, next) => {
    c.set('userId', c.req.query('user') ?? 'maria');
    await next();
  });
  const app = new Hono<RequestContext>().get('/file', signIn, limitFilesOut(), (c) => {
    if (c.req.query('lost') !== undefined) throw new AppError('file_unreadable');
    return c.body(c.req.query('small') === undefined ? file : 'a');
  });
  app.onError(createErrorHandler(createLogger(() => {})));
  let server: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    server = await listen(app.fetch, { HOST: '127.0.0.1', PORT: 0 });
  });
  afterAll(() => server.stop());

  const ask = async (query: string, method = 'GET') => {
    const answer = await fetch(`${server.url}/file?${query}`, { method });
    await answer.arrayBuffer();
    return answer.status;
  };

  test('has its place while a slow client reads it, and no longer', async () => {
    const slow = await Promise.all(Array.from({ length: 10 }, beginToFetch));
    expect(await ask('small')).toBe(429);
    expect(await ask('small&user=ines')).toBe(200);
    for (const socket of slow) socket.destroy();
    await vi.waitFor(async () => expect(await ask('small')).toBe(200), { timeout: 10_000 });
  });

  test('leaves its place when it is only asked about, or cannot be given', async () => {
    for (let count = 0; count < 12; count += 1) {
      expect(await ask('user=eva', 'HEAD')).toBe(200);
      expect(await ask('user=eva&lost')).toBe(500);
    }
    expect(await ask('user=eva&small')).toBe(200);
  });

  /** Asks for the file and stops reading after the first bytes of it. */
  async function beginToFetch(): Promise<Socket> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write('GET /file HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await new Promise<void>((resolve) => {
      socket.once('data', () => {
        socket.pause();
        resolve();
      });
    });
    return socket;
  }
});
