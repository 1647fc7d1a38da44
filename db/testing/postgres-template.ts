import pg from 'pg';
import { migrateOn } from '../engine/postgres.ts';
import { hashOfInstallation, type Installation } from './installation.ts';
import { removeDatabase } from './remove-database.ts';
import { readTestRun } from './test-run.ts';

/** The class of the advisory lock under which a run makes its templates, one after the other. */
const MAKING_LOCK = 7_305_865;

/**
 * The name of a migrated, empty database to copy, made by whoever needs it first. Each run makes its own, so that on a
 * server that outlives the runs nothing old is believed; it goes with the run (test-run.ts).
 */
export async function readPostgresTemplate(
  admin: pg.Client,
  url: string,
  installation: Installation | undefined,
): Promise<string> {
  const run = readTestRun();
  const name = `lunaria_template_${run}_${hashOfInstallation(installation)}`;
  const lock = [MAKING_LOCK, Number.parseInt(run, 16) | 0];
  await admin.query('select pg_advisory_lock($1, $2)', lock);
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (!rowCount) await makeTemplate(admin, url, name, installation);
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock($1, $2)', lock);
  }
}

async function makeTemplate(
  admin: pg.Client,
  url: string,
  name: string,
  installation: Installation | undefined,
): Promise<void> {
  // Its final name says that it is whole: one that was left half made is begun anew.
  const unfinished = `${name}_unfinished`;
  await removeDatabase(admin, unfinished);
  await admin.query(`create database ${unfinished} template template0`);
  const owner = new pg.Client({ connectionString: addressOf(url, unfinished) });
  await owner.connect();
  try {
    await migrateOn(owner, installation?.install);
  } finally {
    await owner.end();
  }
  // A database is only copied while nobody is connected to it.
  await admin.query(`alter database ${unfinished} allow_connections false`);
  await admin.query(`alter database ${unfinished} rename to ${name}`);
}

/** Where the owner reaches another database of the same server. */
export function addressOf(url: string, database: string): string {
  const own = new URL(url);
  own.pathname = `/${database}`;
  return own.href;
}
