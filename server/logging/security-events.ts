import type { LogFields, LogLevel } from './logger.ts';

/** What a line may hold beside the request: ids, codes and numbers. */
export type SecurityField =
  | 'userId'
  | 'factorId'
  | 'by'
  | 'factorType'
  | 'provider'
  | 'failure'
  | 'reason'
  | 'limit'
  | 'thing'
  | 'count'
  | 'command';

interface SecurityEvent {
  level: Exclude<LogLevel, 'debug'>;
  fields: readonly SecurityField[];
}

const ofAccount = ['userId'] as const;
const done = { level: 'info', fields: ofAccount } as const;
const refused = { level: 'warn', fields: ofAccount } as const;

/**
 * Every event that says something about an attack or about what protects an account, under its code in the log. What each
 * means, and what to do, stands in docs/OPERATIONS.md. `warn` is what anybody can cause: of it not every line is written
 * (security-log.ts).
 */
export const SECURITY_EVENTS = {
  // Tries that were refused.
  password_wrong: refused,
  code_wrong: refused,
  pin_wrong: refused,
  pin_refused: refused,
  passkey_refused: { level: 'warn', fields: [] },
  factor_locked: { level: 'warn', fields: ['userId', 'factorId'] },
  link_refused: { level: 'warn', fields: [] },
  second_step_missing: refused,
  origin_refused: { level: 'warn', fields: [] },
  other_user_refused: refused,
  limit_reached: { level: 'warn', fields: ['userId', 'limit'] },
  provider_answer_refused: { level: 'warn', fields: ['provider', 'failure', 'reason'] },
  // Ways in that were used.
  signed_in: { level: 'info', fields: ['userId', 'by'] },
  second_step_passed: { level: 'info', fields: ['userId', 'factorId', 'factorType'] },
  // What was changed of an account.
  password_changed: done,
  password_reset: done,
  password_removed: done,
  factor_added: { level: 'info', fields: ['userId', 'factorId'] },
  factor_removed: { level: 'info', fields: ['userId', 'factorId'] },
  factor_removal_asked: { level: 'info', fields: ['userId', 'factorId'] },
  factor_removal_stopped: { level: 'info', fields: ['userId', 'factorId'] },
  pin_set: done,
  pin_changed: done,
  pin_ended: done,
  recovery_codes_renewed: done,
  recovery_code_used: done,
  provider_added: { level: 'info', fields: ['userId', 'provider'] },
  provider_removed: { level: 'info', fields: ['userId', 'provider'] },
  email_change_asked: done,
  email_changed: done,
  sessions_ended: { level: 'info', fields: ['userId', 'count'] },
  change_undone: done,
  erasure_asked: done,
  erasure_kept: done,
  part_erased: done,
  account_erased: { level: 'info', fields: [] },
  operator_command: { level: 'info', fields: ['userId', 'command'] },
  // What stores and guards everything.
  stored_data_refused: { level: 'error', fields: ['thing', 'reason'] },
  master_key_missing: { level: 'error', fields: [] },
  database_permission_denied: { level: 'error', fields: [] },
  database_roles_share_the_owner_login: { level: 'warn', fields: [] },
} as const satisfies Record<string, SecurityEvent>;

export type SecurityCode = keyof typeof SECURITY_EVENTS;

/** The fields of an event; each may be left out where it is not known. */
export type SecurityFields<Code extends SecurityCode> = {
  [Name in (typeof SECURITY_EVENTS)[Code]['fields'][number]]?: LogFields[Name];
};
