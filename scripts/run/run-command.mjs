import { ReadableError } from '../prepare/project.mjs';
import { exitCodeOfSignal, StopRequested } from './stop-requests.mjs';

/**
 * The frame around every command: its number becomes the exit code, a failure becomes one sentence.
 *
 * @param {() => Promise<number>} command
 */
export async function runCommand(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (error instanceof StopRequested) process.exitCode = exitCodeOfSignal(error.signal);
    else {
      console.error(error instanceof ReadableError ? error.message : error);
      process.exitCode = 1;
    }
  }
  // Whatever still holds the process (a channel, a watcher) belongs to something that has ended.
  process.exit();
}
