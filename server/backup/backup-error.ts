import { OperatorError } from '../operator/operator-error.ts';

/** What is wrong with a backup, its key or where it is to go; the message is one sentence for the operator. */
export class BackupError extends OperatorError {
  override readonly name = 'BackupError';
}
