import { ASK_PARAMETER, readAsked, type TogetherLine } from '@lunaria/domain/asked-together.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { stream } from 'hono/streaming';
import { AppError } from '../errors/app-error.ts';
import type { RequestContext, SignedInContext } from '../http/request-context.ts';

export type Ask = (request: Request, connection: RequestContext['Bindings']) => Response | Promise<Response>;

/** What an inner request is judged by; nothing else of the outer one goes on. */
const PASSED_ON = [
  'cookie',
  'authorization',
  'origin',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
];

/**
 * `/api/together`: several lists of hers with one request. Each is asked for as if it had come alone, with its own guards,
 * limits and lines in the log, and told as soon as it is answered: none waits for another.
 */
export function createTogetherRoute(ask: Ask, requireUser: MiddlewareHandler<SignedInContext>) {
  return new Hono<SignedInContext>().use(requireUser).get('/', (c) => {
    const addresses = readAsked(c.req.query(ASK_PARAMETER));
    if (addresses === null) throw new AppError('invalid_input');
    const headers = new Headers();
    for (const name of PASSED_ON) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    c.header('Content-Type', 'application/x-ndjson');
    return stream(c, async (lines) => {
      const readOne = async (address: string, at: number): Promise<void> => {
        const request = new Request(new URL(address, c.req.url), { headers, signal: c.req.raw.signal });
        const line = await tell(at, ask(request, c.env));
        await lines.write(`${JSON.stringify(line)}\n`);
      };
      await Promise.all(addresses.map(readOne));
    });
  });
}

async function tell(at: number, asked: Response | Promise<Response>): Promise<TogetherLine> {
  try {
    const response = await asked;
    return {
      at,
      status: response.status,
      type: response.headers.get('Content-Type'),
      link: response.headers.get('Link'),
      retryAfter: response.headers.get('Retry-After'),
      body: await response.text(),
    };
  } catch {
    // Whoever asked has gone meanwhile.
    return { at, status: 0, type: null, link: null, retryAfter: null, body: '' };
  }
}
