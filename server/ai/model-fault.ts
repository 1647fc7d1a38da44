/** Why a model's answer is not used. Nothing of the answer or the address is in it: it goes into the log. */
export type FaultReason =
  | 'aborted'
  | 'timeout'
  | 'unreachable'
  | 'tls'
  | 'redirected'
  | 'busy'
  | 'status'
  | 'wrong_type'
  | 'too_large'
  | 'not_utf8'
  | 'not_a_completion'
  | 'tool_call'
  | 'no_answer'
  | 'nothing_kept'
  | 'failed';

export class ModelFault extends Error {
  override name = 'ModelFault';
  readonly reason: FaultReason;
  readonly status: number | undefined;
  /** How long the endpoint asks to wait, where it does. */
  readonly retryAfterMs: number | null;

  constructor(reason: FaultReason, status?: number, retryAfterMs: number | null = null) {
    super(reason);
    this.reason = reason;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The fault in whatever was thrown: the SDK wraps what fetch throws. */
export function findFault(error: unknown): ModelFault | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth += 1) {
    if (at instanceof ModelFault) return at;
  }
  return null;
}
