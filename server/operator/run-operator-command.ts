import { DataDirectoryInUseError } from '@lunaria/db/engine/data-lock.ts';
import { DatabaseAwayError } from '@lunaria/db/engine/database-away-error.ts';
import { PlainConnectionError } from '@lunaria/db/engine/plain-connection-error.ts';
import { ConfigError } from '../config/read-config.ts';
import { MasterKeyError } from '../encryption/master-key.ts';
import { OperatorError } from './operator-error.ts';

/** What a command says; where it was done and something is wrong all the same, it ends with 1. */
export type Said = string | { text: string; isFine: boolean };

/** Runs a command with what stands after its name, prints what it says, and ends with 1 and a sentence where it cannot be done. */
export async function runOperatorCommand(command: (args: string[]) => Promise<Said>): Promise<void> {
  try {
    const said = await command(process.argv.slice(2));
    const { text, isFine } = typeof said === 'string' ? { text: said, isFine: true } : said;
    process.stdout.write(`${text}\n`);
    if (!isFine) process.exitCode = 1;
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(1);
  }
}

function describeFailure(error: unknown): string {
  const canBeMended =
    error instanceof OperatorError ||
    error instanceof ConfigError ||
    error instanceof DataDirectoryInUseError ||
    error instanceof DatabaseAwayError ||
    error instanceof PlainConnectionError ||
    error instanceof MasterKeyError;
  if (canBeMended) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
