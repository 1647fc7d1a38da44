import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from '../logging/logger.ts';
import { AppError } from './app-error.ts';

/** Turns whatever was thrown into `{ code, message }`. Only what nobody foresaw is logged, by kind and place. */
export function createErrorHandler(logger: Logger) {
  return (error: Error, c: Context): Response => {
    const known = toAppError(error);
    if (known.status >= 500) {
      logger.error(known.code, {
        requestId: c.get('requestId'),
        route: c.req.routePath,
        ...describeFailure(error),
      });
    }
    return c.json({ code: known.code, message: known.message }, known.status, known.headers);
  };
}

function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 413) return new AppError('payload_too_large');
  if (error instanceof HTTPException && error.status < 500) return new AppError('invalid_input');
  return new AppError(isDatabaseAway(error) ? 'unavailable' : 'unexpected');
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

/** Kind, database code and stack of a failure. Never its message: a driver puts values and texts into it. */
function describeFailure(error: Error): Record<string, string | undefined> {
  const root = findRoot(error);
  const frames = root.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { kind: root.name, databaseCode: findCode(error), at: frames?.slice(0, 6).join(' | ') };
}

function findRoot(error: Error): Error {
  return error.cause instanceof Error ? findRoot(error.cause) : error;
}

function findCode(error: Error): string | undefined {
  const root = findRoot(error);
  return 'code' in root && typeof root.code === 'string' ? root.code : undefined;
}
