import type { HttpBindings } from '@hono/node-server';

/** What the middlewares leave for the routes. */
export interface RequestContext {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Address the rate limits count by. */
    clientAddress: string;
    /** The JSON that was sent, checked by read-json.ts; undefined when the request had no body. */
    json: unknown;
  };
}

/** After require-user.ts. */
export interface SignedInContext extends RequestContext {
  Variables: RequestContext['Variables'] & { userId: string };
}
