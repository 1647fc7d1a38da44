import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { createErrorHandler } from '../errors/handle-error.ts';
import { createLogger } from '../logging/logger.ts';
import { Seconds } from '../testing/seconds.ts';
import { createFilePlaces, limitFilesOut } from './file-places.ts';
import type { Pace } from './keep-pace.ts';
import { listen } from './listen.ts';
import type { RequestContext, SignedInContext } from './request-context.ts';

/** A transfer that goes on as it should, until a test says otherwise. */
class Transfer implements Pace {
  isSlow = false;
  isEnded = false;
  takeTime() {}
  end() {
    this.isEnded = true;
  }
}

test('one account has a tenth of the places, one at least, and each comes back', () => {
  const takePlace = createFilePlaces('Too many', 60);
  const leave = Array.from({ length: 6 }, () => takePlace('maria', new Transfer()));
  expect(() => takePlace('maria', new Transfer())).toThrow('Too many');
  for (let place = 0; place < 54; place += 1) takePlace(`woman ${place}`, new Transfer());
  expect(() => takePlace('ines', new Transfer())).toThrow('Too many');
  leave[0]?.();
  // A place is given back once, however often that is said.
  leave[0]?.();
  takePlace('ines', new Transfer());
  expect(() => takePlace('eva', new Transfer())).toThrow('Too many');
  leave[1]?.();
  takePlace('maria', new Transfer());
  expect(() => takePlace('maria', new Transfer())).toThrow('Too many');

  const takeFewPlaces = createFilePlaces('Too many', 9);
  takeFewPlaces('maria', undefined);
  expect(() => takeFewPlaces('maria', undefined)).toThrow('Too many');
  takeFewPlaces('ines', undefined);
});

test('where none is left, whoever asks has the place of the oldest transfer that has all but stopped', () => {
  const takePlace = createFilePlaces('Too many', 20);
  const transfers = Array.from({ length: 20 }, () => new Transfer());
  const leave = transfers.map((transfer, at) => takePlace(`woman ${at}`, transfer));
  for (const at of [7, 12, 15]) Object.assign(transfers[at] ?? {}, { isSlow: true });
  takePlace('ines', new Transfer());
  takePlace('eva', new Transfer());
  const ended = transfers.flatMap(({ isEnded }, at) => (isEnded ? [at] : []));
  expect(ended).toEqual([7, 12]);
  // What ends by and by gives back no place that is somebody else's by now.
  leave[7]?.();
  leave[12]?.();
  Object.assign(transfers[15] ?? {}, { isSlow: false });
  expect(() => takePlace('rosa', new Transfer())).toThrow('Too many');
});

test('an account that has its share takes a place from itself alone, and nobody loses one while some are left', () => {
  const takePlace = createFilePlaces('Too many', 20);
  const [first, second, hers] = [new Transfer(), new Transfer(), new Transfer()];
  for (const transfer of [first, second]) takePlace('maria', transfer);
  takePlace('ines', hers);
  hers.isSlow = true;
  expect(() => takePlace('maria', new Transfer())).toThrow('Too many');
  second.isSlow = true;
  takePlace('ines', new Transfer());
  expect([first, second, hers].map(({ isEnded }) => isEnded)).toEqual([false, false, false]);
  takePlace('maria', new Transfer());
  expect([first, second, hers].map(({ isEnded }) => isEnded)).toEqual([false, true, false]);
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
  const seconds = new Seconds();
  let server: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    server = await listen(app.fetch, { HOST: '127.0.0.1', PORT: 0 }, seconds.every);
  });
  afterAll(() => server.stop());

  const ask = async (query: string, method = 'GET') => {
    const answer = await fetch(`${server.url}/file?${query}`, { method });
    await answer.arrayBuffer();
    return answer.status;
  };

  test('has its place while a slow client reads it, and no longer', async () => {
    const slow = await Promise.all(Array.from({ length: 6 }, () => beginToFetch()));
    expect(await ask('small')).toBe(429);
    expect(await ask('small&user=ines')).toBe(200);
    for (const socket of slow) socket.destroy();
    await vi.waitFor(async () => expect(await ask('small')).toBe(200), { timeout: 10_000 });
  });

  test('that nobody reads loses its place to whoever asks, after ten seconds, and its connection after thirty', async () => {
    const all = Array.from({ length: 60 }, (_, at) => beginToFetch(`user=woman${at % 10}`));
    const sockets = await Promise.all(all);
    const closed: number[] = [];
    for (const [at, socket] of sockets.entries()) socket.on('close', () => closed.push(at));
    expect(await ask('small&user=ines')).toBe(429);
    seconds.pass(11);
    for (let count = 0; count < 3; count += 1) expect(await ask('small&user=ines')).toBe(200);
    // Each answer of hers left its place again: one was enough.
    const read = () => Promise.all(sockets.map((socket) => (socket.destroyed ? null : socket.resume())));
    seconds.pass(30);
    await read();
    await vi.waitFor(() => expect(closed).toHaveLength(60), { timeout: 10_000 });
    for (let woman = 0; woman < 10; woman += 1) expect(await ask(`small&user=woman${woman}`)).toBe(200);
  });

  test('leaves its place when it is only asked about, or cannot be given', async () => {
    for (let count = 0; count < 12; count += 1) {
      expect(await ask('user=eva', 'HEAD')).toBe(200);
      expect(await ask('user=eva&lost')).toBe(500);
    }
    expect(await ask('user=eva&small')).toBe(200);
  });

  /** Asks for the file and stops reading after the first bytes of it. */
  async function beginToFetch(query = ''): Promise<Socket> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`GET /file?${query} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await new Promise<void>((resolve) => {
      socket.once('data', () => {
        socket.pause();
        resolve();
      });
    });
    return socket;
  }
});
