import {
  ASK_PARAMETER,
  isAskedTogether,
  joinAsked,
  MOST_ASKED,
  TOGETHER_ADDRESS,
  type TogetherLine,
} from '@lunaria/domain/asked-together.ts';
import { forgetAhead, keepAhead, takeAhead } from './asked-ahead.ts';

interface Asked {
  address: string;
  request: Parameters<typeof fetch>;
  answer: PromiseWithResolvers<Response>;
}

/** Parts of a page are drawn one after the other: so long one waits for the others. */
const WAIT_MS = 20;

/** Asked for where the clock is stopped (a test's, a debugger's), what waits would otherwise hold up everything after it. */
const afterwards = setTimeout;

let waiting: Asked[] = [];

function sendAll(): void {
  const asked = waiting;
  waiting = [];
  for (let at = 0; at < asked.length; at += MOST_ASKED) send(asked.slice(at, at + MOST_ASKED));
}

/** After so long without a word there is no answer: what waits for it says so, with a way to try again. */
const PATIENCE_MS = 30_000;

/** Like fetch, for reading: a server or a line that never answers is one that cannot be reached. */
async function fetchInTime(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new TypeError('Failed to fetch')), PATIENCE_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, giveUp.signal]) : giveUp.signal;
  try {
    return await fetch(input, { ...init, signal });
  } finally {
    // The answer has begun; how long it takes is the line's business.
    clearTimeout(timer);
  }
}

/** The next part of an answer; null at its end, and where none comes any more. */
async function readInTime(reader: ReadableStreamDefaultReader<string> | undefined): Promise<string | null> {
  if (reader === undefined) return null;
  const timer = setTimeout(() => void reader.cancel(), PATIENCE_MS);
  try {
    const { value, done } = await reader.read();
    return done ? null : value;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Like fetch. Lists of hers that are asked for in the same moment travel in one request, and are answered one by one. What
 * was asked for ahead is taken from there.
 */
export function fetchTogether(...request: Parameters<typeof fetch>): Promise<Response> {
  const [input, init] = request;
  if ((init?.method ?? (input instanceof Request ? input.method : 'GET')) !== 'GET') forgetAhead();
  const address = addressOf(request);
  if (address === null) return fetch(...request);
  const ahead = takeAhead(address);
  if (ahead === undefined) return askSoon(address, request);
  return ahead.then((answer) => {
    init?.signal?.throwIfAborted();
    return answer ?? askSoon(address, request);
  });
}

/**
 * Asks for lists that a page will need in a moment, at most sixteen, so that they are there when its screens ask. Whoever
 * asks for one within five seconds gets this answer, once; what was not answered with 200 is asked for as if this had not been.
 */
export function askAhead(addresses: readonly string[]): void {
  const asked = new Map<string, PromiseWithResolvers<Response | null>>(
    addresses.map((address) => [address, Promise.withResolvers()]),
  );
  const give = (address: string | undefined, answer: Response | null) =>
    asked.get(address ?? '')?.resolve(answer);
  keepAhead(new Map([...asked].map(([address, { promise }]) => [address, promise])));
  const giveUp = () => {
    for (const address of addresses) give(address, null);
  };
  askFor(
    [...addresses],
    (line) => give(addresses[line.at], line.status === 200 ? responseOf(line) : null),
    giveUp,
  ).then(giveUp, giveUp);
}

function askSoon(address: string, request: Parameters<typeof fetch>): Promise<Response> {
  const answer = Promise.withResolvers<Response>();
  const signal = request[1]?.signal;
  if (signal?.aborted) return Promise.reject(signal.reason);
  signal?.addEventListener('abort', () => answer.reject(signal.reason));
  if (waiting.push({ address, request, answer }) === 1) afterwards(sendAll, WAIT_MS);
  return answer.promise;
}

/** The address without the server, where this may travel with others; else null. */
function addressOf([input, init]: Parameters<typeof fetch>): string | null {
  if (input instanceof Request || (init?.method ?? 'GET') !== 'GET') return null;
  const url = new URL(input, location.href);
  const address = url.pathname + url.search;
  return url.origin === location.origin && isAskedTogether(address) ? address : null;
}

function send(asked: Asked[]): void {
  // The same of two parts of a page is asked for once.
  const addresses = [...new Set(asked.map(({ address }) => address))];
  const [only] = asked;
  if (only && asked.length === 1) {
    fetchInTime(...only.request).then(only.answer.resolve, only.answer.reject);
    return;
  }
  const tell = (line: TogetherLine) => {
    for (const { address, answer } of asked) {
      if (address !== addresses[line.at]) continue;
      if (line.status === 0) answer.reject(new TypeError('Failed to fetch'));
      else answer.resolve(responseOf(line));
    }
  };
  const askAlone = () => {
    for (const { request, answer } of asked) fetchInTime(...request).then(answer.resolve, answer.reject);
  };
  askFor(addresses, tell, askAlone).then(
    (isTold) => {
      if (!isTold) return;
      // What the answer ended without; to those that were told this says nothing.
      for (const { answer } of asked) answer.reject(new TypeError('Failed to fetch'));
    },
    (error) => {
      for (const { answer } of asked) answer.reject(error);
    },
  );
}

/** False: the server of before does not know the address, and each is asked for alone. */
async function askFor(
  addresses: string[],
  tell: (line: TogetherLine) => void,
  askAlone: () => void,
): Promise<boolean> {
  const query = new URLSearchParams({ [ASK_PARAMETER]: joinAsked(addresses) });
  const response = await fetchInTime(`${TOGETHER_ADDRESS}?${query}`);
  if (response.status === 404) {
    askAlone();
    return false;
  }
  // As each of them would have been answered.
  if (!response.ok) {
    const { status } = response;
    const body = await response.text();
    const type = response.headers.get('Content-Type');
    const retryAfter = response.headers.get('Retry-After');
    for (const at of addresses.keys()) tell({ at, status, type, link: null, retryAfter, body });
    return true;
  }
  let rest = '';
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await readInTime(reader); part !== null; part = await readInTime(reader)) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) tell(JSON.parse(line));
  }
  return true;
}

function responseOf({ status, type, link, retryAfter, body }: TogetherLine): Response {
  const headers = new Headers();
  if (type !== null) headers.set('Content-Type', type);
  if (link !== null) headers.set('Link', link);
  if (retryAfter !== null) headers.set('Retry-After', retryAfter);
  return new Response(status === 204 || status === 304 ? null : body, { status, headers });
}
