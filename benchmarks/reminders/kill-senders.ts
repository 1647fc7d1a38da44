import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { installQueue } from '@lunaria/server/jobs/install-queue.ts';
import type { MailConfig } from '@lunaria/server/mail/mailer.ts';
import { type DueReminders, makeDueWomen } from './make-due-women.ts';
import { startCatcher, type TakenMail } from './start-catcher.ts';
import { bundleSender, type Kill, Senders } from './start-senders.ts';

export interface KillPlan {
  /** Of an empty PostgreSQL database, as its owner. */
  databaseUrl: string;
  women: number;
  senders: number;
  kills: number;
  /** So long nobody takes what a killed sender had claimed. */
  holdMs: number;
  transport: 'smtp' | 'outbox';
  report?: (line: string) => void;
}

export interface KillOutcome {
  killed: number;
  seconds: number;
  /** The mails as the mail server took them one after the other; those of an outbox are files without an order. */
  taken: TakenMail[];
  /** The keys that each have to be there once, the longest due first. */
  expected: string[];
  lost: string[];
  /** Those that the mail server took more than once, each time with the same Message-ID. */
  repeated: Repeated[];
  /** Reminders that are done and say so of both ways. */
  done: number;
  notices: number;
  womenWithNotice: number;
}

interface Repeated {
  key: string;
  /**
   * From when the mail server had taken it to the kill of who handed it over, each time but the last; below 0 where the bytes were
   * on their way at the kill, null where who handed it over was not killed.
   */
  beforeKillMs: (number | null)[];
}

/** So many mails a sender has under way at most (server/services/reminders/send-due.ts). */
const AT_ONCE = 5;
/** Within so long after the mail server took it, a mail is noted, on a busy machine too. */
const CUT_OFF_MS = 3_000;
/** A kill comes at a random moment within so long after its share of the reminders is done. */
const SPREAD_MS = 300;
/** By then so much of them is done: the last kills still find something under way. */
const KILLED_WITHIN = 0.9;
const LOOK_EVERY_MS = 50;
/** So many holds in a row without anything done: what is left will not be. */
const PATIENCE = 10;

/**
 * Has due reminders sent by several processes and kills one of them, whichever, again and again (SIGKILL, at random moments,
 * spread over all of the reminders), each time with another one started in its place, until all is done.
 */
export async function killSenders(plan: KillPlan): Promise<KillOutcome> {
  const { databaseUrl, women, senders: count, kills, holdMs, transport, report = () => {} } = plan;
  const folder = mkdtempSync(join(tmpdir(), 'lunaria-kills-'));
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const outbox = join(folder, 'outbox');
  const catcher = await startCatcher(join(folder, 'taken'));
  stack.defer(catcher.stop);
  const mail: MailConfig =
    transport === 'smtp'
      ? { transport, url: catcher.url, from: 'no-reply@localhost' }
      : { transport, directory: outbox, from: 'no-reply@localhost' };

  await (await openDatabase({ engine: 'postgres', url: databaseUrl, poolSize: 2 }, installQueue)).close();
  const due = await makeDueWomen(databaseUrl, women);
  stack.defer(due.close);
  const senders = new Senders(await bundleSender(folder), { databaseUrl, mail, holdMs });
  stack.defer(() => senders.stop());
  await Promise.all(Array.from({ length: count }, () => senders.start()));

  const startedAt = performance.now();
  await due.letGo();
  const killed: Kill[] = [];
  const starting: Promise<void>[] = [];
  while (killed.length < kills) {
    const left = await due.countLeft();
    if (left === 0) throw new Error(`All was sent after ${killed.length} kills: take more women.`);
    if (women - left < (killed.length / kills) * KILLED_WITHIN * women) {
      await pause(LOOK_EVERY_MS);
      continue;
    }
    await pause(Math.random() * SPREAD_MS);
    const kill = await senders.kill();
    if (kill === null) continue;
    killed.push(kill);
    starting.push(senders.start());
    report(`${killed.length}/${kills} killed, ${left} of ${women} left`);
  }
  await Promise.all(starting);
  await waitForTheRest(due, holdMs * PATIENCE);
  const seconds = (performance.now() - startedAt) / 1_000;
  await senders.stop();

  const taken = transport === 'smtp' ? await catcher.read() : await readOutbox(outbox);
  return {
    killed: killed.length,
    seconds,
    taken,
    expected: due.keys,
    lost: findLost(due.keys, taken),
    repeated: findRepeated(taken, killed),
    ...(await due.countDone()),
  };
}

/** Until all is done, or nothing was for so long: then something is lost, and the outcome says so. */
async function waitForTheRest(due: DueReminders, patienceMs: number): Promise<void> {
  let left = await due.countLeft();
  let since = performance.now();
  while (left > 0 && performance.now() - since < patienceMs) {
    await pause(LOOK_EVERY_MS);
    const now = await due.countLeft();
    if (now !== left) since = performance.now();
    left = now;
  }
}

async function readOutbox(folder: string): Promise<TakenMail[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => ({ atMs: Number.NaN, sender: '', key: name.slice(0, -'.eml'.length) }));
}

function findLost(expected: string[], taken: TakenMail[]): string[] {
  const keys = new Set(taken.map(({ key }) => key));
  return expected.filter((key) => !keys.has(key));
}

function findRepeated(taken: TakenMail[], killed: Kill[]): Repeated[] {
  const killedAt = new Map(killed.map(({ name, atMs }) => [name, atMs]));
  return [...Map.groupBy(taken, ({ key }) => key)].flatMap(([key, mails]) => {
    const beforeKillMs = mails.slice(0, -1).map(({ sender, atMs }) => {
      const killAtMs = killedAt.get(sender);
      return killAtMs === undefined ? null : killAtMs - atMs;
    });
    return mails.length > 1 ? [{ key, beforeKillMs }] : [];
  });
}

/** What must not be, as sentences: none lost, none twice but what a kill cut off from its note, each notice once. */
export function findFaults(outcome: KillOutcome, transport: KillPlan['transport']): string[] {
  const { killed, taken, expected, lost, repeated, done, notices, womenWithNotice } = outcome;
  const count = expected.length;
  const known = new Set(expected);
  const unknown = taken.filter(({ key }) => !known.has(key)).length;
  const isExplained = (ms: number | null) => ms !== null && ms < CUT_OFF_MS;
  const withoutKill = repeated.filter(({ beforeKillMs }) => !beforeKillMs.every(isExplained)).length;
  const faults: [boolean, string][] = [
    [lost.length > 0, `${lost.length} mails were lost.`],
    [unknown > 0, `${unknown} mails belong to no reminder.`],
    [transport === 'outbox' && repeated.length > 0, `${repeated.length} mails lie in the outbox twice.`],
    [
      withoutKill > 0,
      `${withoutKill} mails were sent twice though who sent them first was not killed right then.`,
    ],
    [
      repeated.length > killed * AT_ONCE,
      `${repeated.length} mails were sent twice, more than ${killed} kills can explain.`,
    ],
    [done !== count, `${done} of ${count} reminders are done by both ways.`],
    [
      notices !== count || womenWithNotice !== count,
      `${notices} notices of ${womenWithNotice} women, not ${count}.`,
    ],
  ];
  return faults.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []));
}
