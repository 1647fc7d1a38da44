import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { addAccountEvent, findAccountEvents as findKept } from '@lunaria/db/queries/account-events.ts';
import type { AccountEvent, AccountEventKind } from '@lunaria/domain/account/account-event.ts';
import { findOwnNetwork, reportOnSuccess } from '../../logging/report-security-event.ts';
import type { SecurityCode } from '../../logging/security-events.ts';

/** Under which code the log tells of what was changed; wrong tries are noted by auth/note-wrong-try.ts. */
const CODES: Record<Exclude<AccountEventKind, 'password-wrong' | 'code-wrong'>, SecurityCode> = {
  'password-changed': 'password_changed',
  'password-reset': 'password_reset',
  'password-removed': 'password_removed',
  'factor-added': 'factor_added',
  'factor-removed': 'factor_removed',
  'removal-asked': 'factor_removal_asked',
  'removal-stopped': 'factor_removal_stopped',
  'codes-renewed': 'recovery_codes_renewed',
  'code-used': 'recovery_code_used',
  'provider-added': 'provider_added',
  'provider-removed': 'provider_removed',
  'email-change-asked': 'email_change_asked',
  'email-changed': 'email_changed',
  'sessions-ended': 'sessions_ended',
  'change-undone': 'change_undone',
};

interface Change {
  userId: string;
  kind: keyof typeof CODES;
  /** Her name for a second step, the provider's name. */
  name?: string | null | undefined;
  /** The factor it is about. */
  subjectId?: string | null | undefined;
  count?: number;
}

/**
 * Keeps, in the transaction of a change of what leads into an account or protects it, that it was made, for her to look at;
 * the log tells of it when the request succeeds.
 */
export async function noteAccountEvent(tx: Tx, change: Change): Promise<void> {
  const { userId, kind, name = null, subjectId, count = 1 } = change;
  await addAccountEvent(tx, userId, { kind, name, count, address: findOwnNetwork() });
  // Of these the log takes what its list names: of a second step never her name for it.
  reportOnSuccess(CODES[kind], {
    userId,
    count,
    factorId: subjectId ?? undefined,
    provider: name ?? undefined,
  });
}

/** What happened to the protection of an account lately, the newest first; the policies show her own alone. */
export async function findAccountEvents(database: Database, userId: string): Promise<AccountEvent[]> {
  const rows = await database.readAsUser(userId, (tx) => findKept(tx, userId));
  return rows.map(({ id, kind, name, count, address, hasOtherAddresses, at }) => ({
    id,
    kind,
    name: name === '' ? null : name,
    count,
    address,
    has_other_addresses: hasOtherAddresses,
    at: at.toISOString(),
  }));
}
