/** What keeps an operator's command from being done; the message is one sentence for the operator. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
