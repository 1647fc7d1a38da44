import { documentOwnerSchema } from '@lunaria/domain/documents/health-document.ts';
import {
  correctionWriteSchema,
  readingPartSchema,
  valueKeySchema,
} from '@lunaria/domain/documents/reading/document-reading.ts';
import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { checkDocumentId } from '../documents/check-document-id.ts';
import { linkToRest } from '../http/link-to-rest.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import type { Logger } from '../logging/logger.ts';
import type { DocumentDependencies } from '../services/documents/document-dependencies.ts';
import { correctValue, takeCorrectionBack } from '../services/documents/reading/correct-value.ts';
import { getDocumentReading } from '../services/documents/reading/get-document-reading.ts';

/**
 * `/api/health-documents/:id/reading` and `…/corrections`: what was read of a document, and what she says it is. Mounted
 * behind the guard of `health-documents.ts`.
 */
export function createDocumentReadingRoutes(dependencies: DocumentDependencies & { logger: Logger }) {
  return new Hono<SignedInContext>()
    .get(
      '/:id/reading',
      validator('query', (query) => parseInput(readingPartSchema, query)),
      async (c) => {
        const id = checkDocumentId(c.req.param('id'));
        const from = Number(c.req.valid('query').from_page ?? 1);
        const { reading, rest } = await getDocumentReading(dependencies, c.var.userId, id, from);
        linkToRest(c, rest === null ? null : { from_page: rest });
        if (reading.texts_unreadable) {
          dependencies.logger.error('document_reading_unreadable', {
            requestId: c.get('requestId'),
            route: c.req.routePath,
            documentId: id,
          });
        }
        return c.json(reading);
      },
    )
    .put(
      '/:id/corrections/:value_key',
      validator('json', (_, c) => parseInput(correctionWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        const id = checkDocumentId(c.req.param('id'));
        const valueKey = parseInput(valueKeySchema, c.req.param('value_key'));
        return c.json(await correctValue(dependencies, id, valueKey, write));
      },
    )
    .delete(
      '/:id/corrections/:value_key',
      validator('query', (query) => parseInput(documentOwnerSchema, query)),
      async (c) => {
        requireOwn(c.var.userId, c.req.valid('query').user_id);
        const id = checkDocumentId(c.req.param('id'));
        const valueKey = parseInput(valueKeySchema, c.req.param('value_key'));
        return c.json(await takeCorrectionBack(dependencies, c.var.userId, id, valueKey));
      },
    );
}
