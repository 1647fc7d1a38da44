import { UPLOAD_TEXTS } from '@lunaria/domain/documents/health-document.ts';
import { EXPORT_LIMITS, RESTORE_TEXTS } from '@lunaria/domain/export/data-export.ts';
import { isStorableText } from '@lunaria/domain/text.ts';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { visit } from 'jsonc-parser';
import { AppError } from '../errors/app-error.ts';
import { isReading } from './is-reading.ts';
import { isProviderFormPost, PROVIDER_FORM_MAX_BYTES } from './provider-form-post.ts';
import { readWhole } from './read-whole.ts';
import { REQUEST_REFUSALS } from './refusals.ts';
import type { RequestContext } from './request-context.ts';
import { isRestore, isUpload, UPLOAD_MAX_BYTES } from './upload-route.ts';

/** Bytes a JSON request may have. The longest text a form takes fits many times over. */
const MAX_BYTES = 64 * 1024;
const MAX_DEPTH = 20;
/** The rows of a long report that she confirms at once (answer-proposals.ts). */
const CONFIRMATIONS_MAX_BYTES = 512 * 1024;
const CONFIRMATIONS_PATH = /^\/api\/health-documents\/[^/]+\/confirmations$/;

const jsonLimitOf = (c: Context<RequestContext>) =>
  CONFIRMATIONS_PATH.test(c.req.path) ? CONFIRMATIONS_MAX_BYTES : MAX_BYTES;

/** Throws AppError('payload_too_large') before more of a body is read than its address takes. */
export const limitBody = createMiddleware<RequestContext>(async (c, next) => {
  if (isReading(c.req.method)) return await next();
  if (isRestore(c)) {
    if (Number(c.req.header('content-length')) > EXPORT_LIMITS.fileBytes) throw tooLargeFile();
    return await next();
  }
  const isUploading = isUpload(c);
  // Judged by its announced length without being touched: a body that somebody has begun to read is cut off half a
  // second later, together with whatever request the connection carries by then.
  const maxBytes = isUploading
    ? UPLOAD_MAX_BYTES
    : isProviderFormPost(c)
      ? PROVIDER_FORM_MAX_BYTES
      : jsonLimitOf(c);
  if (Number(c.req.header('content-length')) > maxBytes) {
    throw new AppError('payload_too_large', isUploading ? UPLOAD_TEXTS.tooLarge.message : undefined);
  }
  // Of a length that was announced there cannot come more.
  const isAnnounced =
    c.req.header('content-length') !== undefined && c.req.header('transfer-encoding') === undefined;
  if (!isUploading && !isAnnounced && c.req.raw.body !== null) {
    c.req.raw = new Request(c.req.raw, { body: await readWhole(c, maxBytes) });
  }
  await next();
});

/**
 * Reads and checks the body of every write before any route or library sees it: JSON, UTF-8, no NUL, no field
 * twice. Leaves the value in `c.var.json`; throws AppError otherwise, and nothing was changed. The upload of a document
 * passes by (read-upload.ts), and so do a file that is brought back (receive-file.ts) and the form of a provider (provider-form-post.ts).
 */
export const readJson = createMiddleware<RequestContext>(async (c, next) => {
  if (isReading(c.req.method) || isUpload(c) || isRestore(c) || isProviderFormPost(c)) return await next();
  const bytes = await readWhole(c, jsonLimitOf(c));
  // Where the validators of the routes look for it: the body itself is read.
  Object.assign(c.req.bodyCache, { arrayBuffer: Promise.resolve(Uint8Array.from(bytes).buffer) });
  const contentType = c.req.header('content-type');
  // An empty form too: a page of any site can send one, and there are writes that need no body.
  if ((bytes.byteLength > 0 || contentType !== undefined) && !isJson(contentType)) {
    throw new AppError('unsupported_media_type');
  }
  if (bytes.byteLength > 0) c.set('json', parseJson(bytes));
  await next();
});

function tooLargeFile(): AppError {
  return new AppError('payload_too_large', RESTORE_TEXTS.tooLarge);
}

function isJson(contentType: string | undefined): boolean {
  return contentType !== undefined && /^application\/json\s*(;|$)/i.test(contentType);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Exported for its examples. Throws AppError('invalid_input') for anything but plain, well-formed JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  let text: string;
  let value: unknown;
  try {
    text = utf8.decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw new AppError('invalid_input', REQUEST_REFUSALS.notJson);
  }
  if (!isStorable(value, 0)) {
    throw new AppError('invalid_input', REQUEST_REFUSALS.unsavable);
  }
  const repeated = findRepeatedField(text);
  if (repeated !== null) throw new AppError('invalid_input', REQUEST_REFUSALS.fieldTwice(repeated));
  return value;
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  return Object.entries(value).every(([key, item]) => isStorableText(key) && isStorable(item, depth + 1));
}

/** JSON.parse keeps the last of two fields with one name, other readers the first: neither is what was meant. */
function findRepeatedField(text: string): string | null {
  let repeated: string | null = null;
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name) => {
      const names = open.at(-1);
      if (names?.has(name)) repeated = name.slice(0, 40);
      names?.add(name);
    },
  });
  return repeated;
}
