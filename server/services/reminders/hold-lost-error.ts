/** Nothing is done to the reminder any more: it took so long that somebody else may have claimed it. */
export class HoldLostError extends Error {
  override readonly name = 'HoldLostError';
}
