import { Readable } from 'node:stream';
import {
  exportIdSchema,
  exportOwnerSchema,
  exportRequestSchema,
  PASSPHRASE_HEADER,
  RESTORE_TEXTS,
} from '@lunaria/domain/export/data-export.ts';
import { create } from 'content-disposition';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import type { FindSession } from '../auth/find-session.ts';
import { requireProof } from '../auth/require-session.ts';
import { AppError } from '../errors/app-error.ts';
import { createFilePlaces, limitFilesOut } from '../http/file-places.ts';
import { parseInput } from '../http/parse-input.ts';
import { receiveFile } from '../http/receive-file.ts';
import { REQUEST_REFUSALS } from '../http/refusals.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import {
  askForExport,
  listExports,
  openExport,
  readExport,
  removeExport,
} from '../services/export/exports.ts';
import { type RestoreDependencies, restoreExport } from '../services/export/restore-export.ts';

/** So many ZIPs are taken in at once, of one account one: reading one can take a thread of 512 MB. */
const RESTORES_AT_ONCE = 2;

type ExportRoutesDependencies = RestoreDependencies & { findSession: FindSession; filesAtOnce?: number };

/**
 * `/api/exports`: files with all of the signed-in user's data. What leaves with such a file, and what comes in by one, takes a
 * fresh proof that it is she.
 */
export function createExportsRoutes(
  parts: ExportRoutesDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  const takePlace = createFilePlaces(REQUEST_REFUSALS.tooManyUploads, RESTORES_AT_ONCE);
  const requireHerProof = async (c: Context<SignedInContext>) => {
    const { session } = await requireProof(parts.findSession, c);
    requireOwn(c.var.userId, session.userId);
  };
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => c.json({ exports: await listExports(parts, c.var.userId) }))
    .post(
      '/',
      validator('json', (_, c) => parseInput(exportRequestSchema, c.get('json'))),
      async (c) => {
        const { user_id, ...request } = c.req.valid('json');
        requireOwn(c.var.userId, user_id);
        return c.json(await askForExport(parts, c.var.userId, request), 202);
      },
    )
    .post(
      '/restore',
      validator('query', (query) => parseInput(exportOwnerSchema, query)),
      async (c) => {
        const { userId } = c.var;
        requireOwn(userId, c.req.valid('query').user_id);
        await requireHerProof(c);
        const passphrase = readPassphrase(c.req.header(PASSPHRASE_HEADER));
        const leave = takePlace(userId, c.env?.pace);
        try {
          return c.json(await receiveFile(c, (spool) => restoreExport(parts, userId, spool, passphrase)));
        } finally {
          leave();
        }
      },
    )
    .get('/:id', async (c) => {
      const id = parseInput(exportIdSchema, c.req.param('id'));
      return c.json(await readExport(parts, c.var.userId, id));
    })
    .get('/:id/content', limitFilesOut(parts.filesAtOnce), async (c) => {
      const id = parseInput(exportIdSchema, c.req.param('id'));
      await requireHerProof(c);
      const { content, size, name } = await openExport(parts, c.var.userId, id);
      return c.body(Readable.toWeb(content) as ReadableStream, 200, {
        'Content-Type': 'application/zip',
        'Content-Length': String(size),
        'Content-Disposition': create(name, { type: 'attachment' }),
        'Cache-Control': 'private, no-store',
      });
    })
    .delete(
      '/:id',
      validator('query', (query) => parseInput(exportOwnerSchema, query)),
      async (c) => {
        const id = parseInput(exportIdSchema, c.req.param('id'));
        requireOwn(c.var.userId, c.req.valid('query').user_id);
        await removeExport(parts, c.var.userId, id);
        return c.body(null, 204);
      },
    );
}

/** Throws AppError('invalid_input') for what `encodeURIComponent` does not write. */
function readPassphrase(header: string | undefined): string {
  try {
    return decodeURIComponent(header ?? '');
  } catch {
    throw new AppError('invalid_input', RESTORE_TEXTS.passphraseWrong);
  }
}
