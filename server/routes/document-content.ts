import { Hono } from 'hono';
import { checkDocumentId } from '../documents/check-document-id.ts';
import { contentDisposition } from '../documents/name-download.ts';
import { TamperedError } from '../encryption/tampered-error.ts';
import { AppError } from '../errors/app-error.ts';
import { limitFilesOut, releaseAfterAnswer } from '../http/file-places.ts';
import type { SignedInContext } from '../http/request-context.ts';
import type { Logger } from '../logging/logger.ts';
import type { DocumentDependencies } from '../services/documents/document-dependencies.ts';
import { FileLostError, openDocumentContent } from '../services/documents/open-document-content.ts';

type ContentDependencies = DocumentDependencies & { logger: Logger; filesAtOnce: number };

/** `/api/health-documents/:id/content`: the file itself. Mounted behind the guard of `health-documents.ts`. */
export function createDocumentContentRoutes(dependencies: ContentDependencies) {
  const { logger, filesAtOnce } = dependencies;
  return new Hono<SignedInContext>().get('/:id/content', limitFilesOut(filesAtOnce), async (c) => {
    const documentId = checkDocumentId(c.req.param('id'));
    const { userId } = c.var;
    const { document, bytes } = await openDocumentContent(dependencies, userId, documentId).catch((error) => {
      if (!(error instanceof TamperedError || error instanceof FileLostError)) throw error;
      const where = { requestId: c.get('requestId'), route: c.req.routePath };
      logger.error('document_file_unreadable', { ...where, userId, documentId, kind: error.name });
      throw new AppError('file_unreadable');
    });
    releaseAfterAnswer(c, bytes);
    const isDownload = c.req.query('download') === '1';
    return c.body(bytes, 200, {
      'Content-Type': document.mime_type,
      'Content-Length': String(bytes.length),
      'Content-Disposition': contentDisposition(document, isDownload ? 'attachment' : 'inline'),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, no-store',
    });
  });
}
