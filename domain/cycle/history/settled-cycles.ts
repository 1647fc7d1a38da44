import type { FinishedCycle } from './recorded-cycles.ts';

/** True for a cycle that counts and about which nothing is to be asked: it may be told of as it stands. */
export function isSettled({ notCounted, question }: Pick<FinishedCycle, 'notCounted' | 'question'>): boolean {
  return notCounted === null && question === null;
}
