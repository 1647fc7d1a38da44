import type { AppType } from '@lunaria/server/app.ts';
import { hc } from 'hono/client';
import type { ExtractSchema } from 'hono/types';
import { fetchInSession } from './session-doubt.ts';

/** The typed client of `/api`. Only the type of the server crosses over; nothing of it is bundled. */
export const api = hc<AppType>('/', { fetch: fetchInSession }).api;

/** Every address of the server with what it takes and answers; for what stands in for it in tests (web/testing/stand-in-api.ts). */
export type ApiSchema = ExtractSchema<AppType>;

/** An answer of the API that is not the one hoped for; `message` is written for a person. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** For queries: once more, unless the server said what is wrong with the request. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof ApiError && error.status < 500);
}

/** The error in an answer that was not ok. */
export async function readApiError(response: {
  status: number;
  json(): Promise<unknown>;
}): Promise<ApiError> {
  const body = await response.json().catch(() => null);
  const hasMessage = typeof body === 'object' && body !== null && 'message' in body;
  return new ApiError(response.status, hasMessage ? String(body.message) : `Answer ${response.status}`);
}
