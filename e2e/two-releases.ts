import { readdirSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { hashInlineScripts } from '../web/scripts/find-inline-scripts.ts';
import { closeServer, serveLocally } from './serve-locally.ts';

/** The product behind one address, and a moment at which a new release of it is out. */
export interface TwoReleases {
  url: string;
  /** From now on every file has another name, and the old names are gone. */
  release(): void;
  close(): Promise<void>;
}

const ASSETS = join(import.meta.dirname, '..', 'web', 'build', 'client', 'assets');
/** What the build puts at the end of a name, and what the next release puts behind that. */
const HASH = /([\w-]{8})\.(?:js|css|svg|woff2)$/;
const NEXT = '2';
/** What the stories before have asked for: the same files, each searched for its names once. */
const RENAMED = new Map<string, string>();

/**
 * Stands before the server of the tests and answers as a second build would: with other names for all scripts, styles
 * and fonts, in pages and worker alike, a policy for the changed pages, and Not found for the names of the first.
 */
export async function serveTwoReleases(serverUrl: string): Promise<TwoReleases> {
  const upstream = new URL(serverUrl);
  const rename = createRenamer();
  let isSecond = false;

  const server = createServer((incoming, response) => {
    const asked = incoming.url ?? '/';
    const isFile = /^\/assets\//.test(asked);
    if (isSecond && isFile && !new RegExp(`${NEXT}\\.\\w+$`).test(asked))
      return void response.writeHead(404).end();
    const path = isSecond && isFile ? asked.replace(new RegExp(`${NEXT}(\\.\\w+)$`), '$1') : asked;
    // "Not modified" would be said of the first release.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...requested } = incoming.headers;
    const headers = { ...requested, host: upstream.host, 'accept-encoding': 'identity' };
    if (headers.origin) headers.origin = upstream.origin;
    const passed = request(
      new URL(path, upstream),
      { method: incoming.method ?? 'GET', headers },
      (answer) => {
        if (isSecond && !asked.startsWith('/api/') && isText(answer))
          void sendRenamed(answer, response, rename);
        else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
      },
    );
    passed.on('error', () => response.destroy());
    incoming.pipe(passed);
  });

  return {
    url: await serveLocally(server),
    release() {
      isSecond = true;
    },
    async close() {
      await closeServer(server, () => server.closeAllConnections());
    },
  };
}

type Rename = (text: string) => string;

/** Gives every name of a built file the one that the next release has for it. */
function createRenamer(): Rename {
  const hashes = new Set(readdirSync(ASSETS).flatMap((file) => HASH.exec(file)?.[1] ?? []));
  const isName = (word: string) => hashes.has(word.slice(-8)) && /^$|-$/.test(word.slice(0, -8));
  return (text) => {
    const known =
      RENAMED.get(text) ?? text.replace(/[\w-]{8,}/g, (word) => (isName(word) ? word + NEXT : word));
    RENAMED.set(text, known);
    return known;
  };
}

async function sendRenamed(answer: IncomingMessage, response: ServerResponse, rename: Rename): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  let text = rename(Buffer.concat(chunks).toString('utf8'));
  const { 'content-length': _length, etag: _etag, 'last-modified': _modified, ...headers } = answer.headers;
  if (String(headers['content-type']).startsWith('text/html')) {
    const sources = hashInlineScripts(text).map((hash) => `'${hash}'`);
    const policy = String(headers['content-security-policy'] ?? '');
    headers['content-security-policy'] = policy.replace(
      /script-src [^;]*/,
      `script-src 'self' ${sources.join(' ')}`,
    );
  } else text = text.replace(/revision:"(\w+)"/g, `revision:"$1${NEXT}"`);
  response.writeHead(answer.statusCode ?? 502, headers).end(text);
}

const isText = ({ headers }: IncomingMessage) =>
  /^(text|application)\/(html|css|javascript)/.test(headers['content-type'] ?? '');
