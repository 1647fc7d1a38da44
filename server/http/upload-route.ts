import { DOCUMENT_MAX_BYTES } from '@lunaria/domain/documents/health-document.ts';
import type { Context } from 'hono';

/** The one address that takes something else than JSON. */
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
