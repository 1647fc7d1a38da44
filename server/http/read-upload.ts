import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { DOCUMENT_MAX_BYTES, UPLOAD_TEXTS } from '@lunaria/domain/documents/health-document.ts';
import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../errors/app-error.ts';
import { parseJson } from './read-json.ts';
import type { SignedInContext, UploadedFile } from './request-context.ts';
import { DOCUMENT_PART_MAX_BYTES, isUpload, UPLOAD_MAX_BYTES } from './upload-route.ts';

/** Uploads that one account, and this process, may have under way: each holds up to 10 MB of memory. */
const AT_ONCE_OF_ONE = 10;
const AT_ONCE = 60;

/**
 * `requireUser`, then the two parts of an upload: `document` as checked JSON in `c.var.json`, `file` in `c.var.file`.
 * Nothing is read for a visitor, and never more than an upload may have. Throws AppError otherwise; what broke off
 * reaches no route.
 */
export function readUpload(
  requireUser: MiddlewareHandler<SignedInContext>,
  limitUser: (userId: string) => Promise<void>,
): MiddlewareHandler<SignedInContext> {
  const underWay = new Map<string, number>();
  let total = 0;
  return createMiddleware<SignedInContext>((c, next) =>
    requireUser(c, async () => {
      if (!isUpload(c)) {
        throw new AppError('unsupported_media_type', 'Send the document as multipart/form-data.');
      }
      const { userId } = c.var;
      await limitUser(userId);
      const own = underWay.get(userId) ?? 0;
      if (own >= AT_ONCE_OF_ONE || total >= AT_ONCE) {
        throw new AppError('rate_limited', 'Too many uploads at once. Try again in a moment.', {
          'Retry-After': '5',
        });
      }
      underWay.set(userId, own + 1);
      total += 1;
      try {
        const { document, file } = await readParts(c.req.raw);
        c.set('json', parseJson(document));
        c.set('file', file);
        await next();
      } finally {
        total -= 1;
        const left = (underWay.get(userId) ?? 1) - 1;
        if (left === 0) underWay.delete(userId);
        else underWay.set(userId, left);
      }
    }),
  );
}

interface Parts {
  document: Buffer;
  file: UploadedFile;
}

async function readParts(request: Request): Promise<Parts> {
  const parser = openParser(request.headers.get('content-type') ?? '');
  const parts = collectParts(parser);
  // Handled where it is awaited; it may fail while the body is still being read.
  parts.catch(() => {});
  let received = 0;
  try {
    for await (const chunk of request.body ?? []) {
      received += chunk.byteLength;
      if (received > UPLOAD_MAX_BYTES) throw tooLarge();
      // The parser's own failure: what else comes is of no interest.
      if (parser.destroyed) break;
      if (!parser.write(chunk)) await Promise.race([drained(parser), parts]);
    }
    parser.end();
  } catch (error) {
    parser.destroy();
    if (error instanceof AppError) throw error;
    throw malformed();
  }
  return await parts;
}

function openParser(contentType: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      // Both parts as bytes: neither is decoded before it was looked at.
      isPartAFile: () => true,
      limits: { files: 2, parts: 2, fileSize: DOCUMENT_MAX_BYTES, headerPairs: 20, headerSize: 4_096 },
    });
  } catch {
    throw malformed();
  }
}

function collectParts(parser: BusboyInstance): Promise<Parts> {
  const found = new Map<string, UploadedFile>();
  return new Promise((resolve, reject) => {
    const fail = (error: AppError) => {
      reject(error);
      parser.destroy();
    };
    parser.on('file', (name, stream, _fileName, _encoding, mimeType) => {
      if ((name !== 'document' && name !== 'file') || found.has(name)) return fail(malformed());
      const maxBytes = name === 'file' ? DOCUMENT_MAX_BYTES : DOCUMENT_PART_MAX_BYTES;
      collect(stream, maxBytes).then((bytes) => found.set(name, { bytes, mimeType: mimeType ?? '' }), fail);
      found.set(name, { bytes: Buffer.alloc(0), mimeType: '' });
    });
    parser.on('partsLimit', () => fail(malformed()));
    parser.on('filesLimit', () => fail(malformed()));
    parser.on('error', () => fail(malformed()));
    parser.on('finish', () => {
      // The last part's end is told a turn later than the parser's.
      setImmediate(() => {
        const document = found.get('document');
        const file = found.get('file');
        if (document && file) resolve({ document: document.bytes, file });
        else fail(new AppError('invalid_input', UPLOAD_TEXTS.missing.message));
      });
    });
  });
}

async function collect(stream: BusboyFileStream, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  // Cut at the parser's own limit: there was more.
  if (stream.truncated) throw tooLarge();
  return Buffer.concat(chunks);
}

function drained(parser: BusboyInstance): Promise<void> {
  return new Promise((resolve) => {
    parser.once('drain', resolve);
    parser.once('close', resolve);
  });
}

function tooLarge(): AppError {
  // Half of it is read: the connection serves no further request.
  return new AppError('payload_too_large', UPLOAD_TEXTS.tooLarge.message, { connection: 'close' });
}

function malformed(): AppError {
  return new AppError('invalid_input', 'The upload did not arrive whole. Try again.', {
    connection: 'close',
  });
}
