import { type ChildProcess, execFile, type ForkOptions, fork } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Confinement, findConfinement } from './find-confinement.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');

/** Starts the process that reads documents. `memoryMb`: what it may hold; `givesWay`: see `stepBack`. */
export function startReadingProcess(memoryMb: number, givesWay: boolean): ChildProcess {
  const child = fork(
    path.join(here, 'reading-process.ts'),
    [String(memoryMb)],
    readingProcessOptions(memoryMb),
  );
  if (child.pid !== undefined) stepBack(child.pid, givesWay);
  return child;
}

/** What the machine confines it with; tried at the first call, which blocks for a moment. */
export function findReadingConfinement(): Confinement {
  return findConfinement(readablePaths().filter((readable) => existsSync(readable)));
}

/** Starts node behind what confines it. unshare and setpriv become the program they start: pid and channel are its own. */
export function confine({ command: [program, ...rest] }: Confinement, execArgv: string[]): ForkOptions {
  if (program === undefined) return { execArgv };
  return { execPath: program, execArgv: [...rest, process.execPath, ...execArgv] };
}

/** Nothing of this process's environment, and of the disk only what it runs, to read. */
export function readingProcessOptions(memoryMb: number): ForkOptions {
  return {
    serialization: 'advanced',
    env: environment(),
    ...confine(findReadingConfinement(), [
      '--permission',
      ...readablePaths().map((readable) => `--allow-fs-read=${readable}`),
      '--allow-addons',
      '--allow-worker',
      '--disable-warning=SecurityWarning',
      // Below what it may hold in all: pixels and the recognition live outside this heap.
      `--max-old-space-size=${Math.round(memoryMb * 0.6)}`,
      '--v8-pool-size=1',
      // So that the pixels of a page are gone before the next: reading-process.ts calls it.
      '--expose-gc',
      ...['./refuse-network.ts', './refuse-addons.ts'].flatMap((guard) => [
        '--import',
        new URL(guard, import.meta.url).href,
      ]),
    ]),
    // What libraries print of a file would be her data in a log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  };
}

/** Empty but for what a system needs to start a process, and one setting of the C library against scattered memory. */
function environment(): NodeJS.ProcessEnv {
  const { SystemRoot } = process.env;
  return {
    MALLOC_ARENA_MAX: '2',
    ...(SystemRoot === undefined ? {} : { SystemRoot }),
  };
}

/** Its code and its libraries; not the data directory, which may lie beside them. */
function readablePaths(): string[] {
  const modules = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
  const nodeModules = modules.slice(0, modules.lastIndexOf(`${path.sep}node_modules${path.sep}`));
  return [
    path.join(nodeModules, 'node_modules'),
    here,
    path.join(root, 'server', 'node_modules'),
    path.join(root, 'server', 'package.json'),
    path.join(root, 'domain'),
    path.join(root, 'package.json'),
  ];
}

/**
 * Everybody waiting for an answer goes before a document; and if the machine runs out of memory, this process goes first.
 * `givesWay`: on Linux it works only where the processor is idle, for as long as it lives: it takes a privilege to undo.
 */
export function stepBack(pid: number, givesWay: boolean): void {
  // A priority alone still lets it finish its turn before a request is looked at. Where there is no chrt, it stays at that.
  if (givesWay && process.platform === 'linux') {
    execFile('chrt', ['-a', '-i', '-p', '0', String(pid)], () => {});
  }
  // Not the lowest: on a busy machine that is no time at all.
  const low = os.constants.priority.PRIORITY_BELOW_NORMAL;
  try {
    os.setPriority(pid, low);
    // On Linux a priority is a thread's: those that were started before keep theirs.
    for (const thread of readdirSync(`/proc/${pid}/task`)) os.setPriority(Number(thread), low);
    writeFileSync(`/proc/${pid}/oom_score_adj`, '1000');
  } catch {
    // It has ended already, or the system is another: then it has the usual priority.
  }
}
