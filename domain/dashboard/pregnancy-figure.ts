import { PREGNANCY_DAYS } from '../pregnancy/dating.ts';
import { type PregnancyStatus, TRIMESTER_NAMES } from '../pregnancy/gestational-age.ts';
import type { Figure } from './figure.ts';

const DUE_WEEK = PREGNANCY_DAYS / 7;

/** The card "Week" of a pregnancy that is dated. */
export function pregnancyFigure(status: PregnancyStatus): Figure {
  const { phase, week, trimester } = status;
  if (phase === 'not-started') return { value: '0', unit: 'weeks', line: 'Not counted yet' };
  if (phase === 'past-42-weeks') return { value: '42', unit: 'and more', line: 'Not counted further' };
  return {
    value: String(week),
    unit: phase === 'due' ? 'weeks' : `of ${DUE_WEEK}`,
    ...(trimester !== null && { line: TRIMESTER_NAMES[trimester] }),
    graphic: { kind: 'bar', value: Math.min(week, DUE_WEEK), max: DUE_WEEK, tone: 'stage' },
  };
}
