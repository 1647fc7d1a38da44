/**
 * Of each kind so many are kept, the newest; the same within one hour is one. Whoever guesses at a password fills nothing,
 * and pushes nothing out that is of another kind.
 */
export const ACCOUNT_EVENTS_KEPT_PER_KIND = 50;

/** What can happen: tries that failed, and changes of what leads into an account and protects it. */
export const ACCOUNT_EVENT_KINDS = [
  'password-wrong',
  'code-wrong',
  'password-changed',
  'password-reset',
  'password-removed',
  'factor-added',
  'factor-removed',
  'removal-asked',
  'removal-stopped',
  'codes-renewed',
  'code-used',
  'provider-added',
  'provider-removed',
  'email-change-asked',
  'email-changed',
  'sessions-ended',
  'change-undone',
] as const;

export type AccountEventKind = (typeof ACCOUNT_EVENT_KINDS)[number];

/** What happened within one hour, as `GET /api/auth/account-events` lists it: the newest first. */
export interface AccountEvent {
  id: string;
  kind: AccountEventKind;
  /** How the account knows it: the name of the second step, or of the provider; null where there is none. */
  name: string | null;
  /** How often in that hour; of sessions how many were ended. */
  count: number;
  /** Without its last part, such as "203.0.113.x"; null when it is not known, or where no browser asked. */
  address: string | null;
  /** It came from other addresses in that hour, too. */
  has_other_addresses: boolean;
  /** The last time; ISO 8601. */
  at: string;
}
