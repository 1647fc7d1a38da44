import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import timers from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { DocumentText } from '@lunaria/domain/documents/reading/document-text.ts';
import type { KnownIdentity } from '@lunaria/domain/documents/reading/model/known-identity.ts';
import type { Understanding } from '@lunaria/domain/documents/reading/understanding.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { createModelReader } from './create-model-reader.ts';
import {
  completion,
  type ReceivedRequest,
  type StandInModel,
  send,
  startStandInModel,
} from './testing/stand-in-model.ts';

const KEY = 'sk-secret-key-of-the-operator';
const LINES = [
  'Lakeside Imaging Centre   14 Harbour Road, Port Elder',
  'Patient: Imogen Thackeray   DOB: 03/04/1988   MRN: 88-123456',
  'EXAM: Pelvic ultrasound',
  'FINDINGS: The uterus measures 8.1 x 4.2 x 5.0 cm. Ms. Thackeray was scanned twice.',
  'There is a simple cyst of 2.4 cm in the left ovary. Call +44 20 7946 0958 or imogen@thackeray.example.',
  'IMPRESSION: Simple cyst of the left ovary, 2.4 cm. No free fluid.',
  'Electronically signed by Dr. Konrad Ashdown',
];
const TEXT: DocumentText = {
  pages: [{ lines: LINES.map((text) => ({ text, source: 'text' as const })) }],
};
const IDENTITY: KnownIdentity = {
  name: 'Imogen Thackeray',
  email: 'imogen.t@mailbox.example',
  user_id: '0b5f8f0e-6f0c-4f43-9f0e-0f6d2b8b7a11',
  file_name: 'thackeray_pelvis_scan_2231.pdf',
  own_name: "Imogen's scan at Lakeside",
};
const UNDERSTANDING: Understanding = {
  reader_version: 1,
  category: { best: 'consultation_notes', second: 'imaging', is_sure: false },
  name: 'Ultrasound',
  date: null,
  source: null,
  statements: [],
  values: [],
  is_from_ocr: false,
};
const GOOD = JSON.stringify({
  category: 'imaging',
  statements: [{ text: 'Simple cyst of the left ovary, 2.4 cm.', lines: [3] }],
});

let model: StandInModel | null = null;
const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await model?.close();
  model = null;
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

type Answer = (response: ServerResponse, request: ReceivedRequest, nth: number) => void | Promise<void>;

function createReader(baseUrl: string, timeoutSeconds = 20) {
  const log: string[] = [];
  const reader = createModelReader(
    { baseUrl, query: {}, model: 'small-model', apiKey: KEY, timeoutSeconds },
    createLogger((line) => log.push(line)),
  );
  const read = (signal: AbortSignal = new AbortController().signal, understanding = UNDERSTANDING) =>
    reader.read(TEXT, understanding, IDENTITY, signal);
  return { reader, read, log };
}

async function readFrom(answer: Answer, timeoutSeconds = 20) {
  model = await startStandInModel(answer);
  const { read, log } = createReader(model.baseUrl, timeoutSeconds);
  return { result: await read(), log, requests: model.requests };
}

/** One line, with the reason alone: nothing of the document, the answer, the address or the key. */
function expectOneLine(log: string[], reason: string): void {
  expect(log).toHaveLength(1);
  const line = JSON.parse(log[0] ?? '');
  expect(line).toMatchObject({ level: 'warn', code: 'model_answer_not_used', reason });
  expect(Object.keys(line).toSorted()).toEqual(
    ['code', 'level', 'reason', 'time', ...('status' in line ? ['status'] : [])].toSorted(),
  );
}

describe('an endpoint that works', () => {
  it('is asked once, held to the schema of the answer, at temperature 0, with the key and without tools', async () => {
    const { result, log, requests } = await readFrom((response) => send(response, completion(GOOD)));
    expect(result).toEqual({
      reading: {
        endpoint: model?.baseUrl,
        model: 'small-model',
        statements: [
          {
            kind: 'model',
            text: 'Simple cyst of the left ovary, 2.4 cm.',
            places: [{ page: 1, line: 6 }],
            value_keys: [],
          },
        ],
      },
      category: { best: 'imaging', second: 'consultation_notes', is_sure: false },
    });
    expect(log).toEqual([]);
    expect(requests).toHaveLength(1);
    const [request] = requests;
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    const body = JSON.parse(request?.body ?? '');
    expect(body).toMatchObject({
      model: 'small-model',
      temperature: 0,
      response_format: { type: 'json_schema', json_schema: { strict: true, name: 'document_summary' } },
    });
    expect(Object.keys(body).toSorted()).toEqual(['messages', 'model', 'response_format', 'temperature']);
    expect(body.messages.map(({ role }: { role: string }) => role)).toEqual(['system', 'user']);
  });

  it('gets nothing that tells whose document it is, in no part of the request', async () => {
    const { requests } = await readFrom((response) => send(response, completion(GOOD)));
    const sent = JSON.stringify(requests.map(({ path, headers, body }) => ({ path, headers, body })));
    for (const secret of [
      'imogen',
      'thackeray',
      'konrad',
      'ashdown',
      'lakeside',
      'harbour',
      'elder',
      '1988',
      '03/04',
      '123456',
      '7946',
      '0958',
      'mailbox',
      'example',
      '0b5f8f0e',
      '2231',
      '.pdf',
    ]) {
      expect(sent.toLowerCase()).not.toContain(secret);
    }
    // What stands in the document about her body is what is sent.
    expect(sent).toContain('Simple cyst of the left ovary, 2.4 cm.');
    // Nor what runs here.
    expect(sent).not.toMatch(/ai-sdk|node\.js|lunaria\/v|runtime/i);
    expect(requests[0]?.headers['user-agent']).toBe('Lunaria');
  });

  it('is not asked where nothing of the document may be sent', async () => {
    model = await startStandInModel((response) => send(response, completion(GOOD)));
    const { reader, log } = createReader(model.baseUrl);
    const letter = {
      pages: [{ lines: LINES.slice(0, 3).map((text) => ({ text, source: 'text' as const })) }],
    };
    expect(await reader.read(letter, UNDERSTANDING, IDENTITY, new AbortController().signal)).toBeNull();
    expect(model.requests).toEqual([]);
    expect(log).toEqual([]);
  });

  it('sends a version that its address needs, and shows the address without', async () => {
    model = await startStandInModel((response) => send(response, completion(GOOD)));
    const reader = createModelReader(
      {
        baseUrl: model.baseUrl,
        query: { 'api-version': '7' },
        model: 'm',
        apiKey: undefined,
        timeoutSeconds: 20,
      },
      createLogger(() => {}),
    );
    expect(await reader.read(TEXT, UNDERSTANDING, IDENTITY, new AbortController().signal)).not.toBeNull();
    expect(model.requests[0]?.path).toBe('/v1/chat/completions?api-version=7');
    expect(model.requests[0]?.headers.authorization).toBeUndefined();
    expect(reader.offer).toEqual({ endpoint: model.baseUrl, model: 'm' });
  });

  it('leaves a sure category as it is', async () => {
    model = await startStandInModel((response) => send(response, completion(GOOD)));
    const { read } = createReader(model.baseUrl);
    const sure = { best: 'consultation_notes', second: 'imaging', is_sure: true } as const;
    const result = await read(undefined, { ...UNDERSTANDING, category: sure });
    expect(result?.category).toEqual(sure);
  });

  it.each([
    ['in a fence', `\`\`\`json\n${GOOD}\n\`\`\``],
    ['in a fence without a name', `Here you are:\n\`\`\`\n${GOOD}\n\`\`\`\nAnything else?`],
    ['among prose', `Certainly! {that is} the summary: ${GOOD} I hope {this} helps.`],
    ['after thinking aloud', `<think>Perhaps {"category":"other","statements":[]}?</think>${GOOD}`],
  ])('may write its JSON %s', async (_how, content) => {
    const { result, log, requests } = await readFrom((response) => send(response, completion(content)));
    expect(result?.reading.statements).toHaveLength(1);
    expect(requests).toHaveLength(1);
    expect(log).toEqual([]);
  });

  it('may write its answer in parts', async () => {
    const { result } = await readFrom((response) =>
      send(response, completion([{ type: 'text', text: GOOD }])),
    );
    expect(result?.reading.statements).toHaveLength(1);
  });
});

describe('an endpoint that knows no response_format', () => {
  it.each([400, 415, 422, 501])('answers %i and is asked again in plain words', async (status) => {
    const { result, log, requests } = await readFrom((response, { body }) =>
      'response_format' in JSON.parse(body)
        ? send(response, '{"error":{"message":"response_format is not supported"}}', status)
        : send(response, completion(GOOD)),
    );
    expect(result?.reading.statements).toHaveLength(1);
    expect(requests).toHaveLength(2);
    expect(log).toEqual([]);
    // The second time without a schema and a system message: one may be refused like the other.
    const body = JSON.parse(requests[1]?.body ?? '');
    expect(Object.keys(body).toSorted()).toEqual(['messages', 'model', 'temperature']);
    expect(body.messages.map(({ role }: { role: string }) => role)).toEqual(['user']);
    expect(body.messages[0].content).toContain('<<<DOCUMENT');
  });

  it('that refuses the plain words too is asked no third time', async () => {
    const { result, log, requests } = await readFrom((response) => send(response, '{}', 400));
    expect(result).toBeNull();
    expect(requests).toHaveLength(2);
    expectOneLine(log, 'status');
  });

  it('is asked in plain words after prose without JSON', async () => {
    const { result, requests } = await readFrom((response, _request, nth) =>
      send(response, completion(nth === 1 ? 'A cyst, I think.' : GOOD)),
    );
    expect(result?.reading.statements).toHaveLength(1);
    expect(requests).toHaveLength(2);
  });
});

describe('an endpoint that asks to wait', () => {
  it('is asked once more after that time', async () => {
    const at: number[] = [];
    const { result, log } = await readFrom((response, _request, nth) => {
      at.push(performance.now());
      return nth === 1 ? send(response, '{}', 429, { 'retry-after': '1' }) : send(response, completion(GOOD));
    });
    expect(result?.reading.statements).toHaveLength(1);
    expect(log).toEqual([]);
    // Timers count whole milliseconds.
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(995);
  });

  it('a second time is given up', async () => {
    const { result, log, requests } = await readFrom((response) =>
      send(response, '{}', 429, { 'retry-after': '0' }),
    );
    expect(result).toBeNull();
    expect(requests).toHaveLength(2);
    expectOneLine(log, 'busy');
  });

  it('longer than the timeout is given up at once', async () => {
    const { result, log, requests } = await readFrom((response) =>
      send(response, '{}', 429, { 'retry-after': '3600' }),
    );
    expect(result).toBeNull();
    expect(requests).toHaveLength(1);
    expectOneLine(log, 'busy');
  });

  it('without saying how long is given up', async () => {
    const { result, log, requests } = await readFrom((response) => send(response, '{}', 429));
    expect(result).toBeNull();
    expect(requests).toHaveLength(1);
    expectOneLine(log, 'busy');
  });
});

describe('an endpoint that misbehaves leaves what the rules understood, and one line in the log', () => {
  const html = '<!doctype html><title>Log in</title><p>Simple cyst of the left ovary</p>';
  const toolCall = {
    tool_calls: [{ id: 't', type: 'function', function: { name: 'send', arguments: '{}' } }],
  };
  const invalid = Buffer.concat([
    Buffer.from(completion(GOOD).slice(0, 60)),
    Buffer.from([0xc3, 0x28, 0xff]),
    Buffer.from(completion(GOOD).slice(60)),
  ]);
  const said =
    (content: unknown): Answer =>
    (response) =>
      send(response, completion(content));
  const statement = (text: string, lines = [3]) =>
    said(JSON.stringify({ category: 'imaging', statements: [{ text, lines }] }));

  const ways: [string, string, Answer][] = [
    ['401', 'status', (response) => send(response, `{"error":{"message":"bad key ${KEY}"}}`, 401)],
    ['404', 'status', (response) => send(response, '{"error":{"message":"no such model"}}', 404)],
    ['500', 'status', (response) => send(response, 'panic', 500)],
    ['503', 'busy', (response) => send(response, '', 503)],
    ['HTML with 200', 'wrong_type', (response) => send(response, html, 200, { 'content-type': 'text/html' })],
    ['HTML that calls itself JSON', 'not_a_completion', (response) => send(response, html)],
    ['an error in HTML', 'status', (response) => send(response, html, 502, { 'content-type': 'text/html' })],
    [
      'JSON that calls itself text',
      'wrong_type',
      (response) => send(response, completion(GOOD), 200, { 'content-type': 'text/plain' }),
    ],
    [
      'events of a stream',
      'wrong_type',
      (response) =>
        send(response, `data: ${completion(GOOD)}\n\n`, 200, { 'content-type': 'text/event-stream' }),
    ],
    ['no body', 'not_a_completion', (response) => send(response, '')],
    ['204', 'wrong_type', (response) => void response.writeHead(204).end()],
    ['JSON of another kind', 'not_a_completion', (response) => send(response, '{"hello":"world"}')],
    ['a list', 'not_a_completion', (response) => send(response, '[]')],
    ['null', 'not_a_completion', (response) => send(response, 'null')],
    [
      'an error with 200',
      'not_a_completion',
      (response) => send(response, '{"error":{"message":"overloaded"}}'),
    ],
    ['no choice', 'not_a_completion', (response) => send(response, '{"choices":[]}')],
    ['truncated JSON', 'not_a_completion', (response) => send(response, completion(GOOD).slice(0, -40))],
    [
      'a body shorter than announced',
      'unreachable',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
        response.write(completion(GOOD));
        setImmediate(() => response.destroy());
      },
    ],
    ['a connection that breaks off', 'unreachable', (response) => void response.destroy()],
    ['invalid UTF-8', 'not_utf8', (response) => send(response, invalid)],
    [
      'a body that is no gzip',
      'unreachable',
      (response) => send(response, completion(GOOD), 200, { 'content-encoding': 'gzip' }),
    ],
    ['empty content', 'no_answer', said('')],
    ['null content', 'no_answer', said(null)],
    ['a tool call', 'tool_call', (response) => send(response, completion(null, toolCall))],
    ['a tool call beside an answer', 'tool_call', (response) => send(response, completion(GOOD, toolCall))],
    ['truncated JSON of the model', 'no_answer', said(GOOD.slice(0, -15))],
    ['an unknown category', 'no_answer', said(GOOD.replace('imaging', 'genetics'))],
    ['words instead of lines', 'no_answer', said(GOOD.replace('[3]', '"3"'))],
    ['JSON nested without end', 'no_answer', said('{"a":'.repeat(9_000))],
    ['brackets without end', 'no_answer', said('['.repeat(60_000))],
    ['no statement', 'nothing_kept', said('{"category":"imaging","statements":[]}')],
    ['an invented number', 'nothing_kept', statement('Simple cyst of the left ovary, 4.2 cm.')],
    ['the other side', 'nothing_kept', statement('Simple cyst of the right ovary, 2.4 cm.')],
    ['a lost negation', 'nothing_kept', statement('Free fluid.')],
    ['a line that is not there', 'nothing_kept', statement('Simple cyst of the left ovary, 2.4 cm.', [99])],
    ['advice', 'nothing_kept', statement('You should see a doctor about the left ovary.')],
    ['markup', 'nothing_kept', statement('<b>Simple cyst</b> of the left ovary, 2.4 cm.')],
    ['a placeholder', 'nothing_kept', statement('[name] has a simple cyst of the left ovary, 2.4 cm.')],
    ['a name', 'nothing_kept', statement('Imogen has a simple cyst of the left ovary, 2.4 cm.')],
  ];
  it.each(ways)('%s', async (_way, reason, answer) => {
    const { result, log, requests } = await readFrom(answer);
    expect(result).toBeNull();
    expectOneLine(log, reason);
    expect(requests.length).toBeLessThanOrEqual(2);
  });

  it('a model that repeats the prompt', async () => {
    const { result, log } = await readFrom((response, { body }) => {
      const { messages } = JSON.parse(body);
      const all = messages.map(({ content }: { content: unknown }) => JSON.stringify(content)).join('\n');
      send(response, completion(all));
    });
    expect(result).toBeNull();
    expectOneLine(log, 'no_answer');
  });

  it('a huge answer, packed or not, ends before it is held', async () => {
    const huge = completion('x'.repeat(3_000_000));
    for (const [body, headers] of [
      [huge, {}],
      [gzipSync(huge), { 'content-encoding': 'gzip' }],
    ] as const) {
      const { result, log } = await readFrom((response) => send(response, body, 200, headers));
      expect(result).toBeNull();
      expectOneLine(log, 'too_large');
      await model?.close();
    }
  });

  it('a body without end is left, and its connection closed', async () => {
    let isClosed = false;
    const { result, log } = await readFrom((response) => {
      response.on('close', () => {
        isClosed = true;
      });
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = (): void => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    expect(result).toBeNull();
    expectOneLine(log, 'too_large');
    await vi.waitFor(() => expect(isClosed).toBe(true));
  });

  it.each([
    ['never answers', () => {}],
    [
      'drips its answer',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const drip = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(drip));
      },
    ],
    [
      'sends its headers and no more',
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders(),
    ],
  ])('one that %s ends with the timeout', async (_how, answer) => {
    const { result, log } = await readFrom(answer, 1);
    expect(result).toBeNull();
    expectOneLine(log, 'timeout');
  });

  it('the timeout counts over all requests together', async () => {
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    cleanUps.push(async () => timeouts.mockRestore());
    const { result, log, requests } = await readFrom((response, _request, nth) => {
      if (nth === 1) send(response, completion('no JSON'));
    }, 1);
    expect(result).toBeNull();
    expect(requests).toHaveLength(2);
    expectOneLine(log, 'timeout');
    expect(timeouts.mock.calls).toEqual([[1_000]]);
  });

  it.each([301, 302, 307, 308])(
    'a redirect (%i) is not followed, to another host or its own',
    async (status) => {
      const other = await startStandInModel((response) => send(response, completion(GOOD)));
      cleanUps.push(other.close);
      for (const target of [`${other.baseUrl}/chat/completions`, '/v1/elsewhere']) {
        const { result, log, requests } = await readFrom(
          (response) => void response.writeHead(status, { location: target }).end(),
        );
        expect(result).toBeNull();
        expectOneLine(log, 'redirected');
        expect(requests).toHaveLength(1);
        await model?.close();
      }
      expect(other.requests).toEqual([]);
    },
  );

  it('nobody who listens', async () => {
    const closed = await startStandInModel(() => {});
    await closed.close();
    const { read, log } = createReader(closed.baseUrl);
    expect(await read()).toBeNull();
    expectOneLine(log, 'unreachable');
  });

  it('a name that no host has', async () => {
    const { read, log } = createReader('http://no-such-host.invalid/v1');
    expect(await read()).toBeNull();
    expectOneLine(log, 'unreachable');
  });

  it('something that speaks no HTTP', async () => {
    const server = createSocketServer((socket) => {
      socket.on('error', () => {});
      socket.end('220 mail.example ESMTP\r\n');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanUps.push(async () => server.close());
    const { port } = server.address() as AddressInfo; // as: it listens on a port
    const { read, log } = createReader(`http://127.0.0.1:${port}/v1`);
    expect(await read()).toBeNull();
    expectOneLine(log, 'unreachable');
  });

  it('https where http is spoken, and https without a certificate', async () => {
    model = await startStandInModel((response) => send(response, completion(GOOD)));
    const plain = createReader(model.baseUrl.replace('http:', 'https:'));
    expect(await plain.read()).toBeNull();
    expectOneLine(plain.log, 'tls');

    // Without a certificate of its own every handshake fails.
    const server = createTlsServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanUps.push(async () => server.close());
    const { port } = server.address() as AddressInfo; // as: it listens on a port
    const secure = createReader(`https://127.0.0.1:${port}/v1`);
    expect(await secure.read()).toBeNull();
    expectOneLine(secure.log, 'tls');
  });
});

describe('a reading that is no longer wanted', () => {
  it('ends the request', async () => {
    let isClosed = false;
    const ending = new AbortController();
    model = await startStandInModel((response) => {
      response.on('close', () => {
        isClosed = true;
      });
      ending.abort(new Error('the server stops'));
    });
    const { read, log } = createReader(model.baseUrl);
    expect(await read(ending.signal)).toBeNull();
    expectOneLine(log, 'aborted');
    await vi.waitFor(() => expect(isClosed).toBe(true));
  });

  it('ends the waiting', async () => {
    const waiting = vi.spyOn(timers, 'setTimeout');
    syncBuiltinESMExports();
    cleanUps.push(async () => {
      waiting.mockRestore();
      syncBuiltinESMExports();
    });
    const ending = new AbortController();
    model = await startStandInModel((response) => send(response, '{}', 429, { 'retry-after': '19' }));
    const { read, log } = createReader(model.baseUrl);
    const reading = read(ending.signal);
    await vi.waitFor(() => expect(waiting).toHaveBeenCalledWith(19_000, undefined, expect.anything()));
    ending.abort();
    expect(await reading).toBeNull();
    expectOneLine(log, 'aborted');
    expect(model.requests).toHaveLength(1);
  });

  it('is not begun', async () => {
    model = await startStandInModel((response) => send(response, completion(GOOD)));
    const { read, log } = createReader(model.baseUrl);
    expect(await read(AbortSignal.abort())).toBeNull();
    expectOneLine(log, 'aborted');
    expect(model.requests).toEqual([]);
  });
});
