import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { DOCUMENT_MAX_BYTES } from '@lunaria/domain/documents/health-document.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  ANSWER_MAX_BYTES,
  LARGEST_ANSWERS,
  SMALL_ANSWER_BYTES,
  SMALL_ANSWERS,
} from '../testing/answer-sizes.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { enumerateRoutes } from '../testing/enumerate-routes.ts';
import { fillRecords } from '../testing/fill-records.ts';
import { DOCUMENT_ID } from '../testing/hostile-requests.ts';
import { Seconds } from '../testing/seconds.ts';
import { pdfOf, sendDocument } from '../testing/upload.ts';
import { createWoman, type Woman } from '../testing/woman.ts';
import { FILES_AT_ONCE } from './file-places.ts';
import { isReading } from './is-reading.ts';
import { LEAST_RATE } from './least-rate.ts';
import { listen } from './listen.ts';

/** Connections of one account to one route. A hundred with SLOW_AT_ONCE, as in `npm run test:deep`. */
const AT_ONCE = Number(process.env.SLOW_AT_ONCE ?? 8);
/** As long as JSON may be, and at the least rate longer under way than patience alone would last. */
const BODY_BYTES = 65_000;
const SMALL_BYTES = 1_000;
const STEP_SECONDS = 8;
const STEPS = 4;
const UPLOADS = '/api/health-documents';
const OWN_FILE = `${UPLOADS}/${DOCUMENT_ID}/content`;
const WAIT = { timeout: 30_000, interval: 2 };

describe.each(testEngines)('on %s', (engine) => {
  const seconds = new Seconds();
  let server: TestApp;
  let listening: Awaited<ReturnType<typeof listen>>;
  let her: Woman;
  let another: Woman;
  /** What came from each port of a client. */
  const arrived = new Map<number | undefined, { incoming: IncomingMessage; outgoing: ServerResponse }>();
  beforeAll(async () => {
    server = await createTestApp(engine);
    listening = await listen(
      (request, bindings) => {
        // as: there is no HTTP/2 here
        const { incoming, outgoing } = bindings as { incoming: IncomingMessage; outgoing: ServerResponse };
        arrived.set(incoming.socket.remotePort, { incoming, outgoing });
        return server.app.fetch(request, bindings);
      },
      { HOST: '127.0.0.1', PORT: 0 },
      seconds.every,
    );
    [her, another] = [await createWoman(server), await createWoman(server)];
    for (const woman of [her, another]) {
      const size = woman === her ? DOCUMENT_MAX_BYTES : SMALL_BYTES;
      expect((await sendDocument(woman, { id: DOCUMENT_ID }, pdfOf(size))).status).toBe(201);
    }
    await fillRecords(server, her);
  });
  afterAll(async () => {
    await listening.stop();
    await server.close();
  });

  /** Asks as she does, and does not read the answer. Sends the first byte of a body where the method has one. */
  async function begin(method: string, path: string): Promise<Socket> {
    const socket = connect(Number(new URL(listening.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.pause();
    const isUpload = path === UPLOADS;
    const head = [
      `${method} ${path} HTTP/1.1`,
      'Host: localhost:3000',
      'Origin: http://localhost:3000',
      `Cookie: ${her.client.cookieHeader}`,
      ...(isReading(method)
        ? []
        : [
            `Content-Type: ${isUpload ? 'multipart/form-data; boundary=x' : 'application/json'}`,
            `Content-Length: ${BODY_BYTES}`,
          ]),
    ];
    await once(socket, 'connect');
    arrived.delete(socket.localPort);
    socket.write(`${head.join('\r\n')}\r\n\r\n${isReading(method) ? '' : '{'}`);
    await vi.waitFor(() => expect(arrived.has(socket.localPort)).toBe(true), WAIT);
    return socket;
  }

  const at = (socket: Socket) => arrived.get(socket.localPort);
  const isOpen = (socket: Socket) => at(socket)?.incoming.socket.writable === true;
  /** The rest of its request is waited for. */
  const isUnderway = (socket: Socket) => isOpen(socket) && !at(socket)?.incoming.complete;
  const isUnanswered = (socket: Socket) => !at(socket)?.outgoing.headersSent;
  /** It is waited for to take more of its answer. */
  const isStalled = (socket: Socket) => isOpen(socket) && at(socket)?.incoming.socket.writableLength !== 0;

  async function sendStep(sockets: Socket[]): Promise<void> {
    const bytes = Buffer.alloc(STEP_SECONDS * LEAST_RATE.bytesPerSecond, ' ');
    await Promise.all(
      sockets.filter(isUnderway).map(async (socket) => {
        const incoming = at(socket)?.incoming;
        const wanted = (incoming?.socket.bytesRead ?? 0) + bytes.length;
        socket.write(bytes);
        await vi.waitFor(
          () => expect(!isOpen(socket) || (incoming?.socket.bytesRead ?? 0) >= wanted).toBe(true),
          WAIT,
        );
      }),
    );
    seconds.pass(STEP_SECONDS);
  }

  async function readAsAnother(path: string): Promise<{ status: number; bytes: Buffer }> {
    const headers = { cookie: another.client.cookieHeader };
    const answer = await fetch(`${listening.url}${path}`, { headers });
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  }

  async function expectOthersServed(route: string): Promise<void> {
    const [profile, file] = [await readAsAnother('/api/profile'), await readAsAnother(OWN_FILE)];
    expect([route, profile.status, file.status]).toEqual([route, 200, 200]);
    expect(file.bytes.equals(pdfOf(SMALL_BYTES))).toBe(true);
  }

  const routes = (isAsked: (method: string) => boolean): [method: string, path: string][] =>
    [...enumerateRoutes(server)].flatMap(([path, methods]) =>
      [...methods].filter(isAsked).map((method): [string, string] => [method, path]),
    );
  const beginAll = async (method: string, path: string) =>
    await Promise.all(Array.from({ length: AT_ONCE }, () => begin(method, path)));

  /** Nothing moves any more, and nobody is waited for longer than patience lasts. */
  async function expectLetGo(route: string, sockets: Socket[]): Promise<void> {
    seconds.pass(LEAST_RATE.patienceSeconds + 1);
    const isHeld = (socket: Socket) => isUnderway(socket) || isStalled(socket);
    await vi.waitFor(() => expect([route, sockets.filter(isHeld).length]).toEqual([route, 0]), WAIT);
    for (const socket of sockets) socket.destroy();
  }

  test('every answer is as large as it gets, and none larger than can be made whole; a new route says how large its is', async () => {
    const paths = routes((name) => name === 'GET').map(([, path]) => path);
    expect(paths.toSorted()).toEqual([...Object.keys(LARGEST_ANSWERS), ...SMALL_ANSWERS].toSorted());
    const headers = { cookie: her.client.cookieHeader };
    for (const path of paths) {
      const answer = await fetch(`${listening.url}${path}`, { headers, redirect: 'manual' });
      const { byteLength } = await answer.arrayBuffer();
      const least = LARGEST_ANSWERS[path] ?? 0;
      const most = path === OWN_FILE ? DOCUMENT_MAX_BYTES : least > 0 ? ANSWER_MAX_BYTES : SMALL_ANSWER_BYTES;
      expect(byteLength, path).toBeGreaterThanOrEqual(least);
      expect(byteLength, path).toBeLessThanOrEqual(most);
    }
  });

  test('every write at the least rate, many at once: others are served, who stops is let go', {
    timeout: 600_000,
  }, async () => {
    const awaited = new Map<string, number>();
    for (const [method, path] of routes((name) => !isReading(name))) {
      const route = `${method} ${path}`;
      const sockets = await beginAll(method, path);
      await expectOthersServed(route);
      if (path === UPLOADS) {
        // A tenth of the places, however many she asks for.
        const places = Math.min(AT_ONCE, FILES_AT_ONCE / 10);
        await vi.waitFor(() => expect(sockets.filter(isUnanswered)).toHaveLength(places), WAIT);
      }
      for (let step = 0; step < STEPS; step += 1) await sendStep(sockets);
      const unanswered = sockets.filter(isUnanswered);
      // Nobody who keeps to the rate is sent away.
      expect([route, unanswered.filter((socket) => !isUnderway(socket)).length]).toEqual([route, 0]);
      awaited.set(route, unanswered.length);
      await expectOthersServed(route);
      await expectLetGo(route, sockets);
    }
    expect(awaited.get('POST /api/daily-logs')).toBe(AT_ONCE);
    expect(awaited.get('POST /api/auth/sign-in/email')).toBe(AT_ONCE);
    expect(awaited.has(`POST ${UPLOADS}`)).toBe(true);
    expect(errors()).toEqual([]);
  });

  test('every answer that nobody takes, many at once: others are served, and it is let go', {
    timeout: 600_000,
  }, async () => {
    const stalled: string[] = [];
    for (const [method, path] of routes(isReading)) {
      const route = `${method} ${path}`;
      const sockets = await beginAll(method, path);
      // While her own are still being made.
      await expectOthersServed(route);
      const isAnswered = (socket: Socket) => at(socket)?.outgoing.writableEnded;
      await vi.waitFor(() => expect(sockets.every(isAnswered)).toBe(true), { ...WAIT, timeout: 120_000 });
      if (sockets.some(isStalled)) stalled.push(route);
      await expectOthersServed(route);
      await expectLetGo(route, sockets);
    }
    // Otherwise no answer was large enough for its reader to be waited for; a page of her days fits into the connection.
    expect(stalled).toEqual([`GET ${OWN_FILE}`]);
    expect(errors()).toEqual([]);
  });

  const errors = () => server.output.filter((line) => /"level":"error"/.test(line));
});
