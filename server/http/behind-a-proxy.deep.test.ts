import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request as requestOverTls } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { DOCUMENT_MAX_BYTES } from '@lunaria/domain/documents/health-document.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeLocalCertificate } from '../testing/local-certificate.ts';
import { ServerProcess } from '../testing/server-process.ts';
import { TestClient } from '../testing/test-client.ts';
import { pdfOf, sendDocument } from '../testing/upload.ts';
import type { Woman } from '../testing/woman.ts';

const deploy = fileURLToPath(new URL('../../deploy/', import.meta.url));
const HOST = 'lunaria.example.org';
/** Where clients come from; the proxy itself comes from 127.0.0.1. */
const CLIENT_ADDRESS = '127.1.2.3';
/** Debian has no other place for nginx, and it is on nobody's PATH. */
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;

interface Ports {
  server: number;
  https: number;
  http: number;
}

interface Proxy {
  name: string;
  /** Writes its configuration, the example with names and ports of this test, into a folder; returns how it is started. */
  prepare(folder: string, ports: Ports): Promise<string[]>;
}

/** The example, with each of these replaced; one that is not in it fails the test. */
async function readExample(name: string, changes: [string, string][]): Promise<string> {
  let text = await readFile(join(deploy, name), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${name} has no “${from}”.`);
    text = text.replaceAll(from, to);
  }
  return text;
}

const nginx: Proxy = {
  name: 'nginx',
  prepare: async (folder, ports) => {
    const site = await readExample('nginx.conf', [
      ['127.0.0.1:3000', `127.0.0.1:${ports.server}`],
      ['listen 80;', `listen 127.0.0.1:${ports.http};`],
      ['listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`],
      [`/etc/letsencrypt/live/${HOST}/fullchain.pem`, join(folder, 'certificate.pem')],
      [`/etc/letsencrypt/live/${HOST}/privkey.pem`, join(folder, 'key.pem')],
      ['/var/log/nginx/lunaria.log', join(folder, 'access.log')],
      ['/var/log/nginx/lunaria-error.log', join(folder, 'error.log')],
      [HOST, 'localhost'],
    ]);
    await mkdir(join(folder, 'kept'));
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, 'kept', name)};`,
    );
    const config = `daemon off; master_process off; pid ${join(folder, 'nginx.pid')}; error_log stderr;
      events {} http { ${places.join(' ')}\n${site}\n}`;
    await writeFile(join(folder, 'nginx.conf'), config);
    return ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')];
  },
};

const caddy: Proxy = {
  name: 'caddy',
  prepare: async (folder, ports) => {
    const own = `admin off\n\thttp_port ${ports.http}\n\tstorage file_system ${join(folder, 'kept')}`;
    const site = await readExample('Caddyfile', [
      ['{\n\t# What it tells of errors', `{\n\t${own}\n\t# What it tells of errors`],
      ['127.0.0.1:3000', `127.0.0.1:${ports.server}`],
      [
        `\n${HOST} {`,
        `\nlocalhost:${ports.https} {\n\ttls ${join(folder, 'certificate.pem')} ${join(folder, 'key.pem')}`,
      ],
    ]);
    await writeFile(join(folder, 'Caddyfile'), site);
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  },
};

const isThere = (name: string) =>
  spawnSync('sh', ['-c', `command -v ${name}`], { env: { PATH } }).status === 0;

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return address.port;
}

describe.each([nginx, caddy])('behind $name, as deploy/ shows it', ({ name, prepare }) => {
  describe.runIf(isThere(name))('', () => {
    const { key, certificate } = makeLocalCertificate();
    let folder: string;
    let ports: Ports;
    let proxy: ChildProcess;
    let server: ServerProcess;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'lunaria-proxy-'));
      ports = {
        server: await findFreePort(),
        https: await findFreePort(),
        http: await findFreePort(),
      };
      await writeFile(join(folder, 'certificate.pem'), certificate);
      await writeFile(join(folder, 'key.pem'), key, { mode: 0o600 });
      server = await ServerProcess.start({
        ...{ DATA_DIR: join(folder, 'data'), PORT: String(ports.server), TRUSTED_PROXIES: '1' },
        PUBLIC_URL: `https://localhost:${ports.https}`,
      });
      const [command = '', ...args] = await prepare(folder, ports);
      proxy = spawn(command, args, { env: { PATH, HOME: folder }, stdio: ['ignore', 'ignore', 'pipe'] });
      proxy.stderr?.pipe(createWriteStream(join(folder, 'proxy.log')));
      await vi.waitFor(async () => expect((await ask('/healthz')).status).toBe(200), {
        timeout: 120_000,
        interval: 200,
      });
    });
    afterAll(async () => {
      if (proxy?.exitCode === null) {
        const ended = once(proxy, 'exit');
        proxy.kill('SIGTERM');
        await ended;
      }
      await server?.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    });

    /** As a browser on another machine would: over TLS, from an address of its own. */
    async function fetchOverProxy(request: Request): Promise<Response> {
      const { hostname, pathname, search } = new URL(request.url);
      const body = Buffer.from(await request.arrayBuffer());
      const sent = requestOverTls({
        ...{ host: '127.0.0.1', servername: hostname, port: ports.https, ca: certificate },
        ...{ path: `${pathname}${search}`, method: request.method, localAddress: CLIENT_ADDRESS },
        headers: {
          ...Object.fromEntries(request.headers),
          host: `${hostname}:${ports.https}`,
          'content-length': body.length,
        },
      });
      // Whoever refuses a large body may answer and close while it is still being written.
      sent.on('error', () => {});
      sent.end(body);
      const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
      const headers = new Headers();
      for (let at = 0; at < answer.rawHeaders.length; at += 2)
        headers.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '');
      const status = answer.statusCode ?? 0;
      const isEmpty = status === 204 || status === 304;
      if (isEmpty) answer.resume();
      return new Response(isEmpty ? null : (Readable.toWeb(answer) as ReadableStream), { status, headers });
    }
    const newClient = () =>
      new TestClient({ fetch: fetchOverProxy }, `https://localhost:${ports.https}`, new Set());
    const ask = (path: string, options = {}) => newClient().request(path, options);

    async function signUp(): Promise<Woman> {
      const client = newClient();
      const { answer } = await client.signUp();
      expect(answer.status).toBe(200);
      const { user } = answer.json as { user: { id: string } }; // what the account library answers a sign-up with
      return { client, userId: user.id };
    }

    test('a woman signs up over TLS, and the server knows her address and not the proxy’s', async () => {
      const { client } = await signUp();
      expect(client.cookies.has('__Host-lunaria.session_token')).toBe(true);
      const { json } = await client.request('/api/auth/sign-ins');
      expect(JSON.stringify(json)).toContain('127.1.2.x');
      expect(JSON.stringify(json)).not.toContain('127.0.0.x');
    });

    test('nobody is taken for somebody else because of a header', async () => {
      const client = newClient();
      const account = await client.signUp();
      const again = newClient();
      const { email, password } = account;
      await again.request('/api/auth/sign-in/email', {
        json: { email, password },
        headers: { 'x-forwarded-for': '203.0.113.9, 203.0.113.10' },
      });
      const { json } = await again.request('/api/auth/sign-ins');
      expect(JSON.stringify(json)).not.toContain('203.0.113');
    });

    test('the largest document goes through, is the same again, and nothing of it stays with the proxy', async () => {
      const maria = await signUp();
      const bytes = pdfOf(DOCUMENT_MAX_BYTES);
      const sent = await sendDocument(maria, { file_name: 'large.pdf' }, bytes);
      expect(sent.status).toBe(201);
      const { id } = sent.json as { id: string }; // what the route answers
      const back = await maria.client.request(`/api/health-documents/${id}/content`);
      expect(back.status).toBe(200);
      expect(back.bytes.equals(bytes)).toBe(true);
      // What either of them writes lies in this folder, beside the data of the server.
      const written = await readdir(folder, { recursive: true, withFileTypes: true });
      const ofProxy = written.filter(
        (entry) => entry.isFile() && !entry.parentPath.startsWith(join(folder, 'data')),
      );
      const sizes = await Promise.all(
        ofProxy.map(async ({ parentPath, name: file }) => (await stat(join(parentPath, file))).size),
      );
      expect(sizes.length).toBeGreaterThan(0);
      expect(sizes.filter((size) => size > 100_000)).toEqual([]);
    });

    test('a file of a whole account reaches the server, which answers for itself what is wrong with it', async () => {
      const { client, userId } = await signUp();
      const answer = await client.request(`/api/exports/restore?user_id=${userId}`, {
        ...{ method: 'POST', body: new Uint8Array(40_000_000) },
        headers: { 'content-type': 'application/zip' },
      });
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ code: 'invalid_input' });
      // Anything else of that size is refused, by the answer or by closing the connection while it comes, and changes nothing.
      const { json: before } = await client.request('/api/profile/details');
      const patch = JSON.stringify({ user_id: userId, full_name: 'Larger Than Allowed' });
      const refused = await client
        .request('/api/profile/details', {
          ...{ method: 'PATCH', body: Buffer.from(patch.padEnd(40_000_000)) },
          headers: { 'content-type': 'application/json' },
        })
        .then(
          ({ status }) => status,
          (error: NodeJS.ErrnoException) => error.code,
        );
      expect([413, 'ECONNRESET', 'EPIPE']).toContain(refused);
      expect(await client.request('/api/profile/details')).toMatchObject({ status: 200, json: before });
    });

    test('the server’s own headers arrive once, and how it is is told to nobody outside', async () => {
      const { status, headers } = await ask('/');
      expect(status).toBe(200);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+[^,]*$/);
      expect((await ask('/readyz')).status).toBe(403);
    });

    test('no secret of an address stands in what it writes, over TLS, without it, or while the server is away', async () => {
      const secrets = ['/calendar/a-secret.ics', '/e/a-secret', '/newsletter/confirm?token=a-secret'];
      const askAll = async () => {
        const statuses: number[] = [];
        for (const path of secrets) {
          const headers = { referer: `https://localhost${path}` };
          statuses.push((await ask(path, { headers })).status);
          const plain = await fetch(`http://localhost:${ports.http}${path}`, { headers, redirect: 'manual' });
          expect([301, 308]).toContain(plain.status);
        }
        return statuses;
      };
      expect((await askAll()).filter((status) => status >= 500)).toEqual([]);
      await server.end('SIGTERM');
      expect(await askAll()).toEqual([502, 502, 502]);
      const logs = (await readdir(folder)).filter((file) => file.endsWith('.log'));
      const written = await Promise.all(logs.map((file) => readFile(join(folder, file), 'utf8')));
      expect(written.join('')).toContain(name === 'nginx' ? 'GET /calendar/' : '502');
      expect(written.join('')).not.toContain('a-secret');
    });
  });

  test.skipIf(isThere(name))(`needs ${name}, which is not installed here`, () => {});
});
