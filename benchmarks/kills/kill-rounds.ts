import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChance } from '@lunaria/domain/examples/create-chance.ts';
import { compareFiles, digestFiles } from '../backup/digest-files.ts';
import { compareDigests, digestLoaded } from '../backup/digest-rows.ts';
import type { FilledAccount } from '../backup/fill-accounts.ts';
import { KilledBackups } from './kill-backups.ts';
import { KilledBringingBack } from './kill-bringing-back.ts';
import { KilledErasures } from './kill-erasures.ts';
import { KilledExports, letTimePass } from './kill-exports.ts';
import { KilledRestores } from './kill-restores.ts';
import type { Kind } from './kind.ts';
import { type CreateDatabase, Stage } from './stage.ts';

export const KINDS = ['export', 'bringing back', 'erasure', 'backup', 'restore'] as const;
export type KindName = (typeof KINDS)[number];

export interface KillPlan {
  /** How many rounds of each kind. */
  rounds: Record<KindName, number>;
  /** The same seed draws the same order and, of the time that something takes, the same shares. */
  seed: number;
  /** Null for the embedded database. */
  createDatabase: CreateDatabase | null;
  report?: (line: string) => void;
  /** No further round is begun after so many minutes. */
  minutes?: number;
}

export interface KindOutcome {
  rounds: number;
  /** Rounds whose kill came while it was under way, neither before nor after. */
  struck: number;
}

export interface KillOutcome {
  kinds: Record<KindName, KindOutcome>;
  seconds: number;
  /** What must not be, each with the seed of its round. */
  faults: string[];
}

const BYSTANDERS = 4;
const TAKERS = 4;
const ofBystanders = `u.email like 'bystanders-%'`;

/**
 * Kills a real server, or a command, in the middle of what it does, starts it again and asks whether all that was acknowledged
 * is done, nothing is done by half, and nobody else lost anything. One after the other, in an order that is drawn.
 */
export async function killRounds(plan: KillPlan): Promise<KillOutcome> {
  const { rounds, seed, createDatabase, report = () => {}, minutes = Number.POSITIVE_INFINITY } = plan;
  const folder = await mkdtemp(join(tmpdir(), 'lunaria kills '));
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const leavers = 2 * rounds.erasure + 1;
  const counts = { bystanders: BYSTANDERS, takers: TAKERS, leavers };
  const { stage, cast } = await Stage.create(folder, createDatabase, counts);
  stack.defer(() => stage.end('SIGKILL'));
  const expected = {
    rows: await stage.look((run) => digestLoaded(run, ofBystanders)),
    files: await readFiles(stage, cast.bystanders),
  };
  await stage.start();
  const exported = new KilledExports(stage, cast.takers);
  const kinds: Record<KindName, Kind> = {
    export: exported,
    'bringing back': new KilledBringingBack(stage, () => exported.zip),
    erasure: new KilledErasures(stage, cast.leavers),
    backup: new KilledBackups(stage),
    restore: new KilledRestores(stage),
  };
  for (const name of KINDS) {
    await kinds[name].prepare();
    report(`${name}: prepared`);
  }

  const begun = performance.now();
  const chance = createChance(seed);
  const outcome: Record<KindName, KindOutcome> = Object.fromEntries(
    KINDS.map((name) => [name, { rounds: 0, struck: 0 }]),
  ) as Record<KindName, KindOutcome>; // as: the same names
  const faults: string[] = [];
  const order = shuffle(
    KINDS.flatMap((name) => Array.from({ length: rounds[name] }, () => name)),
    chance,
  );
  for (const [index, name] of order.entries()) {
    if (performance.now() - begun > minutes * 60_000) break;
    const ofRound = Math.floor(chance() * 2 ** 31);
    const found: string[] = [];
    const begunAt = performance.now();
    const struck = await kinds[name].strike(createChance(ofRound));
    let wasStruck = struck.wasStruck ?? false;
    const { look } = struck;
    if (look) {
      await stage.look(async (run) => {
        wasStruck = await look(run);
        found.push(...compareDigests(expected.rows, await digestLoaded(run, ofBystanders), 'a bystander'));
        for (const kind of Object.values(kinds)) found.push(...((await kind.lookBack?.(run)) ?? []));
      }, letTimePass);
      found.push(...compareFiles(expected.files, await readFiles(stage, cast.bystanders), 'a bystander'));
      await stage.start();
    }
    found.push(...(await struck.settle()));
    outcome[name].rounds += 1;
    if (wasStruck) outcome[name].struck += 1;
    faults.push(...found.map((fault) => `${name}, round ${index}, seed ${ofRound}: ${fault}`));
    const seconds = ((performance.now() - begunAt) / 1_000).toFixed(0);
    const middle = wasStruck ? 'in the middle' : 'before or after';
    report([`${index + 1}/${order.length} ${name}, ${seconds} s, ${middle}`, ...found].join('\n  '));
  }
  return { kinds: outcome, seconds: (performance.now() - begun) / 1_000, faults };
}

async function readFiles(stage: Stage, bystanders: FilledAccount[]): Promise<Map<string, string>> {
  const ids = bystanders.map(({ userId }) => userId);
  return await digestFiles(join(stage.dataDir, 'files'), (path) => ids.some((id) => path.includes(id)));
}

function shuffle<Item>(items: Item[], chance: () => number): Item[] {
  return items
    .map((item) => ({ item, place: chance() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
