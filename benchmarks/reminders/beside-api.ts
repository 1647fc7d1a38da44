import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { startLoadGenerator } from '../api/load/load-generator.ts';
import { measureRounds, type Plan, type Series } from '../api/measure-rounds.ts';
import { POOL_SIZE, signUp } from '../api/start-contenders.ts';
import { startProcess } from '../api/start-process.ts';
import type { Task } from '../api/tasks.ts';
import { type DueReminders, makeDueWomen } from './make-due-women.ts';
import { startCatcher, type TakenMail } from './start-catcher.ts';

const AT_LEAST = 0.7;
const QUIET = 'none due';
const DAYS = 35;
const LOOK_EVERY_MS = 100;
/** For each measurement. */
const LET_GO = 400;

export interface BesideApi {
  tasks: Task[];
  series: Series[];
  /** In the order in which the mail server took them. */
  taken: TakenMail[];
  /** The keys of the mails, the longest due first. */
  expected: string[];
  /** Sent while requests were measured, and then without any. */
  beside: Sent;
  alone: Sent;
}

export interface Sent {
  count: number;
  seconds: number;
}

/**
 * Measures requests of a signed-in woman while the server that answers them, started as `npm start` does, sends so many reminders
 * of one minute, and while it sends none, in turns. Then lets it send the rest.
 */
export async function measureBesideApi(
  databaseUrl: string,
  women: number,
  plan: Plan,
  report: (line: string) => void,
): Promise<BesideApi> {
  await using stack = new AsyncDisposableStack();
  const folder = mkdtempSync(join(tmpdir(), 'lunaria-bench-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const catcher = await startCatcher(join(folder, 'taken'));
  stack.defer(catcher.stop);
  const { origin, stop } = await startProcess('../../server/index.ts', {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: String(POOL_SIZE),
    DATA_DIR: join(folder, 'data'),
    SESSION_SECRET: randomBytes(32).toString('base64'),
    MASTER_KEY: randomBytes(32).toString('base64'),
    SMTP_URL: catcher.url,
    MAIL_FROM: 'no-reply@localhost',
    // All load comes from one address.
    RATE_LIMIT_FACTOR: '1000000',
  });
  stack.defer(stop);
  // Only now: at its start a server plans what everybody is reminded of next.
  const due = await makeDueWomen(databaseUrl, women);
  stack.defer(due.close);
  const sending = new Sending(due);
  const tasks = await describeTasks(origin, women, sending);
  const generator = startLoadGenerator();
  stack.defer(generator.stop);
  const series = await measureRounds(tasks, plan, generator, report);
  await sending.finish();
  const expected = new Set(due.keys);
  const taken = (await catcher.read()).filter(({ key }) => expected.has(key));
  return { tasks, series, taken, expected: due.keys, beside: sending.beside, alone: sending.alone };
}

/** Lets reminders go and holds them back again. */
class Sending {
  readonly #due: DueReminders;
  readonly beside: Sent = { count: 0, seconds: 0 };
  readonly alone: Sent = { count: 0, seconds: 0 };

  constructor(due: DueReminders) {
    this.#due = due;
  }

  /**
   * Runs `measure` while some of them are sent: all at once would be two large writes for each measurement. Throws where none was
   * left of these when it ended: then nothing was measured beside it.
   */
  async during<Result>(measure: () => Promise<Result>): Promise<Result> {
    await this.#due.letGo(LET_GO);
    await waitUntil(async () => (await this.#due.countOut()) < LET_GO);
    const result = await this.#count(this.beside, measure);
    if ((await this.#due.countOut()) === 0)
      throw new Error('All was sent before the measurement ended: measure for a shorter time.');
    await this.#due.hold();
    // Those that were claimed are still sent.
    await waitUntil(async () => (await this.#due.countOut()) === 0);
    return result;
  }

  async finish(): Promise<void> {
    await this.#due.letGo();
    await this.#count(this.alone, () => waitUntil(async () => (await this.#due.countLeft()) === 0));
  }

  async #count<Result>(sent: Sent, work: () => Promise<Result>): Promise<Result> {
    const before = await this.#due.countLeft();
    const startedAt = performance.now();
    const result = await work();
    sent.seconds += (performance.now() - startedAt) / 1_000;
    sent.count += before - (await this.#due.countLeft());
    return result;
  }
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(LOOK_EVERY_MS);
}

/** A profile and a month read, and a day written, by a woman who logged the days of that month. */
async function describeTasks(origin: string, women: number, sending: Sending): Promise<Task[]> {
  const account = { email: 'reader@example.org', password: 'a long enough password' };
  const { userId, cookie } = await signUp(origin, account);
  const today = localDateOf(new Date());
  const path = '/api/daily-health-signals';
  const writes = (day: number, notes: string, before: string) =>
    JSON.stringify({
      ...{ user_id: userId, ...EMPTY_SIGNALS, signal_date: addDays(today, -day), notes },
      base: { ...EMPTY_SIGNALS, notes: before },
    });
  const headers = { cookie, 'content-type': 'application/json' };
  const [one, other] = ['Slept badly, ran 5 km.', 'Slept well, walked to work.'];
  for (let day = 0; day < DAYS; day += 1) {
    const answer = await fetch(origin + path, { method: 'POST', headers, body: writes(day, one, '') });
    if (!answer.ok) throw new Error(`A day was not written: ${await answer.text()}`);
  }
  const beside = `${women.toLocaleString('en')} reminders being sent`;
  const requests: Record<string, Task['requests'][string]> = {
    'Profile read': { origin, method: 'GET', path: '/api/profile', headers: { cookie } },
    'Month read': {
      ...{ origin, method: 'GET', headers: { cookie } },
      path: `${path}?from=${addDays(today, 1 - DAYS)}&to=${today}`,
    },
    'Day written': {
      ...{ origin, method: 'POST', path, headers },
      bodies: [writes(0, other, one), writes(0, one, other)],
    },
  };
  return Object.entries(requests).map(([name, request]) => ({
    name,
    requests: { [QUIET]: request, [beside]: request },
    around: { [beside]: (measure) => sending.during(measure) },
    ratios: [{ of: beside, to: QUIET, atLeast: AT_LEAST }],
    timeFactor: 1,
  }));
}
