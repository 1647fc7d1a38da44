import type { Database } from '@lunaria/db/engine/database.ts';
import {
  contactDeleteSchema,
  contactIdSchema,
  contactOrderSchema,
  contactWriteSchema,
  type EmergencyRecords,
} from '@lunaria/domain/emergency/emergency-contact.ts';
import { Hono, type MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import type { Config } from '../config/read-config.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { AppError } from '../errors/app-error.ts';
import { parseInput } from '../http/parse-input.ts';
import type { SignedInContext } from '../http/request-context.ts';
import { requireOwn } from '../http/require-own.ts';
import {
  deleteContact,
  findEmergencyRecords,
  saveContact,
  saveContactOrder,
} from '../services/emergency/emergency-contacts.ts';

interface EmergencyContactsDependencies {
  database: Database;
  keyring: MasterKeyring;
  config: Pick<Config, 'REGION'>;
}

/** `/api/emergency-contacts`: whom the signed-in user wants to call, and by which country the numbers are chosen. */
export function createEmergencyContactsRoutes(
  { database, keyring, config }: EmergencyContactsDependencies,
  requireUser: MiddlewareHandler<SignedInContext>,
) {
  return new Hono<SignedInContext>()
    .use(requireUser)
    .get('/', async (c) => {
      const found = await findEmergencyRecords(database, keyring, c.var.userId);
      return c.json({ ...found, region: config.REGION ?? null } satisfies EmergencyRecords);
    })
    .put(
      '/order',
      validator('json', (_, c) => parseInput(contactOrderSchema, c.get('json'))),
      async (c) => {
        const { user_id, ids } = c.req.valid('json');
        requireOwn(c.var.userId, user_id);
        return c.json({ contacts: await saveContactOrder(database, keyring, c.var.userId, ids) });
      },
    )
    .put(
      '/:id',
      validator('json', (_, c) => parseInput(contactWriteSchema, c.get('json'))),
      async (c) => {
        const write = c.req.valid('json');
        requireOwn(c.var.userId, write.user_id);
        if (write.id !== parseInput(contactIdSchema, c.req.param('id'))) {
          throw new AppError('invalid_input', 'The contact and the address name different contacts');
        }
        return c.json(await saveContact(database, keyring, c.var.userId, write));
      },
    )
    .delete(
      '/:id',
      validator('query', (query) => parseInput(contactDeleteSchema, query)),
      async (c) => {
        const id = parseInput(contactIdSchema, c.req.param('id'));
        requireOwn(c.var.userId, c.req.valid('query').user_id);
        await deleteContact(database, c.var.userId, id);
        return c.body(null, 204);
      },
    );
}
