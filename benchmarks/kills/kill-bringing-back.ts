import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { RESTORED_TABLES } from '@lunaria/db/classes/table-classes.ts';
import type { RunStatement } from '@lunaria/db/engine/database.ts';
import type { Chance } from '@lunaria/domain/examples/create-chance.ts';
import { restoreInto } from '@lunaria/server/testing/exports.ts';
import type { Woman } from '@lunaria/server/testing/woman.ts';
import { type Kind, poll, type Struck } from './kind.ts';
import type { Stage } from './stage.ts';

/** A ZIP that is brought back into a new account. */
export class KilledBringingBack implements Kind {
  readonly name = 'bringing back';
  readonly #stage: Stage;
  readonly #readZip: () => Buffer;
  #tookMs = 0;
  #first: Woman | undefined;
  /** What an account has that brought everything back. */
  #whole: string | undefined;

  constructor(stage: Stage, readZip: () => Buffer) {
    this.#stage = stage;
    this.#readZip = readZip;
  }

  async prepare(): Promise<void> {
    const woman = await this.#signUp();
    const begun = performance.now();
    const { status, text } = await restoreInto(woman, this.#readZip());
    this.#tookMs = performance.now() - begun;
    if (status !== 200) throw new Error(text);
    this.#first = woman;
  }

  async strike(chance: Chance): Promise<Struck> {
    const woman = await this.#signUp();
    const sent = restoreInto(woman, this.#readZip()).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (chance() < 0.5) {
      await pause(chance() * this.#tookMs);
    } else {
      // From the moment on in which something of it is stored.
      const folder = join(this.#stage.dataDir, 'files', 'health-documents', woman.userId);
      await poll(async () => existsSync(folder) || null, { seconds: 10, everyMs: 5 });
      await pause((chance() * this.#tookMs) / 4);
    }
    await this.#stage.end('SIGKILL');
    const isDone = await sent;
    const faults: string[] = [];
    let isThere = false;
    return {
      look: async (run) => {
        this.#whole ??= await countHers(run, this.#first?.userId);
        const found = await countHers(run, woman.userId);
        isThere = found === this.#whole;
        const nothing = 'profiles 1';
        if (!isThere && found !== nothing) faults.push(`Brought back by half: ${found}, not ${this.#whole}.`);
        if (isDone && !isThere) faults.push(`Was acknowledged as brought back, and is not there: ${found}.`);
        const { rows } = await run(`select 1 from public.document_uploads where user_id = '${woman.userId}'`);
        return !isThere && rows.length > 0;
      },
      settle: async () => {
        const again = { ...woman, client: this.#stage.takeUp(woman.client) };
        // The first brings it back or finds it there, the second finds each field of it.
        for (const expected of [isThere ? 'same' : 'restored', 'same']) {
          const { json, text } = await restoreInto(again, this.#readZip());
          const { outcome } = (json ?? {}) as { outcome?: string };
          if (outcome !== expected) faults.push(`Sent again, it was ${text}, not ${expected}.`);
        }
        return [...faults, ...(await findUnreadable(again))];
      },
    };
  }

  async #signUp(): Promise<Woman> {
    const client = this.#stage.server.createClient();
    const { answer } = await client.signUp();
    const { user } = answer.json as { user: { id: string } }; // what a sign-up is answered with
    return { client, userId: user.id };
  }
}

/** Rows of hers in the tables that can be brought back, as text; her profile came with the account. */
async function countHers(run: RunStatement, userId: string | undefined): Promise<string> {
  const { rows } = await run(
    RESTORED_TABLES.map((table) => {
      const owner = table === 'profiles' ? 'id' : 'user_id';
      return `select '${table}' as name, count(*)::int as count from public.${table} where ${owner} = '${userId}'`;
    }).join(' union all '),
  );
  return (rows as { name: string; count: number }[]) // as: the columns above
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} ${count}`)
    .join(', ');
}

async function findUnreadable({ client }: Woman): Promise<string[]> {
  const { json } = await client.request('/api/health-documents');
  const documents = (json as { health_documents: { id: string; file_size: number }[] }).health_documents;
  const faults: string[] = [];
  for (const { id, file_size: size } of documents) {
    const { status, bytes } = await client.request(`/api/health-documents/${id}/content`);
    if (status !== 200 || bytes.length !== size)
      faults.push(
        `A document that was brought back is answered with ${status} and ${bytes.length} of ${size} bytes.`,
      );
  }
  return faults;
}
