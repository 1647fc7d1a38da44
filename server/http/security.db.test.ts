import { once } from 'node:events';
import { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import type { Account, TestClient } from '../testing/test-client.ts';
import { listen } from './listen.ts';

describe.each(testEngines)('the server, on %s', (engine) => {
  let server: TestApp;
  let maria: TestClient;
  let account: Account;
  beforeAll(async () => {
    server = await createTestApp(engine, { PUBLIC_URL: 'http://localhost:3000' });
    maria = server.createClient();
    account = await maria.signUp();
  });
  afterAll(() => server.close());

  test.each([
    ['our own pages', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    ['our own pages, where the browser names no origin', { 'sec-fetch-site': 'same-origin' }],
    ['a program without a browser', {}],
  ])('takes writes of %s', async (_, headers) => {
    const options = { method: 'PATCH', headers, json: { life_stage: 'ivf' } };
    expect((await maria.request('/api/profile', options)).status).toBe(200);
  });

  // As on one's own machine, where the address is whatever the browser was pointed at.
  test('without PUBLIC_URL, its own pages are those of the host the request was sent to', async () => {
    const here = maria.at(await server.createAppWith({ PUBLIC_URL: '' }));
    const patch = async (origin: string, host: string) =>
      (
        await here.request('/api/profile', {
          method: 'PATCH',
          headers: { origin, host },
          json: { life_stage: 'ivf' },
        })
      ).status;
    expect(await patch('http://192.168.1.5:3000', '192.168.1.5:3000')).toBe(200);
    expect(await patch('https://evil.example', '192.168.1.5:3000')).toBe(403);
    expect(await patch('null', '192.168.1.5:3000')).toBe(403);
  });

  test('does not invite other sites to read: no CORS', async () => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'PATCH',
      'access-control-request-headers': 'content-type',
    };
    for (const [method, path] of [
      ['OPTIONS', '/api/profile'],
      ['GET', '/api/profile'],
      ['OPTIONS', '/api/auth/token'],
      ['GET', '/api/auth/token'],
    ] as const) {
      const answer = await maria.request(path, { method, headers });
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test.each([
    '/api/profile',
    '/api/auth/token',
    '/api/nothing',
    '/healthz',
    '/nothing',
    '/.well-known/jwks.json',
  ])('answers %s with headers that let nothing load, frame or guess', async (path) => {
    const { headers } = await maria.request(path);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('lets no cache keep what is hers', async () => {
    for (const path of [
      '/api/profile',
      '/api/period-tracking',
      '/api/daily-health-signals',
      '/api/auth/token',
      '/api/auth/user',
      '/api/auth/get-session',
    ]) {
      expect([path, (await maria.request(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
  });

  test('keeps the cause of a failure of the database out of answer and log', async () => {
    await server.opened.asOwner(
      'alter table profiles rename to profiles_away; alter table accounts rename to accounts_away',
    );
    try {
      const client = server.createClient();
      const { answer } = await client.signUp();
      const answers = [answer, await maria.request('/api/profile'), await client.signIn(account)];
      for (const { status, text } of answers) {
        expect(status).toBe(500);
        expect(text).not.toMatch(/profiles|accounts|relation|select|insert/i);
      }
      // close() searches all of the output for names, addresses and passwords.
      expect(server.output.length).toBeGreaterThan(0);
      expect(server.output.join('')).not.toMatch(/insert into|argon2/i);
    } finally {
      await server.opened.asOwner(
        'alter table profiles_away rename to profiles; alter table accounts_away rename to accounts',
      );
    }
  });

  describe('on a socket', () => {
    let port: number;
    let stop: () => Promise<void>;
    beforeAll(async () => {
      const listening = await listen(server.app.fetch, { HOST: '127.0.0.1', PORT: 0 });
      port = Number(new URL(listening.url).port);
      stop = listening.stop;
    });
    afterAll(() => stop());

    /** Sends bytes as they are and returns the whole answer. */
    const exchange = (bytes: string): Promise<string> =>
      new Promise((resolve, reject) => {
        let answer = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
        socket.on('data', (chunk) => {
          answer += chunk.toString('latin1');
        });
        socket.on('close', () => resolve(answer));
        // The server may close while we still write; what it said before counts.
        socket.on('error', (error) => (answer ? resolve(answer) : reject(error)));
      });
    const head = (...lines: string[]) => `${[...lines, 'Connection: close', '', ''].join('\r\n')}`;

    test('a body that is too large does not cut off what comes after it on the same connection', async () => {
      const body = `{"a":"${'x'.repeat(200_000)}"}`;
      const large = [
        'POST /api/daily-health-signals HTTP/1.1',
        'Host: localhost',
        'Origin: http://localhost:3000',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
      ];
      let first: ServerResponse | undefined;
      const watched = await listen(
        (request, bindings) => {
          if ('outgoing' in bindings && bindings.outgoing instanceof ServerResponse)
            first ??= bindings.outgoing;
          return server.app.fetch(request, bindings);
        },
        { HOST: '127.0.0.1', PORT: 0 },
      );
      onTestFinished(() => watched.stop());
      // The adapter closes a connection by this clock whose rest nobody reads.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      let answers = '';
      const socket = connect(Number(new URL(watched.url).port), '127.0.0.1');
      const closed = once(socket, 'close');
      socket.on('data', (chunk) => {
        answers += chunk.toString('latin1');
      });
      socket.write(`${large.join('\r\n')}\r\n\r\n${body}`);
      await vi.waitFor(() => expect(first?.closed).toBe(true), 30_000);
      await vi.advanceTimersByTimeAsync(60_000);
      socket.write(head('GET /api/profile HTTP/1.1', 'Host: localhost'));
      await closed;
      expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 401']);
    });

    test.each([
      [
        'giant headers',
        head('GET /api/profile HTTP/1.1', 'Host: localhost', `Cookie: ${'x'.repeat(100_000)}`),
      ],
      ['a header twice as a name', head('GET /api/profile HTTP/1.1', 'Host: localhost', 'bro ken: x')],
      ['no HTTP at all', 'nonsense\r\n\r\n'],
      ['no host', head('GET /api/profile HTTP/1.1')],
      ['a host that is none', head('GET /api/profile HTTP/1.1', 'Host: a b\u0080/')],
      ['a broken escape', head('GET /api/%zz HTTP/1.1', 'Host: localhost')],
      ['an escaped NUL', head('GET /api/profile/%00 HTTP/1.1', 'Host: localhost')],
      ['raw bytes in the address', head('GET /api/\u00ff\u00fe HTTP/1.1', 'Host: localhost')],
      ['a whole address', head('GET http://evil.example/api/profile HTTP/1.1', 'Host: localhost')],
      ['an address that is none', head('GET http://[/ HTTP/1.1', 'Host: localhost')],
      ['a star', head('OPTIONS * HTTP/1.1', 'Host: localhost')],
      ['TRACE', head('TRACE /api/profile HTTP/1.1', 'Host: localhost')],
      ['CONNECT', head('CONNECT /api/profile HTTP/1.1', 'Host: localhost')],
      ['a method nobody knows', head('PROPFIND /api/profile HTTP/1.1', 'Host: localhost')],
      [
        'two lengths',
        `${head('POST /api/auth/sign-in/email HTTP/1.1', 'Host: localhost', 'Content-Length: 2', 'Content-Length: 3')}{}`,
      ],
      [
        'a length and chunks',
        `${head('POST /api/auth/sign-in/email HTTP/1.1', 'Host: localhost', 'Content-Length: 2', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
      ],
      [
        'a megabyte that was not announced',
        `${head('POST /api/auth/sign-in/email HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', 'Transfer-Encoding: chunked')}${'ffff\r\n'.concat('x'.repeat(0xffff), '\r\n').repeat(16)}0\r\n\r\n`,
      ],
    ])('%s: a 4xx with code and message', async (_, bytes) => {
      const answer = await exchange(bytes);
      const [, status, body] = /^HTTP\/1\.1 (\d{3})[\s\S]*?\r\n\r\n([\s\S]*)$/.exec(answer) ?? [];
      expect(Number(status), answer.slice(0, 300)).toBeGreaterThanOrEqual(400);
      expect(Number(status), answer.slice(0, 300)).toBeLessThan(500);
      const json: unknown = JSON.parse(/\{.*\}/.exec(body ?? '')?.[0] ?? 'null');
      expect(json).toEqual({ code: expect.any(String), message: expect.any(String) });
    });

    test('works on afterwards', async () => {
      const answer = await exchange(head('GET /healthz HTTP/1.1', 'Host: localhost'));
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    });
  });
});
