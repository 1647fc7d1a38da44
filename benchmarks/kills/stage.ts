import { randomBytes } from 'node:crypto';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunStatement } from '@lunaria/db/engine/database.ts';
import type { DatabaseLocation } from '@lunaria/db/engine/database-location.ts';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { beginLoading, findStoredTables } from '@lunaria/db/queries/stored-tables.ts';
import { type BackupKey, parseBackupKey } from '@lunaria/server/backup/backup-key.ts';
import { parseMasterKeys } from '@lunaria/server/encryption/master-key.ts';
import { installQueue } from '@lunaria/server/jobs/install-queue.ts';
import { registerMasterKeys } from '@lunaria/server/keys/check-master-keys.ts';
import { createStorage } from '@lunaria/server/storage/storage.ts';
import { ServerProcess } from '@lunaria/server/testing/server-process.ts';
import type { TestClient } from '@lunaria/server/testing/test-client.ts';
import { type FilledAccount, fillAccounts, PASSWORD } from '../backup/fill-accounts.ts';

/** Makes an empty PostgreSQL database; its address, as its owner. */
export type CreateDatabase = () => Promise<string>;

/** Whom a run has beside those that sign up in it. */
export interface Cast {
  /** They do nothing, and keep everything. */
  bystanders: FilledAccount[];
  /** They take their data along. */
  takers: FilledAccount[];
  /** They have themselves erased. */
  leavers: FilledAccount[];
}

/** An installation whose server is killed and started again. */
export class Stage {
  readonly folder: string;
  readonly backupKey: BackupKey;
  readonly backups: string;
  readonly dataDir: string;
  readonly environment: Record<string, string>;
  readonly #location: DatabaseLocation;
  readonly #secrets: { MASTER_KEY: string; BACKUP_KEY: string; SESSION_SECRET: string };
  readonly #createDatabase: CreateDatabase | null;
  #server: ServerProcess | undefined;
  #targets = 0;

  private constructor(folder: string, url: string | null, createDatabase: CreateDatabase | null) {
    const backupKey = randomBytes(32).toString('base64');
    this.folder = folder;
    this.backups = join(folder, 'backups');
    this.backupKey = parseBackupKey(backupKey);
    this.#createDatabase = createDatabase;
    this.#secrets = {
      MASTER_KEY: `2026:${randomBytes(32).toString('base64')}`,
      BACKUP_KEY: backupKey,
      SESSION_SECRET: 's'.repeat(44),
    };
    this.dataDir = join(folder, 'data');
    this.#location =
      url === null ? { engine: 'pglite', dataDir: this.dataDir } : { engine: 'postgres', url, poolSize: 2 };
    this.environment = this.#settings(this.dataDir, url);
  }

  /** An installation with so many accounts of each kind, whose server does not run yet. */
  static async create(
    folder: string,
    createDatabase: CreateDatabase | null,
    counts: { [Kind in keyof Cast]: number },
  ): Promise<{ stage: Stage; cast: Cast }> {
    const stage = new Stage(folder, createDatabase && (await createDatabase()), createDatabase);
    await mkdir(stage.dataDir, { recursive: true, mode: 0o700 });
    const storage = createStorage({ driver: 'disk', root: join(stage.dataDir, 'files') });
    const keyring = parseMasterKeys(stage.#secrets.MASTER_KEY);
    const cast: Cast = { bystanders: [], takers: [], leavers: [] };
    const database = await openDatabase(stage.#location, async (runAsOwner) => {
      await installQueue(runAsOwner);
      const parts = { runAsOwner, storage, keyring, files: 2 };
      for (const [kind, accounts] of Object.entries(counts) as [keyof Cast, number][])
        cast[kind] = await fillAccounts({ ...parts, accounts, prefix: `${kind}-` });
    });
    await registerMasterKeys(database, keyring);
    await database.close();
    return { stage, cast };
  }

  get engine(): DatabaseLocation['engine'] {
    return this.#location.engine;
  }

  get server(): ServerProcess {
    if (!this.#server) throw new Error('No server runs.');
    return this.#server;
  }

  async start(): Promise<void> {
    this.#server = await ServerProcess.start(this.environment);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    await this.#server?.end(signal);
    this.#server = undefined;
  }

  /**
   * Reads, as the owner and whatever the policies say, while no server works; nothing of it stays. Then `after` may change
   * something for good.
   */
  async look<T>(
    work: (run: RunStatement) => Promise<T>,
    after?: (run: RunStatement) => Promise<void>,
  ): Promise<T> {
    return await lookInto(this.#location, work, after);
  }

  /** Somebody of the cast, signed in anew: what follows asks for a fresh proof. */
  async signIn(email: string): Promise<TestClient> {
    const client = this.server.createClient();
    const { status, text } = await client.signIn({ email, password: PASSWORD });
    if (status !== 200) throw new Error(`${email} does not get in (${status}): ${text}`);
    return client;
  }

  /** The same cookies at the server that runs now. */
  takeUp(client: TestClient): TestClient {
    const again = this.server.createClient();
    for (const [name, value] of client.cookies) again.cookies.set(name, value);
    return again;
  }

  /** An empty place for a restore. */
  async createTarget(): Promise<{
    location: DatabaseLocation;
    dataDir: string;
    environment: Record<string, string>;
  }> {
    this.#targets += 1;
    const dataDir = join(this.folder, `target ${this.#targets}`);
    const url = this.#createDatabase && (await this.#createDatabase());
    const location: DatabaseLocation =
      url === null ? { engine: 'pglite', dataDir } : { engine: 'postgres', url, poolSize: 2 };
    return { location, dataDir, environment: this.#settings(dataDir, url) };
  }

  /** The backups as they are now, apart. */
  async keepBackups(name: string): Promise<string> {
    const folder = join(this.folder, name);
    await cp(this.backups, folder, { recursive: true });
    return folder;
  }

  #settings(dataDir: string, url: string | null): Record<string, string> {
    return {
      ...this.#secrets,
      ...{ DATA_DIR: dataDir, KEY_FILE: join(this.folder, 'lunaria.key') },
      ...(url === null ? {} : { DATABASE_URL: url }),
    };
  }
}

/** As `Stage.look`, into any database. */
export async function lookInto<T>(
  location: DatabaseLocation,
  work: (run: RunStatement) => Promise<T>,
  after: (run: RunStatement) => Promise<void> = async () => {},
): Promise<T> {
  let result: { value: T } | undefined;
  const database = await openDatabase(location, async (run) => {
    await beginLoading(run, await findStoredTables(run));
    try {
      result = { value: await work(run) };
    } finally {
      await run('rollback');
    }
    await after(run);
  });
  await database.close();
  if (!result) throw new Error('The database was not opened.');
  return result.value;
}
