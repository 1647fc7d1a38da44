/** What was opened. Never a value, never an address: the message goes into logs. */
export type ProtectedThing = 'user key' | 'text' | 'file';

/** `incomplete`: shorter than its format allows; `version`: a format this program does not know. */
export type TamperedReason = 'incomplete' | 'version' | 'authentication';

const sentences: Record<TamperedReason, string> = {
  incomplete: 'is shorter than its format allows',
  version: 'has a format version that this program does not know',
  authentication: 'failed its integrity check: it was changed, moved, cut, or opened with the wrong key',
};

/**
 * Stored bytes are not what was written in this place, for this user. Nothing of their content is released,
 * neither in the message nor as a cause.
 */
export class TamperedError extends Error {
  override readonly name = 'TamperedError';
  readonly code = 'tampered';
  readonly thing: ProtectedThing;
  readonly reason: TamperedReason;

  constructor(thing: ProtectedThing, reason: TamperedReason) {
    super(`A stored ${thing} ${sentences[reason]}.`);
    this.thing = thing;
    this.reason = reason;
  }
}
