import type { Context } from 'hono';
import { AppError } from '../errors/app-error.ts';
import type { RequestContext } from './request-context.ts';

/**
 * The whole body of a request. Throws AppError('invalid_input') where the client left, or was sent away, before its end:
 * nobody hears that, and nothing failed here.
 */
export async function readWhole(c: Context<RequestContext>): Promise<ArrayBuffer> {
  try {
    return await c.req.arrayBuffer();
  } catch (error) {
    const incoming = c.env?.incoming;
    throw incoming?.destroyed && !incoming.complete ? new AppError('invalid_input') : error;
  }
}
