import { ACCOUNT_DISABLED_MESSAGE } from '@lunaria/domain/account/disabled.ts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Every error the API answers with: the status, and a sentence a person can act on. */
const errors = {
  invalid_input: [400, 'Some of what was sent cannot be used.'],
  in_future: [400, 'Choose today or an earlier day.'],
  dead_link: [400, 'This link does not work any more.'],
  unauthenticated: [401, 'Log in to go on.'],
  invalid_credentials: [401, 'Invalid login credentials'],
  wrong_password: [403, 'Your current password is not right.'],
  wrong_code: [403, 'That code is not right. Try the newest one.'],
  second_factor_required: [403, 'Confirm with your second step to go on.'],
  wrong_pin: [403, 'That PIN is not right.'],
  session_locked: [403, 'Unlock to go on.'],
  proof_required: [403, 'Confirm that it is you to go on.'],
  account_disabled: [403, ACCOUNT_DISABLED_MESSAGE],
  foreign_origin: [403, 'This request came from another site and was not carried out.'],
  other_user: [403, 'These entries belong to another account. Nothing was saved.'],
  consent_pending: [
    403,
    'A parent or guardian has to agree before anything is saved. What you entered stays on this device.',
  ],
  not_found: [404, 'There is nothing at this address.'],
  provider_not_configured: [
    404,
    'This way of signing in is not set up on this server. Use your email and a password.',
  ],
  method_not_allowed: [405, 'This address does not answer that kind of request.'],
  not_set_up: [409, 'This is not set up on this server.'],
  conflict: [409, 'This was changed meanwhile. Look at it again.'],
  payload_too_large: [413, 'That is more than this address takes.'],
  storage_full: [413, 'There is no room for this document.'],
  unsupported_media_type: [415, 'Send JSON (Content-Type: application/json).'],
  rate_limited: [429, 'Too many attempts. Wait a moment, then try again.'],
  unexpected: [500, 'Something failed on the server. Nothing was changed. Try again in a moment.'],
  file_unreadable: [500, 'This file cannot be opened. Nothing was changed.'],
  provider_unreachable: [503, 'That could not be reached. Try again in a moment.'],
  storage_unavailable: [
    503,
    'The server cannot reach its file storage. Nothing was changed. Try again in a moment.',
  ],
  unavailable: [503, 'The server cannot reach its database. Try again in a moment.'],
} satisfies Record<string, readonly [ContentfulStatusCode, string]>;

export type ErrorCode = keyof typeof errors;

/** What services and routes throw; one handler (handle-error.ts) turns it into an answer. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, message?: string, headers: Record<string, string> = {}) {
    super(message ?? errors[code][1]);
    this.code = code;
    this.headers = headers;
  }

  get status(): ContentfulStatusCode {
    return errors[this.code][0];
  }
}
