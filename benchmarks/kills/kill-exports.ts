import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunStatement } from '@lunaria/db/engine/database.ts';
import type { Chance } from '@lunaria/domain/examples/create-chance.ts';
import type { DataExport } from '@lunaria/domain/export/data-export.ts';
import { type ExportedData, readExportedData } from '@lunaria/domain/export/exported-data.ts';
import { openZip } from '@lunaria/server/testing/exports.ts';
import type { TestClient } from '@lunaria/server/testing/test-client.ts';
import type { FilledAccount } from '../backup/fill-accounts.ts';
import { type Kind, poll, type Struck } from './kind.ts';
import type { Stage } from './stage.ts';

/** So long passes while the server is away: nobody counts as going on with what it was at. */
const AWAY = `interval '3 minutes'`;

/** Files that are made to be taken along. */
export class KilledExports implements Kind {
  readonly name = 'export';
  readonly #stage: Stage;
  readonly #takers: FilledAccount[];
  #next = 0;
  #tookMs = 0;
  /** How many rows of each table are in the file; the same in each account. */
  #rows = '';
  /** One that was made undisturbed. */
  zip: Buffer = Buffer.alloc(0);

  constructor(stage: Stage, takers: FilledAccount[]) {
    this.#stage = stage;
    this.#takers = takers;
  }

  async prepare(): Promise<void> {
    const taker = this.#pick();
    const client = await this.#stage.signIn(taker.email);
    const id = crypto.randomUUID();
    const begun = performance.now();
    await ask(client, taker, id);
    const made = await waitUntilReady(client, id);
    this.#tookMs = performance.now() - begun;
    if (made !== 'ready') throw new Error(`The export is ${made}.`);
    const { bytes } = await client.request(`/api/exports/${id}/content`);
    this.zip = bytes;
    this.#rows = await describe(bytes);
  }

  async strike(chance: Chance): Promise<Struck> {
    const taker = this.#pick();
    const client = await this.#stage.signIn(taker.email);
    const id = crypto.randomUUID();
    const asked = ask(client, taker, id).catch(() => false);
    // Now and then in the middle of asking.
    await pause(chance() < 0.2 ? chance() * 60 : chance() * this.#tookMs);
    await this.#stage.end('SIGKILL');
    const isPromised = await asked;
    return {
      look: async (run) => {
        const { rows } = await run(`select state from public.exports where id = '${id}'`);
        const state = (rows as { state: string }[])[0]?.state; // as: the column above
        return state === 'building';
      },
      settle: async () => await this.#check(taker, id, isPromised),
    };
  }

  async #check(taker: FilledAccount, id: string, isPromised: boolean): Promise<string[]> {
    const client = await this.#stage.signIn(taker.email);
    const state = await waitUntilReady(client, id);
    if (state === 'missing') return isPromised ? [`The export ${id} was promised and is not there.`] : [];
    if (state !== 'ready') return [`The export ${id} is ${state}.`];
    const faults: string[] = [];
    const { json } = await client.request('/api/exports');
    // Those of earlier rounds stay whole as well: the newest two tell.
    const all = (json as { exports: DataExport[] }).exports.filter((one) => one.state === 'ready');
    for (const one of [{ id }, ...all.filter((other) => other.id !== id).slice(0, 1)]) {
      const { status, bytes } = await client.request(`/api/exports/${one.id}/content`);
      const found = status === 200 ? await describe(bytes).catch(String) : `an answer with ${status}`;
      if (found !== this.#rows) faults.push(`The export ${one.id} holds ${found}, not ${this.#rows}.`);
    }
    return faults;
  }

  #pick(): FilledAccount {
    const taker = this.#takers[this.#next % this.#takers.length];
    this.#next += 1;
    if (!taker) throw new Error('There is nobody who takes anything along.');
    return taker;
  }
}

/** What was under way when the server was killed is free for the next one, as it is some minutes later. */
export async function letTimePass(run: RunStatement): Promise<void> {
  await run(`
    begin;
    alter table public.exports no force row level security;
    update public.exports set held_until = held_until - ${AWAY} where state in ('waiting', 'building');
    alter table public.exports force row level security;
    update pgboss.job set started_on = started_on - ${AWAY} where name = 'make-export' and state = 'active';
    commit`);
}

async function ask(client: TestClient, { userId }: FilledAccount, id: string): Promise<boolean> {
  const json = { user_id: userId, id, leaves_out: [], passphrase: '' };
  const { status, text } = await client.request('/api/exports', { json });
  if (status !== 202) throw new Error(text);
  return true;
}

async function waitUntilReady(client: TestClient, id: string): Promise<string> {
  let last = 'waiting';
  const ended = await poll(async () => {
    const { status, json } = await client.request(`/api/exports/${id}`);
    if (status === 404) return 'missing';
    last = (json as DataExport).state;
    return last === 'ready' || last === 'failed' ? last : null;
  });
  return ended ?? `${last} still`;
}

/** What is in a ZIP: rows of each table and originals, each of which is compared with what the file says of it. */
export async function describe(zip: Uint8Array): Promise<string> {
  const files = await openZip(zip);
  const data = readExportedData(files.get('lunaria.json')?.toString('utf8') ?? '');
  if (data.state !== 'read') throw new Error(`lunaria.json is ${data.state}`);
  for (const { path, sha256 } of data.data.documents) {
    const bytes = files.get(path);
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new Error(`${path} is damaged`);
  }
  return `${data.data.documents.length} originals, ${countRecords(data.data)}`;
}

/** Of what she recorded; what is noted of the account grows. */
function countRecords({ tables }: ExportedData): string {
  const grows = ['access_events', 'account_events', 'sign_ins', 'notices', 'safety_alerts'];
  return Object.entries(tables)
    .filter(([table, rows]) => rows.length > 0 && !grows.includes(table))
    .map(([table, rows]) => `${table} ${rows.length}`)
    .sort()
    .join(', ');
}
