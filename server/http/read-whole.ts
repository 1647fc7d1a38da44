import type { Context } from 'hono';
import { collectBytes } from '../documents/collect-bytes.ts';
import { AppError } from '../errors/app-error.ts';
import type { RequestContext } from './request-context.ts';

/**
 * The whole body of a request, counted as it comes. Throws AppError('payload_too_large') beyond `maxBytes`, and
 * AppError('invalid_input') where the client left, or was sent away, before its end: nobody hears that, and nothing failed here.
 */
export async function readWhole(c: Context<RequestContext>, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const { body } = c.req.raw;
  if (body === null) return Buffer.alloc(0);
  const expectedBytes = Number(c.req.header('content-length') ?? 0);
  const bytes = await collectBytes(body, { expectedBytes, maxBytes }).catch((error) => {
    const incoming = c.env?.incoming;
    throw incoming?.destroyed && !incoming.complete ? new AppError('invalid_input') : error;
  });
  // Half of it is unread: the connection serves no further request.
  if (bytes === null) throw new AppError('payload_too_large', undefined, { connection: 'close' });
  return bytes;
}
