import { z } from 'zod';
import { askServer } from '../operator/operator-socket.ts';
import type { AdminAnswer, AdminParts } from './admin-parts.ts';
import type { AdminCommand } from './parse-command.ts';
import { runCommand } from './run-command.ts';

const email = z.string().min(1);
const asJson = z.boolean();

/** What `npm run admin` asks the running server for. */
const commandSchema: z.ZodType<AdminCommand> = z.discriminatedUnion('name', [
  z.object({ name: z.literal('accounts'), asJson }),
  z.object({ name: z.literal('account'), email, asJson }),
  z.object({ name: z.enum(['disable', 'enable', 'resend']), email }),
  z.object({ name: z.literal('erase'), email, when: z.enum(['now', 'later']) }),
  z.object({ name: z.enum(['verify-chain', 'health']) }),
]);
const answerSchema = z.object({ text: z.string(), isFine: z.boolean() });

/** Carries out what was asked for over the socket. */
export function createAdminRequest(parts: AdminParts) {
  return async (input: unknown): Promise<string> =>
    JSON.stringify(await runCommand(parts, commandSchema.parse(input)));
}

/** Has the running server do it; null where none does. Throws OperatorError with its sentence. */
export async function askForCommand(dataDir: string, command: AdminCommand): Promise<AdminAnswer | null> {
  const said = await askServer(dataDir, 'admin', command);
  return said === null ? null : answerSchema.parse(JSON.parse(said));
}
