import type { JSONValue } from 'hono/utils/types';
import type { ApiSchema } from '../../app/api-client.ts';
import { type AccountOutcome, sendAccountRequest } from './session-requests.ts';

/** The account routes as the server's own type has them, and the one of the account library that pages ask. */
type Schema = ApiSchema & { '/api/auth/send-verification-email': { $post: { output: unknown } } };

export type AccountRoute = Extract<keyof Schema, `/api/auth/${string}`>;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type MethodOf<Route extends AccountRoute> = {
  [Each in Method]: `$${Lowercase<Each>}` extends keyof Schema[Route] ? Each : never;
}[Method];

/** JSON has no undefined: what may be missing is missing. What the server calls unknown stays that. */
type Received<Value> = [JSONValue] extends [Value]
  ? unknown
  : Value extends object
    ? { [Key in keyof Value]: Received<Exclude<Value[Key], undefined>> }
    : Value;

/** What the server says at a route when it says yes. */
export type AnswerOf<
  Route extends AccountRoute,
  Asked extends Method,
> = `$${Lowercase<Asked>}` extends infer Key extends keyof Schema[Route]
  ? Schema[Route][Key] extends { output: infer Output }
    ? Received<Output>
    : never
  : never;

type ParamsOf<Route extends string> = Route extends `${string}:${infer Name}/${infer Rest}`
  ? { [Key in Name]: string } & ParamsOf<Rest>
  : Route extends `${string}:${infer Name}`
    ? { [Key in Name]: string }
    : unknown;

export type Failure = Exclude<AccountOutcome, { kind: 'done' }>;

/** An outcome of which is known what a yes says. */
export type Answered<Body> = { kind: 'done'; body: Body } | Failure;

/** What goes along: the values of the address, and a body. */
export type Sent<Route extends AccountRoute> = { json?: object } & (Route extends `${string}:${string}`
  ? { param: ParamsOf<Route> }
  : { param?: undefined });

/** Without values in the address there may be nothing to send along. */
export type SentArguments<Route extends AccountRoute> = Route extends `${string}:${string}`
  ? [sent: Sent<Route>]
  : [sent?: Sent<Route>];

/**
 * Asks one of the account routes from a page: address, method and answer are those of the server's type. Without the client
 * that the other routes have (app/api-client.ts): a refusal is told apart from no answer, nobody's session is doubted, and
 * the login, which has the tightest budget, does without its code. Never throws.
 */
export async function requestAccount<Route extends AccountRoute, Asked extends MethodOf<Route>>(
  method: Asked,
  route: Route,
  ...[sent]: SentArguments<Route>
): Promise<Answered<AnswerOf<Route, Asked>>> {
  const values: Record<string, string> = sent?.param ?? {};
  // as: what stands for a value gives way to it; the rest of the address stays
  const path = route.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? '')) as AccountRoute;
  const outcome = await sendAccountRequest((input, init) => fetch(input, init), path, sent?.json, method);
  // as: the shape is the server's own type for this route, held by its tests
  return outcome as Answered<AnswerOf<Route, Asked>>;
}
