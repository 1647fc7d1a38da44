import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '@lunaria/domain/examples/create-chance.ts';
import { INCOMING_FOLDER } from '@lunaria/server/storage/incoming-folder.ts';
import { compareFiles, digestFiles } from '../backup/digest-files.ts';
import { compareDigests, type Digests, digestLoaded } from '../backup/digest-rows.ts';
import { runCommand, startCommand } from '../backup/run-command.ts';
import type { Kind, Struck } from './kind.ts';
import { lookInto, type Stage } from './stage.ts';

type Target = Awaited<ReturnType<Stage['createTarget']>>;

/** The first half of a restore makes the empty database. */
const LATE = 0.7;

/** Restores of one backup, each into an empty place; the server has no part in it. */
export class KilledRestores implements Kind {
  readonly name = 'restore';
  readonly #stage: Stage;
  #folder = '';
  #tookMs = 0;
  #rows: Digests = {};
  #files = new Map<string, string>();

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** After the one of backups: it takes what that one made. */
  async prepare(): Promise<void> {
    this.#folder = await this.#stage.keepBackups('kept backups');
    const target = await this.#stage.createTarget();
    const { seconds } = await this.#restore(target);
    this.#tookMs = seconds * 1_000;
    this.#rows = await this.#digest(target);
    this.#files = await this.#digestFiles(target);
    await rm(target.dataDir, { recursive: true, force: true });
  }

  async strike(chance: Chance): Promise<Struck> {
    const target = await this.#stage.createTarget();
    const from = chance() < LATE ? 0.5 : 0;
    const { process, ended } = startCommand('restore', ['--from', this.#folder], target.environment);
    await pause((from + chance() * (1.05 - from)) * this.#tookMs);
    process.kill('SIGKILL');
    const { code, signal } = await ended;
    return {
      wasStruck: signal === 'SIGKILL',
      settle: async () => {
        const faults: string[] = [];
        const again = await startCommand('restore', ['--from', this.#folder], target.environment).ended;
        const wasDone = again.output.includes('holds data already');
        if (again.code !== 0 && !wasDone) faults.push(`Begun again, it ended with ${again.output}`);
        if (code === 0 && !wasDone) faults.push(`One that was done was done again: ${again.output}`);
        faults.push(...compareDigests(this.#rows, await this.#digest(target), target.dataDir));
        faults.push(...compareFiles(this.#files, await this.#digestFiles(target), target.dataDir));
        await rm(target.dataDir, { recursive: true, force: true });
        return faults;
      },
    };
  }

  async #restore(target: Target) {
    return await runCommand('restore', ['--from', this.#folder], target.environment);
  }

  /** But for what was being written when it was killed, which the server sweeps an hour later (server/storage/disk-storage.test.ts). */
  async #digestFiles({ dataDir }: Target): Promise<Map<string, string>> {
    return await digestFiles(join(dataDir, 'files'), (path) => !path.startsWith(`${INCOMING_FOLDER}/`));
  }

  /** All rows of all accounts. */
  async #digest({ location }: Target): Promise<Digests> {
    return await lookInto(location, (run) => digestLoaded(run, 'true'));
  }
}
