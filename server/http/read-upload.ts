import { DOCUMENT_MAX_BYTES, UPLOAD_TEXTS } from '@lunaria/domain/documents/health-document.ts';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { collectBytes, releaseBytes } from '../documents/collect-bytes.ts';
import { AppError } from '../errors/app-error.ts';
import { createFilePlaces } from './file-places.ts';
import { parseMultipart } from './parse-multipart.ts';
import { parseJson } from './read-json.ts';
import { REQUEST_REFUSALS } from './refusals.ts';
import type { SignedInContext, UploadedFile } from './request-context.ts';
import { DOCUMENT_PART_MAX_BYTES, isUpload, UPLOAD_MAX_BYTES } from './upload-route.ts';

/**
 * `requireUser`, then the two parts of an upload: `document` as checked JSON in `c.var.json`, `file` in `c.var.file`.
 * Nothing is read for a visitor, nor where `admit` throws, which is told how many bytes the file has at least; and never
 * more than an upload may have. Throws AppError otherwise; what broke off reaches no route. The bytes of the file are gone
 * once the route has answered.
 */
export function readUpload(
  requireUser: MiddlewareHandler<SignedInContext>,
  admit: (userId: string, leastBytes: number) => Promise<void>,
  atOnce?: number,
): MiddlewareHandler<SignedInContext> {
  const takePlace = createFilePlaces(REQUEST_REFUSALS.tooManyUploads, atOnce);
  return createMiddleware<SignedInContext>((c, next) =>
    requireUser(c, async () => {
      if (!isUpload(c)) {
        throw new AppError('unsupported_media_type', REQUEST_REFUSALS.noUpload);
      }
      const { userId } = c.var;
      await admit(userId, leastFileBytes(c.req.header('content-length')));
      const leave = takePlace(userId, c.env?.pace);
      c.env?.pace?.takeTime();
      let body: Buffer<ArrayBuffer> | undefined;
      try {
        body = await readBody(c.req.raw);
        const { document, file } = pickParts(body, c.req.header('content-type') ?? '');
        c.set('json', parseJson(document));
        c.set('file', file);
        await next();
      } finally {
        leave();
        if (body) releaseBytes(body);
      }
    }),
  );
}

/** A body can be shorter than its announced length, never longer: the rest is cut off. Without one, one byte at least. */
function leastFileBytes(announced: string | undefined): number {
  return Math.max(Number(announced ?? 0) - 2 * DOCUMENT_PART_MAX_BYTES, 1);
}

/** Counts bytes as they come, whatever length was announced, and reads no further than the limit. */
async function readBody({ body, headers }: Request): Promise<Buffer<ArrayBuffer>> {
  if (body === null) throw malformed();
  const expectedBytes = Number(headers.get('content-length') ?? 0);
  const bytes = await collectBytes(body, { expectedBytes, maxBytes: UPLOAD_MAX_BYTES }).catch(() => {
    throw malformed();
  });
  if (bytes === null) throw tooLarge();
  return bytes;
}

/** Throws AppError unless there are exactly the two parts of an upload, in either order. */
function pickParts(body: Buffer, contentType: string): { document: Buffer; file: UploadedFile } {
  const parts = parseMultipart(body, contentType, 2);
  if (parts === null) throw malformed();
  const document = parts.find(({ name }) => name === 'document');
  const file = parts.find(({ name }) => name === 'file');
  if (!document || !file) throw new AppError('invalid_input', UPLOAD_TEXTS.missing.message);
  if (document.bytes.length > DOCUMENT_PART_MAX_BYTES || file.bytes.length > DOCUMENT_MAX_BYTES)
    throw tooLarge();
  return { document: document.bytes, file };
}

function tooLarge(): AppError {
  // Half of it may be unread: the connection serves no further request.
  return new AppError('payload_too_large', UPLOAD_TEXTS.tooLarge.message, { connection: 'close' });
}

function malformed(): AppError {
  return new AppError('invalid_input', REQUEST_REFUSALS.uploadBrokeOff);
}
