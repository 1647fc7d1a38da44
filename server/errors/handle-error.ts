import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { MasterKeyError } from '../encryption/master-key.ts';
import { TamperedError } from '../encryption/tampered-error.ts';
import type { Logger } from '../logging/logger.ts';
import { reportSecurityEvent } from '../logging/report-security-event.ts';
import type { SecurityCode } from '../logging/security-events.ts';
import { StorageError } from '../storage/storage-error.ts';
import { AppError, type ErrorCode } from './app-error.ts';
import { describeFailure, findCode, findRoot } from './describe-failure.ts';

/**
 * Turns whatever was thrown into `{ code, message }`. What nobody foresaw is logged by kind and place, what
 * speaks of an attack as a security event.
 */
export function createErrorHandler(logger: Logger) {
  return (error: Error, c: Context): Response => {
    const known = toAppError(error);
    reportRefusal(known.code);
    if (known.status >= 500) {
      logger.error(known.code, {
        requestId: c.get('requestId'),
        route: c.req.routePath,
        ...describeFailure(error),
      });
      reportBrokenGuard(error);
    }
    return c.json({ code: known.code, message: known.message }, known.status, known.headers);
  };
}

/** The refusals that are security events. Limits say themselves when they are reached (auth/rate-limits.ts). */
const REFUSALS = {
  wrong_password: 'password_wrong',
  wrong_code: 'code_wrong',
  wrong_pin: 'pin_wrong',
  // Only a passkey is answered so by us (services/account/factors/passkey-sign-in.ts).
  invalid_credentials: 'passkey_refused',
  dead_link: 'link_refused',
  second_factor_required: 'second_step_missing',
  foreign_origin: 'origin_refused',
  other_user: 'other_user_refused',
} satisfies Partial<Record<ErrorCode, SecurityCode>>;

function reportRefusal(code: ErrorCode): void {
  if (code in REFUSALS) reportSecurityEvent(REFUSALS[code as keyof typeof REFUSALS], {}); // as: looked up in the line
}

const INSUFFICIENT_PRIVILEGE = '42501';

/** A failure of what guards the data: its keys, its integrity, the rights of the database's roles. */
function reportBrokenGuard(error: Error): void {
  const root = findRoot(error);
  if (root instanceof TamperedError)
    reportSecurityEvent('stored_data_refused', { thing: root.thing, reason: root.reason });
  if (root instanceof MasterKeyError) reportSecurityEvent('master_key_missing', {});
  if (findCode(error) === INSUFFICIENT_PRIVILEGE) reportSecurityEvent('database_permission_denied', {});
}

function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 413) return new AppError('payload_too_large');
  if (error instanceof HTTPException && error.status < 500) return new AppError('invalid_input');
  if (isOfStorage(error)) return new AppError('storage_unavailable');
  return new AppError(isDatabaseAway(error) ? 'unavailable' : 'unexpected');
}

/** The disk or S3, wherever in the chain: below it stands the same refused connection as where the database is away. */
function isOfStorage(error: Error): boolean {
  return error instanceof StorageError || (error.cause instanceof Error && isOfStorage(error.cause));
}

const connectionFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  '57P01',
  '57P03',
  '08006',
]);

function isDatabaseAway(error: Error): boolean {
  const code = findCode(error);
  return (
    (code !== undefined && connectionFailures.has(code)) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(findRoot(error).message)
  );
}
