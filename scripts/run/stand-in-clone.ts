import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';

const project = join(import.meta.dirname, '..', '..');

/** Says when it is up, notes every signal, stops cleanly on the first: what the launcher expects of the server. */
const SERVER = `
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
const server = createServer((request, response) => response.end('here'));
const note = (line: string) => appendFileSync('server.log', line + '\\n');
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    note(signal);
    if (process.env.STAND_IN_HANGS) return;
    setTimeout(() => { note('stopped'); process.exit(Number(process.env.STAND_IN_EXIT ?? 0)); }, 200);
  });
}
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => { note('pid ' + process.pid); console.log('Stand-in is ready'); });
`;

/** Counts its calls and takes its time; \`ci\` and \`run build\` leave what the real npm would. */
const NPM = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
const command = process.argv.slice(2, 4).join(' ');
if (existsSync('busy')) appendFileSync('npm.log', 'while another one works\\n');
writeFileSync('busy', '');
writeFileSync('npm.pid', String(process.pid));
appendFileSync('npm.log', command + '\\n');
if (process.env.STAND_IN_NPM_FAILS === command) { console.error('npm says why'); rmSync('busy'); process.exit(7); }
setTimeout(() => {
  rmSync('busy');
  if (!command.startsWith('run ')) {
    mkdirSync('node_modules', { recursive: true });
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const left = Object.entries(packages).filter(([, { dev }]) => !dev || !command.endsWith('--omit=dev'));
    const installed = JSON.stringify({ packages: Object.fromEntries(left) });
    if (process.env.STAND_IN_NPM_LEAVES_OUT !== command) writeFileSync('node_modules/.package-lock.json', installed);
  } else {
    mkdirSync('web/build/client', { recursive: true });
    mkdirSync('web/build/addressed', { recursive: true });
    for (const file of ['client/index.html', 'csp.json', 'addressed/sitemap.xml']) writeFileSync('web/build/' + file, '');
  }
}, Number(process.env.STAND_IN_NPM_MS ?? 0));
`;

/** Of our scripts those that install, build and start. */
const STARTS = /^(run|prepare)$|\.mjs$/;

/** What installing and building left in a clone that is as it was made; done once, it is copied into each that begins so. */
let prepared: Promise<Map<string, Buffer>> | null = null;

/**
 * A clone in a path with a space, with our scripts, a stand-in for the server and one for npm's work; removed with
 * `using`. What runs in it is real: processes, signals, locks.
 */
export class StandInClone implements Disposable {
  readonly directory = mkdtempSync(join(tmpdir(), 'lunaria stand-in '));
  readonly #processes: ChildProcess[] = [];

  constructor() {
    const { type, scripts: commands } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
    this.write('package.json', JSON.stringify({ type, scripts: commands }));
    this.write(
      'package-lock.json',
      JSON.stringify({
        packages: {
          'node_modules/a': { version: '1.0.0' },
          'node_modules/t': { version: '1.0.0', dev: true },
        },
      }),
    );
    this.write('server/index.ts', SERVER);
    this.write('web/root.tsx', '');
    this.write('domain/product.ts', '');
    this.write('npm/npm-cli.js', NPM);
    const scripts = join(project, 'scripts');
    const isCopied = (path: string) =>
      path === scripts || STARTS.test(relative(scripts, path).split(sep)[0] ?? '');
    cpSync(scripts, join(this.directory, 'scripts'), { recursive: true, filter: isCopied });
  }

  write(path: string, content: string | Buffer) {
    mkdirSync(join(this.directory, path, '..'), { recursive: true });
    writeFileSync(join(this.directory, path), content);
  }

  read(path: string): string {
    return existsSync(join(this.directory, path)) ? readFileSync(join(this.directory, path), 'utf8') : '';
  }

  /** Starts a script as npm would start it, with the stand-in for what npm itself would do. */
  run(script: string, env: Record<string, string> = {}, args: string[] = []) {
    return this.#start(process.execPath, [join(this.directory, 'scripts', script), ...args], {
      npm_execpath: join(this.directory, 'npm', 'npm-cli.js'),
      ...env,
    });
  }

  /** Starts the real \`npm start\`. */
  npmStart(env: Record<string, string> = {}) {
    return this.#start('npm', ['start'], env);
  }

  /** What `npm start` finds on a clone that was started before; for one in which nothing was changed yet. */
  async warmUp() {
    prepared ??= prepareOne();
    for (const [path, content] of await prepared) this.write(path, content);
    mkdirSync(join(this.directory, 'node_modules', '.bin'), { recursive: true });
    symlinkSync(process.execPath, join(this.directory, 'node_modules', '.bin', 'node'));
  }

  /** Starts a script of package.json with the real `npm run`. */
  npmRun(script: string, env: Record<string, string> = {}) {
    return this.#start('npm', ['run', script], env);
  }

  /** Process ids of every stand-in server started here so far. */
  serverPids() {
    return [...this.read('server.log').matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid));
  }

  parentOf(pid: number): number {
    // Small Linux images have no ps, other systems no /proc.
    if (process.platform !== 'linux') return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)]));
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  }

  #start(command: string, args: string[], env: Record<string, string>) {
    const { npm_lifecycle_event: _event, npm_execpath: _npm, ...inherited } = process.env;
    const child = spawn(command, args, { cwd: this.directory, env: { ...inherited, ...env } });
    this.#processes.push(child);
    return child;
  }

  [Symbol.dispose]() {
    for (const child of this.#processes) child.kill('SIGKILL');
    for (const pid of this.serverPids()) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    // What was just killed may be writing its last file.
    rmSync(this.directory, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Installs and builds in a clone of its own. Returns the files that this left, by their path in it. */
async function prepareOne(): Promise<Map<string, Buffer>> {
  using clone = new StandInClone();
  const { code, output } = await waitForExit(clone.run('build.mjs'));
  if (code !== 0) throw new Error(`A clone could not be prepared: ${output}`);
  const left = ['.cache', 'node_modules', join('web', 'build')].flatMap((folder) =>
    readdirSync(join(clone.directory, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  return new Map(left.map((path) => [relative(clone.directory, path), readFileSync(path)]));
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // One that nobody has waited for still answers to its id; what counts is whether it runs.
    return process.platform !== 'linux' || !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Everything the process printed, and how it ended. */
export function waitForExit(
  child: ChildProcess,
): Promise<{ code: number | null; signal: string | null; output: string }> {
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, output }));
  });
}

/** Waits until the process has printed the words. */
export function waitForOutput(child: ChildProcess, words: string): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      if (output.includes(words)) resolve();
    });
    child.on('close', () => reject(new Error(`ended without "${words}": ${output}`)));
  });
}
