import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from '@lunaria/domain/examples/create-chance.ts';
import { BackupError } from '@lunaria/server/backup/backup-error.ts';
import { checkBackup } from '@lunaria/server/backup/check-backup.ts';
import { findBackups, findKeys, openManifest } from '@lunaria/server/backup/find-backups.ts';
import { openFolderPlace } from '@lunaria/server/backup/folder-place.ts';
import { readKeys } from '@lunaria/server/backup/kept-keys.ts';
import { runCommand, startCommand } from '../backup/run-command.ts';
import type { Kind, Struck } from './kind.ts';
import type { Stage } from './stage.ts';

/** Backups beside a server: the server is killed, or the command that asked for it. */
export class KilledBackups implements Kind {
  readonly name = 'backup';
  readonly #stage: Stage;
  #tookMs = 0;
  #known = new Set<string>();

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  async prepare(): Promise<void> {
    const { seconds } = await this.#backUp();
    this.#tookMs = seconds * 1_000;
    this.#known = new Set(await findBackups(openFolderPlace(this.#stage.backups)));
  }

  async strike(chance: Chance): Promise<Struck> {
    const { process, ended } = startCommand('backup', ['--to', this.#stage.backups], this.#stage.environment);
    const ofServer = chance() < (this.#stage.engine === 'pglite' ? 0.6 : 0.2);
    await pause(chance() * this.#tookMs);
    if (ofServer) await this.#stage.end('SIGKILL');
    else process.kill('SIGKILL');
    const { code, signal, output } = await ended;
    if (!ofServer) await this.#stage.end('SIGKILL');
    const isMade = code === 0;
    const wasCut = signal === 'SIGKILL' || output.includes('The server ended before it was done');
    return {
      look: async () => wasCut,
      settle: async () => {
        const faults: string[] = [];
        const isSaid = isMade || wasCut || output.includes('Everything was read back');
        if (!isSaid) faults.push(`The backup ended with ${code}: ${output}`);
        const before = await this.#findNew();
        if (isMade && before.length !== 1)
          faults.push(`A backup was acknowledged; there are ${before.length}.`);
        // The folder goes on being usable.
        const again = await this.#backUp().catch(String);
        if (typeof again === 'string') faults.push(again);
        for (const id of await this.#findNew()) faults.push(...(await this.#check(id)));
        return faults;
      },
    };
  }

  async #backUp() {
    return await runCommand('backup', ['--to', this.#stage.backups], this.#stage.environment);
  }

  async #findNew(): Promise<string[]> {
    return (await findBackups(openFolderPlace(this.#stage.backups))).filter((id) => !this.#known.has(id));
  }

  /** Whole, and with the newest keys there are. */
  async #check(id: string): Promise<string[]> {
    const { backups, backupKey: key } = this.#stage;
    const place = openFolderPlace(backups);
    this.#known.add(id);
    try {
      await checkBackup({ place, key, manifest: await openManifest(place, key, id) });
      const keys = (await findKeys(place)).at(-1) ?? '';
      const { accounts } = await readKeys(place, key, { id: keys });
      return keys >= id && accounts.size > 0 ? [] : [`The newest keys are ${keys}, older than ${id}.`];
    } catch (error) {
      if (error instanceof BackupError) return [error.message];
      throw error;
    }
  }
}
