const NOT_REACHED = 'The server was not reached, nothing was changed. Check your connection.';

/** Why what is sent at once was not done, in a sentence to show beside it. */
export function sayTrouble(error: unknown): string {
  return error instanceof Error && !(error instanceof TypeError) ? error.message : NOT_REACHED;
}
