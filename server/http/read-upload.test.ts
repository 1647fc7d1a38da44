import { connect } from 'node:net';
import { DOCUMENT_MAX_BYTES } from '@lunaria/domain/documents/health-document.ts';
import fc from 'fast-check';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { createErrorHandler } from '../errors/handle-error.ts';
import { createLogger } from '../logging/logger.ts';
import { Seconds } from '../testing/seconds.ts';
import { multipart, type PartToSend, pdfOf } from '../testing/upload.ts';
import { listen } from './listen.ts';
import { limitBody, readJson } from './read-json.ts';
import { readUpload } from './read-upload.ts';
import type { RequestContext, SignedInContext } from './request-context.ts';
import { DOCUMENT_PART_MAX_BYTES } from './upload-route.ts';

const PATH = '/api/health-documents';
/** What reached the route. */
const received: { json: unknown; bytes: Buffer; mimeType: string }[] = [];
const output: string[] = [];

const signIn = createMiddleware<SignedInContext>(async (c, next) => {
  c.set('userId', c.req.header('x-user') ?? 'maria');
  await next();
});
const app = new Hono<RequestContext>()
  .use(limitBody, readJson)
  .post(
    PATH,
    readUpload(signIn, async () => {}),
    (c) => {
      const { json, file } = c.var;
      if (!file) throw new Error('There is no file.');
      // A copy: what was sent is given back with the answer.
      received.push({ json, bytes: Buffer.from(file.bytes), mimeType: file.mimeType });
      return c.json({ size: file.bytes.length });
    },
  )
  .post('/api/anything', (c) => c.json(c.get('json') ?? null));
app.onError(createErrorHandler(createLogger((line) => output.push(line))));

beforeEach(() => {
  received.length = 0;
  output.length = 0;
});

const document: PartToSend = { name: 'document', body: '{"notes":"☂"}' };
const file: PartToSend = { name: 'file', body: pdfOf(), fileName: 'a.pdf', type: 'application/pdf' };

async function post(body: string | Uint8Array<ArrayBuffer>, type: string, path = PATH) {
  const answer = await app.request(path, { method: 'POST', body, headers: { 'content-type': type } });
  return { status: answer.status, json: (await answer.json()) as { code?: string } };
}
const send = async (...parts: PartToSend[]) => {
  const { body, type } = multipart(parts);
  return await post(body, type);
};

test('both parts arrive, in either order, the document as a field or as a file', async () => {
  for (const parts of [
    [document, file],
    [file, document],
    [{ ...document, fileName: 'blob', type: 'application/json' }, file],
  ]) {
    expect((await send(...parts)).status).toBe(200);
    expect(received.at(-1)).toMatchObject({ json: { notes: '☂' }, mimeType: 'application/pdf' });
    expect(received.at(-1)?.bytes.equals(pdfOf())).toBe(true);
  }
});

test('what is not admitted is told by its announced length and refused before a byte is read', async () => {
  const told: number[] = [];
  const full = new Hono<SignedInContext>().post(
    PATH,
    readUpload(signIn, async (_, leastBytes) => {
      told.push(leastBytes);
      throw new AppError('storage_full');
    }),
  );
  full.onError(createErrorHandler(createLogger((line) => output.push(line))));
  const { body, type } = multipart([document, file]);
  const lengths = [{ 'content-length': '9000000' }, { 'content-length': '300' }, {}];
  for (const length of lengths) {
    const headers = { 'content-type': type, ...length };
    const request = new Request(`http://localhost${PATH}`, { method: 'POST', body, headers });
    expect((await full.request(request)).status).toBe(413);
    expect(request.bodyUsed).toBe(false);
  }
  // Less the most that may stand around a file; never nothing, so that a full account is full.
  expect(told).toEqual([9_000_000 - 2 * DOCUMENT_PART_MAX_BYTES, 1, 1]);
});

test('what a browser sends arrives', async () => {
  const form = new FormData();
  form.set('document', new Blob(['{"notes":null}'], { type: 'application/json' }));
  form.set('file', new Blob([Uint8Array.from(pdfOf(100_000))]), 'Análisis ☂ "x".pdf');
  const request = new Request(`http://localhost${PATH}`, { method: 'POST', body: form });
  expect((await app.request(request)).status).toBe(200);
  expect(received[0]?.bytes.equals(pdfOf(100_000))).toBe(true);
});

test('10 MB arrive to the last byte, and nothing, but not one byte more', async () => {
  expect((await send(document, { ...file, body: pdfOf(DOCUMENT_MAX_BYTES) })).status).toBe(200);
  expect(received[0]?.bytes.equals(pdfOf(DOCUMENT_MAX_BYTES))).toBe(true);
  expect((await send(document, { ...file, body: '' })).status).toBe(200);
  expect(received[1]?.bytes.length).toBe(0);
  const tooLarge = await send(document, { ...file, body: pdfOf(DOCUMENT_MAX_BYTES + 1) });
  expect(tooLarge).toMatchObject({ status: 413, json: { code: 'payload_too_large' } });
  expect(await send({ ...document, body: `"${'a'.repeat(40_000)}"` }, file)).toMatchObject({ status: 413 });
  expect(received).toHaveLength(2);
});

test.each([
  ['no parts', []],
  ['no file', [document]],
  ['no document', [file]],
  ['two files', [document, file, file]],
  ['two documents', [document, document, file]],
  ['a third part', [document, file, { name: 'more', body: 'a' }]],
  ['a part of another name', [document, { ...file, name: 'attachment' }]],
  ['a document that is no JSON', [{ ...document, body: 'notes=a' }, file]],
  ['a document with a field twice', [{ ...document, body: '{"notes":"a","notes":"b"}' }, file]],
  ['a document that is no UTF-8', [{ ...document, body: Buffer.from([0x22, 0xff, 0x22]) }, file]],
  ['a document with NUL', [{ ...document, body: '{"notes":"\\u0000"}' }, file]],
  ['two hundred parts', Array.from({ length: 200 }, () => document)],
])('%s: refused', async (_, parts: PartToSend[]) => {
  expect(await send(...parts)).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
  expect(received).toEqual([]);
});

test('cut at any place, nothing reaches the route, and there is an answer', async () => {
  const { body, type } = multipart([document, file]);
  // The last line break is nobody's.
  for (let length = 0; length < body.length - 4; length += 3) {
    expect((await post(body.subarray(0, length), type)).status).toBe(400);
  }
  expect(received).toEqual([]);
});

test.each([
  'multipart/form-data; ',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=another',
  `multipart/form-data; boundary=${'x'.repeat(500)}`,
  'multipart/form-data; boundary="x',
])('with the content type %s: refused', async (type) => {
  const { body } = multipart([document, file]);
  expect((await post(body, type)).status).toBe(400);
});

test('no other address takes a form, and this one takes nothing else', async () => {
  const { body, type } = multipart([document, file]);
  expect(await post(body, type, '/api/anything')).toMatchObject({ status: 415 });
  expect(await post('{}', 'application/json')).toMatchObject({ status: 415 });
  expect(await post('a', 'text/plain')).toMatchObject({ status: 415 });
  expect(await post('a', 'application/x-www-form-urlencoded')).toMatchObject({ status: 415 });
});

test('whatever is changed in an upload, it is refused politely or arrives whole', async () => {
  const { body, type } = multipart([document, file]);
  const change = fc.record({
    at: fc.nat(body.length - 1),
    removed: fc.nat(40),
    added: fc.oneof(
      fc.uint8Array({ maxLength: 20 }),
      fc
        .constantFrom('\r\n', '\r\n\r\n', '--', '--x-lunaria-boundary', 'name="file"', '\u0000', '"')
        .map((text) => Uint8Array.from(Buffer.from(text))),
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      let bytes = Buffer.from(body);
      for (const { at, removed, added } of changes) {
        bytes = Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + removed)]);
      }
      const answer = await post(Uint8Array.from(bytes), type);
      expect([200, 400, 413]).toContain(answer.status);
    }),
    { numRuns: 300 },
  );
  expect(output).toEqual([]);
});

describe('over a real connection', () => {
  const seconds = new Seconds();
  let server: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    server = await listen(app.fetch, { HOST: '127.0.0.1', PORT: 0 }, seconds.every);
  });
  afterAll(() => server.stop());

  /**
   * Sends the head and then what `write` sends, as it is; a piece is sent when it is on its way, or the connection is
   * gone. Resolves with what came back until the connection ended.
   */
  async function sendRaw(
    headers: string[],
    write: (send: (bytes: string | Uint8Array) => Promise<void>) => unknown,
  ) {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    let answer = '';
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
    });
    const closed = new Promise<void>((resolve) => {
      socket.on('close', () => resolve());
      socket.on('error', () => resolve());
    });
    socket.write(`POST ${PATH} HTTP/1.1\r\nHost: localhost\r\n${headers.join('\r\n')}\r\n\r\n`);
    await write((bytes) => new Promise((resolve) => socket.write(bytes, () => resolve())));
    return { socket, closed, read: () => answer };
  }

  test('a length beyond the limit is refused before a byte of the body is read', async () => {
    const { type } = multipart([]);
    const { socket, read } = await sendRaw([`Content-Type: ${type}`, 'Content-Length: 99999999'], () => {});
    await vi.waitFor(() => expect(read()).toMatch(/^HTTP\/1\.1 413 [\s\S]*smaller than 10MB/), {
      timeout: 10_000,
    });
    socket.destroy();
  });

  test('a body without an announced length ends at the limit', async () => {
    const { type } = multipart([]);
    const chunk = Buffer.alloc(65_536, 'a');
    const head = multipart([{ ...file, body: 'a' }]).body.subarray(0, 150);
    const { closed, read } = await sendRaw(
      [`Content-Type: ${type}`, 'Transfer-Encoding: chunked'],
      async (write) => {
        void write(`${head.length.toString(16)}\r\n`);
        void write(head);
        await write('\r\n');
        for (let sent = 0; sent < 30_000_000; sent += chunk.length) {
          void write(`${chunk.length.toString(16)}\r\n`);
          void write(chunk);
          await write('\r\n');
        }
      },
    );
    await closed;
    // Who goes on sending into a closed connection may lose the answer with it.
    expect(read()).toMatch(/^(HTTP\/1\.1 413 |$)/);
    expect(received).toEqual([]);
  });

  test('an upload that breaks off, or is shorter than it said, reaches nobody', async () => {
    const { body, type } = multipart([document, { ...file, body: pdfOf(200_000) }]);
    const { socket, closed } = await sendRaw(
      [`Content-Type: ${type}`, `Content-Length: ${body.length}`],
      async (write) => await write(body.subarray(0, 100_000)),
    );
    socket.destroy();
    await closed;
    // The next one finds the place free again.
    const whole = await fetch(`${server.url}${PATH}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(whole.status).toBe(200);
    expect(received).toHaveLength(1);
    expect(output).toEqual([]);
  });

  test('one account has six uploads under way and no more; another is not held up', async () => {
    const slow = await beginUploads(6);
    await vi.waitFor(async () => expect(await upload('maria')).toBe(429), { timeout: 10_000 });
    expect(await upload('ines')).toBe(200);
    for (const { socket } of slow) socket.destroy();
    await vi.waitFor(async () => expect(await upload('maria')).toBe(200), { timeout: 10_000 });
  });

  test('uploads that stall lose their places to whoever comes, and are told so; nothing of it is called a failure', async () => {
    const all = Array.from({ length: 10 }, (_, at) => beginUploads(6, `woman${at}`));
    const stalled = (await Promise.all(all)).flat();
    await vi.waitFor(async () => expect(await upload('ines')).toBe(429), { timeout: 10_000 });
    received.length = 0;
    seconds.pass(11);
    expect(await upload('ines')).toBe(200);
    seconds.pass(30);
    for (const { socket } of stalled) socket.resume();
    await Promise.all(stalled.map(({ closed }) => closed));
    for (const { read } of stalled) expect(read()).toMatch(/^HTTP\/1\.1 408 /);
    for (let woman = 0; woman < 10; woman += 1) expect(await upload(`woman${woman}`)).toBe(200);
    expect(received).toHaveLength(11);
    expect(output).toEqual([]);
  });

  const small = multipart([document, file]);

  async function beginUploads(count: number, user = 'maria') {
    const headers = [
      `Content-Type: ${small.type}`,
      `Content-Length: ${small.body.length}`,
      `X-User: ${user}`,
    ];
    const begin = () => sendRaw(headers, (write) => write(small.body.subarray(0, 60)));
    return await Promise.all(Array.from({ length: count }, begin));
  }

  async function upload(user: string): Promise<number> {
    const headers = { 'content-type': small.type, 'x-user': user };
    const answer = await fetch(`${server.url}${PATH}`, { method: 'POST', body: small.body, headers });
    await answer.arrayBuffer();
    return answer.status;
  }
});
