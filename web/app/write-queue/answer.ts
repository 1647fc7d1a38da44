import { readRetryAfter } from '@lunaria/domain/retry-after.ts';

/** What became of a change that was sent. */
export type SendOutcome =
  | { kind: 'saved'; answer: unknown }
  /** Never will be kept as it is; the server says why. */
  | { kind: 'refused'; message: string }
  /** The session is gone, another user's by now, or waits for her second step. Nothing was written. */
  | { kind: 'signed-out' }
  /** A guardian has to agree first. Nothing was written; it waits here, and is tried again now and then. */
  | { kind: 'held' }
  /** To be tried again. `isUnseen`: the server certainly did nothing with it. */
  | { kind: 'failed'; isUnseen: boolean; retryAfterMs: number };

const UNKNOWN = { kind: 'failed', isUnseen: false, retryAfterMs: 0 } as const;

/** Reads the answer to a write. Never throws: what cannot be read is no answer. */
export async function readOutcome(response: Response, nowMs: number): Promise<SendOutcome> {
  const { status } = response;
  try {
    if (status === 204) return { kind: 'saved', answer: null };
    // A page of a hotel network also answers 200: what is not JSON was not our server.
    if (response.ok) return { kind: 'saved', answer: await response.json() };
    const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), nowMs) ?? 0;
    if (status === 429) return { kind: 'failed', isUnseen: true, retryAfterMs };
    if (status >= 500 || status === 408 || status === 425) return { ...UNKNOWN, retryAfterMs };
    if (status === 401) return { kind: 'signed-out' };
    const { code, message } = readError(await response.json());
    if (code === 'other_user' || code === 'second_factor_required' || code === 'session_locked')
      return { kind: 'signed-out' };
    if (code === 'consent_pending') return { kind: 'held' };
    if (status >= 400 && message !== '') return { kind: 'refused', message };
    return UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}

export const NO_ANSWER: SendOutcome = UNKNOWN;

function readError(body: unknown): { code: string; message: string } {
  const { code, message } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >; // as: any object may be read by key
  return {
    code: typeof code === 'string' ? code : '',
    message: typeof message === 'string' ? message : '',
  };
}
