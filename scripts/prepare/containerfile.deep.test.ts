import { type ChildProcess, execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readContainerfile, type Stage } from './containerfile.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const stages = readContainerfile(readFileSync(join(project, 'deploy/Containerfile'), 'utf8'));

/** Stands for the file system of an image: what the base image brings is this machine's. */
class Root {
  readonly folder: string;
  workdir = '/';
  environment: Record<string, string> = {};
  user = 'root';
  command: string[] = [];
  health: string[] = [];

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Where an absolute path of the image lies here. */
  at(path: string): string {
    return join(this.folder, path);
  }

  /** Places of the image in a command line lead to this folder. */
  moved(line: string): string {
    return line.replaceAll(/(?<![\w.])\/(opt\/lunaria|data)\b/g, (path) => this.at(path));
  }

  /** Takes minutes on a busy machine, and the test runner wants to hear of us meanwhile. */
  async run(line: string): Promise<void> {
    // The machine of a test has no user `node`; who owns what is looked at apart.
    const own = this.moved(line).replaceAll(/ -o node -g node/g, '');
    const options: SpawnOptions = { cwd: this.at(this.workdir), stdio: ['ignore', 'ignore', 'inherit'] };
    const [code] = await once(spawn('sh', ['-ec', own], options), 'exit');
    if (code !== 0) throw new Error(`RUN ${line} ended with ${code}.`);
  }
}

/** What git knows of and `COPY . .` would take, without what .dockerignore leaves out. */
function copyClone(to: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    ...{ cwd: project, encoding: 'utf8', maxBuffer: 64_000_000 },
  });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(project, name)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(project, file), join(to, file), { verbatimSymlinks: true });
  }
}

async function build(stage: Stage, folder: string, built: Map<string, Root>): Promise<Root> {
  const root = new Root(folder);
  for (const { name, args } of stage.instructions) {
    if (name === 'WORKDIR') {
      root.workdir = args;
      mkdirSync(root.at(args), { recursive: true });
    } else if (name === 'RUN') await root.run(args);
    else if (name === 'COPY') {
      const [, from, source = '', target = ''] = /^(?:--from=(\S+) )?(\S+) (\S+)$/.exec(args) ?? [];
      if (from !== undefined) {
        const place = built.get(from);
        if (!place) throw new Error(`There is no stage ${from}.`);
        // A copy as cheap as the disk allows; the tree is large.
        execFileSync('cp', ['-al', `${place.at(source)}/.`, root.at(target)]);
      } else if (source === '.' && target === '.') copyClone(root.at(root.workdir));
      else throw new Error(`Not known here: COPY ${args}`);
    } else if (name === 'ENV') {
      const [variable = '', value = ''] = args.split(/=(.*)/s);
      root.environment[variable] = value;
    } else if (name === 'USER') root.user = args;
    else if (name === 'CMD')
      root.command = JSON.parse(args) as string[]; // the form with a list is what is run here
    else if (name === 'HEALTHCHECK') root.health = JSON.parse(args.replace(/^.*? CMD /, '')) as string[];
  }
  return root;
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** However slow the machine is; rejects where the server ends instead. */
async function waitUntilReady(server: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    server.stdout?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('Lunaria is ready')) resolve();
    });
  });
}

// Takes two and a half minutes of a processor: packages from the registry, the client built anew.
test('the steps of the Containerfile make a server that starts, is healthy, and ends when it is told to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lunaria-image-'));
  let server: ChildProcess | undefined;
  onTestFinished(async () => {
    if (server?.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  });
  expect(stages.map(({ from }) => from)).toEqual(stages.map(() => 'docker.io/library/node:24-bookworm-slim'));
  const built = new Map<string, Root>();
  let image = new Root(folder);
  for (const [index, stage] of stages.entries()) {
    image = await build(stage, join(folder, String(index)), built);
    if (stage.as) built.set(stage.as, image);
  }
  expect(image.user).toBe('node');
  expect(stages.at(-1)?.instructions).toContainEqual({ name: 'VOLUME', args: '/data' });
  expect(existsSync(image.at('/opt/lunaria/web/build/client/index.html'))).toBe(true);
  for (const left of [
    '.git',
    '.cache',
    'e2e',
    'benchmarks',
    'node_modules/vitest',
    'node_modules/drizzle-kit',
  ])
    expect(existsSync(image.at(`/opt/lunaria/${left}`)), left).toBe(false);

  const port = String(await findFreePort());
  const environment = Object.fromEntries(
    Object.entries(image.environment).map(([name, value]) => [name, image.moved(value)]),
  );
  const options = {
    cwd: image.at(image.workdir),
    env: { PATH: process.env.PATH ?? '', ...environment, PORT: port },
  };
  const checkHealth = () => {
    const [, ...args] = image.health;
    return spawnSync(process.execPath, args, options).status;
  };
  expect(checkHealth()).toBe(1);
  const [program, ...args] = image.command;
  expect(program).toBe('node');
  server = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  await waitUntilReady(server);
  expect(checkHealth()).toBe(0);
  // All that it stores lies where the volume is.
  expect(existsSync(image.at('/data/lunaria/database'))).toBe(true);
  expect(existsSync(image.at('/data/lunaria.keys'))).toBe(true);
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
