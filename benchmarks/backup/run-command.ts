import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The operator's commands, as npm runs them. */
const COMMANDS = {
  backup: fileURLToPath(new URL('../../server/backup/run.ts', import.meta.url)),
  restore: fileURLToPath(new URL('../../server/backup/run-restore.ts', import.meta.url)),
};

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** What it wrote, to both outputs. */
  output: string;
  seconds: number;
  /** The most memory it had at once, in bytes; 0 where the system does not tell. */
  peakBytes: number;
}

export interface Running {
  process: ChildProcess;
  ended: Promise<Ended>;
}

/** Starts a command with settings and nothing else of our own environment. */
export function startCommand(
  command: keyof typeof COMMANDS,
  args: string[],
  environment: Record<string, string>,
): Running {
  const { PATH = '', HOME = '' } = process.env;
  const begun = performance.now();
  const child = spawn(process.execPath, [COMMANDS[command], ...args], {
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  let peakBytes = 0;
  const look = setInterval(async () => {
    peakBytes = Math.max(peakBytes, await readPeak(child.pid));
  }, 250);
  const wait = async (): Promise<Ended> => {
    const [code, signal] = await once(child, 'close');
    clearInterval(look);
    return { code, signal, output, seconds: (performance.now() - begun) / 1_000, peakBytes };
  };
  return { process: child, ended: wait() };
}

/** Runs it to its end. Throws with what it said when that was not a good one. */
export async function runCommand(...command: Parameters<typeof startCommand>): Promise<Ended> {
  const ended = await startCommand(...command).ended;
  if (ended.code !== 0) throw new Error(`${command[0]} ended with ${ended.code}: ${ended.output}`);
  return ended;
}

/** The most memory that a process had so far, in bytes. */
export async function readPeak(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1_024;
}
