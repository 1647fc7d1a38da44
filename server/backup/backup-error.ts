import { OperatorError } from '../operator/operator-error.ts';

/** What a sentence says in one word, for the log of the server. */
export type BackupErrorCode =
  | 'away'
  | 'busy'
  | 'clock'
  | 'damaged'
  | 'incomplete'
  | 'no_backup'
  | 'not_empty'
  | 'not_stored'
  | 'other_key'
  | 'other_version'
  | 'request';

/** What is wrong with a backup, its key or where it is to go; the message is one sentence for the operator. */
export class BackupError extends OperatorError {
  override readonly name = 'BackupError';
  readonly code: BackupErrorCode;

  constructor(message: string, code: BackupErrorCode = 'request') {
    super(message);
    this.code = code;
  }
}
