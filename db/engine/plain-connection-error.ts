/** DATABASE_URL asks for a connection on which others can read along. The message says what to do, and no address. */
export class PlainConnectionError extends Error {
  override name = 'PlainConnectionError';
}
