import { DOCUMENT_MAX_BYTES } from '@lunaria/domain/documents/health-document.ts';
import type { Context } from 'hono';

/** Where a document is uploaded. */
const UPLOAD_PATH = '/api/health-documents';

/** The part `document` (its longest notes escaped character by character) with everything around both parts. */
export const DOCUMENT_PART_MAX_BYTES = 32 * 1024;
/** Bytes an upload may have: the largest file, and what stands around it. */
export const UPLOAD_MAX_BYTES = DOCUMENT_MAX_BYTES + 2 * DOCUMENT_PART_MAX_BYTES;

/** True for a request that the JSON middlewares leave alone: read-upload.ts reads it, once it is known whose it is. */
export function isUpload(c: Context): boolean {
  return (
    c.req.method === 'POST' &&
    c.req.path === UPLOAD_PATH &&
    /^multipart\/form-data\s*;/i.test(c.req.header('content-type') ?? '')
  );
}

/** The other one, which takes a ZIP: receive-file.ts reads it, once it is known whose it is. */
const RESTORE_PATH = '/api/exports/restore';

/** True for a request whose body the JSON middlewares leave alone, too large for memory. */
export function isRestore(c: Context): boolean {
  return (
    c.req.method === 'POST' &&
    c.req.path === RESTORE_PATH &&
    /^application\/zip\s*(;|$)/i.test(c.req.header('content-type') ?? '')
  );
}
