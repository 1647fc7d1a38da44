import { alertFacts } from '@lunaria/domain/dangers/alert-again.ts';
import { factsOf } from '@lunaria/domain/dangers/facts-of.ts';
import { type Clock, findDangers } from '@lunaria/domain/dangers/find-dangers.ts';
import type { DangerRows } from '@lunaria/domain/dangers/rows.ts';
import { type Found, keyStart } from './found-dangers.ts';

/** What is dangerous in the rows, highest first. The engine and its words, which nothing of the first load brings along. */
export function findInRows(rows: DangerRows, clock: Clock): Found[] {
  const facts = factsOf(rows);
  return findDangers(facts, clock).map((danger) => ({
    danger,
    day: rows.day,
    key: keyStart({ ...danger, day: rows.day }) + alertFacts(danger, facts),
  }));
}
