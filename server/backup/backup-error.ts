/** What is wrong with a backup, its key or where it is to go; the message is one sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
