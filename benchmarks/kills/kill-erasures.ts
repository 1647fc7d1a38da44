import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunStatement } from '@lunaria/db/engine/database.ts';
import type { Chance } from '@lunaria/domain/examples/create-chance.ts';
import { findWords } from '@lunaria/server/testing/find-rows.ts';
import type { TestClient } from '@lunaria/server/testing/test-client.ts';
import { searchFiles } from '../backup/digest-files.ts';
import { type FilledAccount, PASSWORD } from '../backup/fill-accounts.ts';
import { type Kind, poll, type Struck } from './kind.ts';
import type { Stage } from './stage.ts';

const AT_ONCE = 2;
/** The worker looks every five seconds. */
const PATIENCE_SECONDS = 8;

/** Accounts that are erased now. */
export class KilledErasures implements Kind {
  readonly name = 'erasure';
  readonly #stage: Stage;
  readonly #leavers: FilledAccount[];
  readonly #gone: FilledAccount[] = [];

  constructor(stage: Stage, leavers: FilledAccount[]) {
    this.#stage = stage;
    this.#leavers = [...leavers];
  }

  async prepare(): Promise<void> {
    const leaver = this.#take();
    await ask(await this.#stage.signIn(leaver.email), leaver);
    if ((await poll(async () => (await this.#isGone(leaver)) || null)) === null)
      throw new Error(`${leaver.email} was not erased.`);
    this.#gone.push(leaver);
  }

  async strike(chance: Chance): Promise<Struck> {
    const leavers = Array.from({ length: AT_ONCE }, () => this.#take());
    const clients: TestClient[] = [];
    for (const { email } of leavers) clients.push(await this.#stage.signIn(email));
    const asked = leavers.map((leaver, index) =>
      ask(clients[index] as TestClient, leaver).catch(() => false),
    );
    const way = chance();
    if (way < 0.2) {
      // In the middle of asking.
      await pause(chance() * 60);
    } else if (way < 0.5) {
      // Before it begins, and then at the start that begins with it.
      await Promise.all(asked);
      await this.#stage.end('SIGKILL');
      await this.#stage.start();
      await pause(chance() * 250);
    } else {
      await Promise.all(asked);
      await poll(async () => leavers.some((leaver) => !existsSync(this.#filesOf(leaver))) || null, {
        seconds: PATIENCE_SECONDS,
        everyMs: 5,
      });
      await pause(chance() * 150);
    }
    await this.#stage.end('SIGKILL');
    const answers = await Promise.all(asked);
    return {
      look: async (run) => await isHalfErased(run, leavers),
      settle: async () => {
        const faults: string[] = [];
        for (const [index, leaver] of leavers.entries())
          faults.push(...(await this.#check(leaver, answers[index] === true)));
        return faults;
      },
    };
  }

  /** Nothing of those who are gone stands anywhere. */
  async lookBack(run: RunStatement): Promise<string[]> {
    const words = this.#gone.flatMap(({ userId, email }) => [userId, email]);
    const asOwner = async (statements: string) => (await run(statements)).rows as Record<string, unknown>[]; // as: every driver gives rows as objects here
    const tables = words.length > 0 ? await findWords({ asOwner }, words) : [];
    // The files of the database itself hold what was there until it is written over.
    const isOurs = (path: string) => !path.startsWith('database');
    const files = await searchFiles(this.#stage.dataDir, words, isOurs);
    return [
      ...tables.map((table) => `${table} holds something of an erased account.`),
      ...files.map((path) => `${path} is or holds something of an erased account.`),
    ];
  }

  /** Erased, or, where nobody promised that, either erased or as she was. */
  async #check(leaver: FilledAccount, isPromised: boolean): Promise<string[]> {
    const end = await poll(async () => {
      if (await this.#isGone(leaver)) return 'gone';
      return isPromised ? null : await this.#isKept(leaver);
    });
    if (end === 'gone') this.#gone.push(leaver);
    return end === null ? [`${leaver.email} was to be erased (${isPromised}) and is still there.`] : [];
  }

  /** The account and its files. */
  async #isGone(leaver: FilledAccount): Promise<boolean> {
    const client = this.#stage.server.createClient();
    const { status } = await client.signIn({ email: leaver.email, password: PASSWORD });
    return status === 401 && !existsSync(this.#filesOf(leaver));
  }

  /** Nothing is asked for, and what she had is there. */
  async #isKept({ email }: FilledAccount): Promise<'kept' | null> {
    const client = this.#stage.server.createClient();
    if ((await client.signIn({ email, password: PASSWORD })).status !== 200) return null;
    const { json } = await client.request('/api/erasure');
    if ((json as { erasure: unknown } | undefined)?.erasure !== null) return null;
    const { text } = await client.request('/api/daily-health-signals');
    return text.includes('Slept badly') ? 'kept' : null;
  }

  #filesOf({ userId }: FilledAccount): string {
    return join(this.#stage.dataDir, 'files', 'health-documents', userId);
  }

  #take(): FilledAccount {
    const leaver = this.#leavers.shift();
    if (!leaver) throw new Error('Nobody is left to be erased: fill more.');
    return leaver;
  }
}

async function ask(client: TestClient, { userId }: FilledAccount): Promise<boolean> {
  const { status, text } = await client.request('/api/erasure', { json: { user_id: userId, when: 'now' } });
  if (status !== 200) throw new Error(text);
  return true;
}

/** Whether one of them is there still and has lost something. */
async function isHalfErased(run: RunStatement, leavers: FilledAccount[]): Promise<boolean> {
  const ids = leavers.map(({ userId }) => `'${userId}'`).join();
  const { rows } = await run(
    `select 1 from public.users u join public.erasures e on e.user_id = u.id
     where u.id in (${ids}) and e.state = 'running'`,
  );
  return rows.length > 0;
}
