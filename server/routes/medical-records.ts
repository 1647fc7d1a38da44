import {
  type MedicalRecord,
  recordIdSchema,
  recordOwnerSchema,
  recordsBehindSchema,
  recordWriteSchema,
} from '@lunaria/domain/records/medical-record.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { AppError } from '../errors/app-error.ts';
import { linkToRest } from '../http/link-to-rest.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import type { EntryDependencies } from '../services/alerts/entry-dependencies.ts';
import {
  deleteMedicalRecord,
  findMedicalRecords,
  restoreMedicalRecord,
  saveMedicalRecord,
} from '../services/records/medical-records.ts';
import { planForUser } from '../services/reminders/plan-for-users.ts';

/** `/api/medical-records`: the medical history of the signed-in user. No address names a kind. */
export function createMedicalRecordsRoutes(
  dependencies: EntryDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  // One that fails is planned with everybody's, every six hours.
  const planRenewal = async (userId: string, { kind }: Pick<MedicalRecord, 'kind'>) => {
    if (kind === 'implant') await planForUser(dependencies, userId).catch(() => {});
  };
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get(
      '/',
      validator('query', (query) => parseInput(recordsBehindSchema, query)),
      async (c) => {
        const after = c.req.valid('query').after ?? null;
        const { records, rest } = await findMedicalRecords(dependencies, c.var.userId, after);
        linkToRest(c, rest === null ? null : { after: rest });
        return c.json({ medical_records: records });
      },
    )
    .put(
      '/:id',
      validator('json', (_, c) => parseInput(recordWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        if (write.id !== parseInput(recordIdSchema, c.req.param('id'))) {
          throw new AppError('invalid_input', 'The entry and the address name different ones');
        }
        const saved = await saveMedicalRecord(dependencies, c.var.userId, write);
        await planRenewal(c.var.userId, saved);
        return c.json(saved);
      },
    )
    .delete(
      '/:id',
      validator('query', (query) => parseInput(recordOwnerSchema, query)),
      async (c) => {
        const id = parseInput(recordIdSchema, c.req.param('id'));
        requireOwn(c.var.userId, c.req.valid('query').user_id);
        await deleteMedicalRecord(dependencies, c.var.userId, id);
        return c.body(null, 204);
      },
    )
    .post(
      '/:id/restore',
      validator('json', (_, c) => parseInput(recordOwnerSchema, c.get('json'))),
      async (c) => {
        const id = parseInput(recordIdSchema, c.req.param('id'));
        requireOwn(c.var.userId, c.req.valid('json').user_id);
        const restored = await restoreMedicalRecord(dependencies, c.var.userId, id);
        await planRenewal(c.var.userId, restored);
        return c.json(restored);
      },
    );
}
