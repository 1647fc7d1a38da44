import type { Database } from '@lunaria/db/engine/database.ts';
import {
  analyzeDocumentSchema,
  documentEditSchema,
  documentOwnerSchema,
  documentsQuerySchema,
  documentUploadSchema,
} from '@lunaria/domain/documents/health-document.ts';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import type { z } from 'zod';
import { checkDocumentId } from '../documents/check-document-id.ts';
import { linkToRest } from '../http/link-to-rest.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import type { Logger } from '../logging/logger.ts';
import { deleteDocument, restoreDocument } from '../services/documents/delete-document.ts';
import { editDocument } from '../services/documents/edit-document.ts';
import { findDocuments } from '../services/documents/find-documents.ts';
import { askForReading } from '../services/documents/reading/ask-for-reading.ts';
import { findStorageUse } from '../services/documents/require-room.ts';
import { type UploadDependencies, uploadDocument } from '../services/documents/upload-document.ts';
import { createDocumentContentRoutes } from './document-content.ts';
import { createDocumentReadingRoutes } from './document-reading.ts';
import { createDocumentProposalsRoutes } from './proposals.ts';

type RouteDependencies = UploadDependencies & { logger: Logger; filesAtOnce: number };

/** `/api/health-documents`: the documents of the signed-in user. `receiveUpload` has read both parts of an upload. */
export function createHealthDocumentsRoutes(
  dependencies: RouteDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
  receiveUpload: MiddlewareHandler<SignedInContext>,
) {
  const { database, logger, quotaBytes } = dependencies;
  // An upload comes before the others' guard: whose it is has to be known before a file is read.
  return new Hono<SignedInContext>()
    .post('/', receiveUpload, async (c) => {
      const upload = parseInput(documentUploadSchema, c.get('json'));
      requireOwn(c.var.userId, upload.user_id);
      const { file } = c.var;
      if (!file) throw new Error('No upload was read.');
      const { document, isNew } = await uploadDocument(dependencies, upload, file);
      return c.json(document, isNew ? 201 : 200);
    })
    .use(requireUser)
    .route('/', createDocumentContentRoutes(dependencies))
    .route('/', createDocumentReadingRoutes(dependencies))
    .route('/', createDocumentProposalsRoutes(dependencies))
    .get(
      '/',
      validator('query', (query) => parseInput(documentsQuerySchema, query)),
      async (c) => {
        const asked = readPage(c.req.valid('query'));
        const { documents, rest } = await findDocuments(dependencies, c.var.userId, asked);
        linkToRest(c, rest === null ? null : { after: rest });
        noteUnreadable(documents, logger, c);
        return c.json({ health_documents: documents });
      },
    )
    .get('/storage', async (c) => c.json(await findStorageUse(database, c.var.userId, quotaBytes)))
    .patch(
      '/:id',
      validator('json', (_, c) => parseInput(documentEditSchema, c.get('json'))),
      async (c) => {
        const edit = c.req.valid('json');
        requireOwn(c.var.userId, edit.user_id);
        return c.json(await editDocument(dependencies, checkDocumentId(c.req.param('id')), edit));
      },
    )
    .delete(
      '/:id',
      validator('query', (query) => parseInput(documentOwnerSchema, query)),
      async (c) => {
        requireOwn(c.var.userId, c.req.valid('query').user_id);
        await deleteDocument(dependencies, c.var.userId, checkDocumentId(c.req.param('id')));
        return c.body(null, 204);
      },
    )
    .post(
      '/:id/restore',
      validator('json', (_, c) => parseInput(documentOwnerSchema, c.get('json'))),
      async (c) => {
        requireOwn(c.var.userId, c.req.valid('json').user_id);
        const id = checkDocumentId(c.req.param('id'));
        return c.json(await restoreDocument(dependencies, c.var.userId, id));
      },
    );
}

function readPage({ limit, after }: z.infer<typeof documentsQuerySchema>) {
  return { limit: limit === undefined ? null : Number(limit), after: after ?? null };
}

function noteUnreadable(
  documents: readonly { texts_unreadable?: boolean | undefined }[],
  logger: Logger,
  c: Context<SignedInContext>,
): void {
  const count = documents.filter((document) => document.texts_unreadable).length;
  const where = { requestId: c.get('requestId'), route: c.req.routePath };
  if (count > 0) logger.error('documents_unreadable', { ...where, count });
}

interface AnalysisDependencies {
  database: Database;
  /** Counts a document that an account has read again; throws for one too many. */
  limitReadings: (userId: string) => Promise<void>;
}

/** `/api/analyze-document`: asks for one of her documents to be read. */
export function createAnalyzeDocumentRoute(
  { database, limitReadings }: AnalysisDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>().use(requireUser).post(
    '/',
    validator('json', (_, c) => parseInput(analyzeDocumentSchema, c.get('json'))),
    async (c) => {
      const asked = c.req.valid('json');
      const reading_state = await askForReading(database, c.var.userId, asked, limitReadings);
      return c.json({ reading_state }, 202);
    },
  );
}
