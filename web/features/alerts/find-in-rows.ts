import { factsOf } from '@lunaria/domain/dangers/facts-of.ts';
import { type Clock, findDangers } from '@lunaria/domain/dangers/find-dangers.ts';
import type { DangerRows } from '@lunaria/domain/dangers/rows.ts';
import { type Found, toFound } from './found-dangers.ts';

/** What is dangerous in the rows, highest first. The engine and its words, which nothing of the first load brings along. */
export function findInRows(rows: DangerRows, clock: Clock): Found[] {
  return findDangers(factsOf(rows), clock).map((danger) => toFound(danger, rows.day));
}
