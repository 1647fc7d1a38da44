import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { installQueue } from '@lunaria/server/jobs/install-queue.ts';
import type { MailConfig } from '@lunaria/server/mail/mailer.ts';
import { makeDueWomen } from './make-due-women.ts';
import { startCatcher, type TakenMail } from './start-catcher.ts';
import { bundleSender, Senders } from './start-senders.ts';

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
  times: number;
  /** From when it was first taken to the next kill. */
  beforeKillMs: number;
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
  const killedAtMs: number[] = [];
  const starting: Promise<void>[] = [];
  while (killedAtMs.length < kills) {
    const left = await due.countLeft();
    if (left === 0) throw new Error(`All was sent after ${killedAtMs.length} kills: take more women.`);
    if (women - left < (killedAtMs.length / kills) * KILLED_WITHIN * women) {
      await pause(LOOK_EVERY_MS);
      continue;
    }
    await pause(Math.random() * SPREAD_MS);
    const atMs = await senders.kill();
    if (atMs === null) continue;
    killedAtMs.push(atMs);
    starting.push(senders.start());
    report(`${killedAtMs.length}/${kills} killed, ${left} of ${women} left`);
  }
  await Promise.all(starting);
  while ((await due.countLeft()) > 0) await pause(LOOK_EVERY_MS);
  const seconds = (performance.now() - startedAt) / 1_000;
  await senders.stop();

  const taken = transport === 'smtp' ? await catcher.read() : await readOutbox(outbox);
  return {
    killed: killedAtMs.length,
    seconds,
    taken,
    expected: due.keys,
    lost: findLost(due.keys, taken),
    repeated: findRepeated(taken, killedAtMs),
    ...(await due.countDone()),
  };
}

async function readOutbox(folder: string): Promise<TakenMail[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => ({ atMs: Number.NaN, key: name.slice(0, -'.eml'.length) }));
}

function findLost(expected: string[], taken: TakenMail[]): string[] {
  const keys = new Set(taken.map(({ key }) => key));
  return expected.filter((key) => !keys.has(key));
}

function findRepeated(taken: TakenMail[], killedAtMs: number[]): Repeated[] {
  const byKey = Map.groupBy(taken, ({ key }) => key);
  return [...byKey].flatMap(([key, mails]) => {
    const firstMs = mails[0]?.atMs ?? Number.NaN;
    const nextKill = killedAtMs.find((atMs) => atMs >= firstMs) ?? Number.POSITIVE_INFINITY;
    return mails.length > 1 ? [{ key, times: mails.length, beforeKillMs: nextKill - firstMs }] : [];
  });
}

/** What must not be, as sentences: none lost, none twice but what a kill cut off from its note, each notice once. */
export function findFaults(outcome: KillOutcome, transport: KillPlan['transport']): string[] {
  const { killed, taken, expected, lost, repeated, done, notices, womenWithNotice } = outcome;
  const count = expected.length;
  const known = new Set(expected);
  const unknown = taken.filter(({ key }) => !known.has(key)).length;
  const withoutKill = repeated.filter(({ beforeKillMs }) => beforeKillMs > CUT_OFF_MS).length;
  const faults: [boolean, string][] = [
    [lost.length > 0, `${lost.length} mails were lost.`],
    [unknown > 0, `${unknown} mails belong to no reminder.`],
    [transport === 'outbox' && repeated.length > 0, `${repeated.length} mails lie in the outbox twice.`],
    [withoutKill > 0, `${withoutKill} mails were sent twice though no kill came in between.`],
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
