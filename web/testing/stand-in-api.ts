import {
  ASK_PARAMETER,
  readAsked,
  TOGETHER_ADDRESS,
  type TogetherLine,
} from '@lunaria/domain/asked-together.ts';
import { vi } from 'vitest';
import type { ApiSchema } from '../app/api-client.ts';
import type { LibrarySchema } from './library-schema.ts';

type Schema = ApiSchema & LibrarySchema;

/** Every address of the API, as the server's type names it: `/api/period-tracking/:start`. */
export type ApiPath = Extract<keyof Schema, `/api/${string}`>;

/** The methods that the server answers at an address: `get`, `post`. */
export type ApiMethod<Path extends ApiPath> = {
  [Key in keyof Schema[Path]]: Key extends `$${infer Method}` ? Method : never;
}[keyof Schema[Path]];

type Endpoint<Path extends ApiPath, Method extends ApiMethod<Path>> = `$${Method}` extends keyof Schema[Path]
  ? Schema[Path][`$${Method}`]
  : never;

/** What the server says there when it says yes; what its type does not know cannot be answered. */
export type ApiAnswer<Path extends ApiPath, Method extends ApiMethod<Path>> =
  Endpoint<Path, Method> extends { output: infer Output } ? Sendable<Output> : never;

/** The bytes of a file may be a blob: a browser has no buffers. */
type Sendable<Output> = Output extends Uint8Array ? Blob | Output : Output;

export interface ApiRequest {
  method: string;
  /** Without the query. */
  path: string;
  /** The values of the address: `{ start: '2026-11-03' }`. */
  parameters: Record<string, string>;
  query: URLSearchParams;
  /** The body read as JSON; null where there is none, or none that is JSON. */
  json: unknown;
  body: BodyInit | null;
}

type Respond = (request: ApiRequest) => Response | Promise<Response>;

interface Rule {
  method: string;
  pattern: RegExp;
  names: string[];
  respond: Respond;
}

/** The error that the server sends (server/errors/handle-error.ts). */
export interface Refusal {
  status: number;
  code?: string;
  message?: string;
  headers?: Record<string, string>;
}

/**
 * Stands in for the API at `fetch`, for one test: answers what the test says, in the shapes of the server's own type, and
 * remembers what was asked. What nobody answered fails the test (set-up.ts). Requests to anywhere else go their way.
 */
export class StandInApi {
  readonly requests: ApiRequest[] = [];
  /** Requests that no rule knew. */
  readonly unanswered: string[] = [];
  #rules: Rule[] = [];
  #isCut = false;
  #passOn: typeof fetch;

  constructor(passOn: typeof fetch) {
    this.#passOn = passOn;
  }

  /**
   * From now on the address answers like this; the rule told last counts. `204` answers without a body: say null. Where it depends on
   * what was sent whether the address says no, the answer is `refusalOf(…)`.
   */
  answer<Path extends ApiPath, Method extends ApiMethod<Path>>(
    method: Method,
    path: Path,
    answer:
      | ApiAnswer<Path, Method>
      | ((request: ApiRequest) => ApiAnswer<Path, Method> | Response | Promise<ApiAnswer<Path, Method>>),
    status = 200,
  ): void {
    this.#rule(method, path, async (request) => {
      const body = await (isFunction(answer) ? answer(request) : answer);
      if (body instanceof Response) return body;
      if (body instanceof Blob) return new Response(body, { status });
      if (body instanceof Uint8Array) return new Response(Uint8Array.from(body), { status });
      // Only 204 and 304 may come without a body.
      return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
    });
  }

  /** From now on the address answers in pages, each but the last with the address of the next. */
  answerInPages<Path extends ApiPath, Method extends ApiMethod<Path>>(
    method: Method,
    path: Path,
    pages: readonly ApiAnswer<Path, Method>[],
  ): void {
    this.#rule(method, path, ({ query }) => {
      const at = Number(query.get('page'));
      const link = { Link: `<${path}?page=${at + 1}>; rel="next"` };
      return Response.json(pages[at], { headers: at + 1 < pages.length ? link : {} });
    });
  }

  /** From now on the address says no. */
  refuse<Path extends ApiPath>(method: ApiMethod<Path>, path: Path, refusal: Refusal): void {
    this.#rule(method, path, () => refusalOf(refusal));
  }

  /** From now on no request to the address arrives; the others do. */
  lose<Path extends ApiPath>(method: ApiMethod<Path>, path: Path): void {
    this.#rule(method, path, () => Promise.reject(new TypeError('Failed to fetch')));
  }

  /** From now on the address answers only once the gate is opened, and then as it did. */
  hold<Path extends ApiPath>(method: ApiMethod<Path>, path: Path): { open(): void } {
    const held = this.#rules.findLast(
      (rule) => rule.method === method && rule.pattern.source === toPattern(path).pattern.source,
    );
    if (!held) throw new Error(`Nothing answers ${method} ${path} that could be held.`);
    const gate = Promise.withResolvers<void>();
    this.#rule(method, path, async (request) => {
      await gate.promise;
      return await held.respond(request);
    });
    return { open: gate.resolve };
  }

  /** The network is gone: nothing arrives, and the browser knows it. */
  goOffline(): void {
    this.#isCut = true;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
  }

  goOnline(): void {
    this.#isCut = false;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  }

  /** The server cannot be reached, and the browser does not know it. */
  cut(): void {
    this.#isCut = true;
  }

  reconnect(): void {
    this.#isCut = false;
  }

  /** The bodies that were sent to the address, oldest first. */
  sent<Path extends ApiPath>(method: ApiMethod<Path>, path: Path): unknown[] {
    return this.asked(method, path).map(({ json }) => json);
  }

  /** The requests to the address, oldest first. */
  asked<Path extends ApiPath>(method: ApiMethod<Path>, path: Path): ApiRequest[] {
    const { pattern } = toPattern(path);
    return this.requests.filter((request) => request.method === method && pattern.test(request.path));
  }

  /** In place of `fetch`. */
  readonly fetch: typeof fetch = async (input, init) => {
    const asked = new Request(input, init);
    const url = new URL(asked.url);
    if (!url.pathname.startsWith('/api/')) return await this.#passOn(input, init);
    if (this.#isCut) throw new TypeError('Failed to fetch');
    if (url.pathname === TOGETHER_ADDRESS)
      return this.#answerTogether(readAsked(url.searchParams.get(ASK_PARAMETER) ?? '') ?? []);
    const method = asked.method.toLowerCase();
    const text = await asked.clone().text();
    const rule = this.#rules.findLast((known) => known.method === method && known.pattern.test(url.pathname));
    const values = rule?.pattern.exec(url.pathname)?.slice(1) ?? [];
    const request: ApiRequest = {
      method,
      path: url.pathname,
      parameters: Object.fromEntries(
        rule?.names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]) ?? [],
      ),
      query: url.searchParams,
      json: readJson(text),
      body: init?.body ?? null,
    };
    this.requests.push(request);
    if (!rule) {
      this.unanswered.push(`${method.toUpperCase()} ${url.pathname}${url.search}`);
      return Response.json(
        { code: 'not_found', message: 'There is nothing at this address.' },
        { status: 404 },
      );
    }
    const response = await Promise.race([rule.respond(request), whenAborted(asked.signal)]);
    return response;
  };

  /** As the server does it (server/routes/together.ts): each as if it had come alone, a line as soon as it is answered. */
  #answerTogether(addresses: string[]): Response {
    const tell = async (address: string, at: number): Promise<TogetherLine> => {
      const response = await this.fetch(address).catch(() => null);
      const header = (name: string) => response?.headers.get(name) ?? null;
      const body = (await response?.text()) ?? '';
      const of = { type: header('Content-Type'), link: header('Link'), retryAfter: header('Retry-After') };
      return { at, status: response?.status ?? 0, ...of, body };
    };
    const lines = new ReadableStream<string>({
      start: async (controller) => {
        const write = async (address: string, at: number) =>
          controller.enqueue(`${JSON.stringify(await tell(address, at))}\n`);
        await Promise.all(addresses.map(write));
        controller.close();
      },
    });
    return new Response(lines.pipeThrough(new TextEncoderStream()));
  }

  #rule(method: string, path: string, respond: Respond): void {
    this.#rules.push({ method, respond, ...toPattern(path) });
  }
}

export const refusalOf = ({ status, code = 'refused', message = 'Later.', headers = {} }: Refusal) =>
  Response.json({ code, message }, { status, headers });

function toPattern(path: string): Pick<Rule, 'pattern' | 'names'> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  return { pattern: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`), names };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

// Narrows away the answers: none of the API is a function.
function isFunction<Value, Answer>(
  value: Value | ((request: ApiRequest) => Answer),
): value is (request: ApiRequest) => Answer {
  return typeof value === 'function';
}
