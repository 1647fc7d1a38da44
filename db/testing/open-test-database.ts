import pg from 'pg';
import type { Database, DatabaseRole, RunStatement } from '../engine/database.ts';
import { openDatabase } from '../engine/open-database.ts';
import type { Installation } from './installation.ts';
import { readPgliteTemplate } from './pglite-template.ts';
import { createMigratedPostgresDatabase } from './postgres-test-database.ts';
import type { Engine } from './test-engines.ts';

export type Row = Record<string, unknown>;

export interface TestDatabase {
  database: Database;
  engine: Engine;
  /** Of the owner; null where the database is embedded. */
  url: string | null;
  /** Runs statements as the owner of the tables, all of them or none. Returns the rows of all of them. */
  asOwner(statements: string): Promise<Row[]>;
  /**
   * Runs statements as one of the server's roles with `app.user_id` set to exactly `userId`, checked by nobody:
   * undefined leaves it unset, as it is before the first request of a connection.
   */
  asRole(role: DatabaseRole, userId: string | undefined, statements: string): Promise<Row[]>;
  close(): Promise<void>;
}

/** Opens a migrated database of its own for a test file. */
export async function openTestDatabase(engine: Engine, installation?: Installation): Promise<TestDatabase> {
  return engine === 'pglite' ? await openEmbedded(installation) : await openOnPostgres(installation);
}

async function openEmbedded(installation: Installation | undefined): Promise<TestDatabase> {
  let runStatement: RunStatement | undefined;
  const database = await openDatabase(
    { engine: 'pglite', dataDir: null, template: await readPgliteTemplate(installation) },
    async (runAsOwner) => {
      runStatement = runAsOwner;
    },
  );
  const run = runStatement;
  if (!run) throw new Error('The embedded database was not opened.');
  return {
    database,
    engine: 'pglite',
    url: null,
    ...toRunners(async (text) => (await run(text)).rows),
    close: () => database.close(),
  };
}

async function openOnPostgres(installation: Installation | undefined): Promise<TestDatabase> {
  const { url, isMigrated, drop } = await createMigratedPostgresDatabase(installation);
  // Opening it makes its logins, which belong to this one database.
  const install = isMigrated ? undefined : installation?.install;
  const database = await openDatabase({ engine: 'postgres', url, poolSize: 4 }, install);
  const owner = new pg.Client({ connectionString: url, application_name: 'lunaria test owner' });
  await owner.connect();
  const run = async (text: string): Promise<unknown[]> => {
    try {
      // Several statements in one text answer with several results, which pg's types do not say.
      const answer = (await owner.query(text)) as pg.QueryResult | pg.QueryResult[];
      return Array.isArray(answer) ? answer.flatMap((result) => result.rows) : answer.rows;
    } catch (error) {
      await owner.query('rollback');
      throw error;
    }
  };
  return {
    database,
    engine: 'postgres',
    url,
    ...toRunners(run),
    close: async () => {
      await Promise.all([database.close(), owner.end()]);
      await drop();
    },
  };
}

function toRunners(run: (text: string) => Promise<unknown[]>): Pick<TestDatabase, 'asOwner' | 'asRole'> {
  // Both drivers give rows as objects here.
  const runAll = async (settings: string, statements: string) =>
    (await run(`begin; ${settings}; ${statements}; commit`)) as Row[];
  return {
    asOwner: (statements) => runAll('set local role none', statements),
    asRole: (role, userId, statements) => {
      const user = userId === undefined ? '' : `; set local app.user_id = ${pg.escapeLiteral(userId)}`;
      return runAll(`set local role ${role}${user}`, statements);
    },
  };
}
