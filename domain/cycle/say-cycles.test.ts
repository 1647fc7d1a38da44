import { expect, test } from 'vitest';
import { CYCLE_VERDICTS } from './history/cycle-records.ts';
import type { FinishedCycle } from './history/recorded-cycles.ts';
import { sayNotCounted, sayOvulationBasis, sayQuestion } from './say-cycles.ts';

const cycle = (rest: Partial<FinishedCycle>): FinishedCycle => ({
  start: '2026-03-01',
  nextStart: '2026-03-09',
  lengthDays: 8,
  bleedingDays: 5,
  ovulation: null,
  notCounted: null,
  question: null,
  mark: null,
  ...rest,
});

test('why a cycle does not count, in her own words where she said it', () => {
  expect(sayNotCounted(cycle({}))).toBeNull();
  const mark = {
    cycle_start: '2026-03-01',
    verdict: 'unusual',
    reason: 'illness',
    ovulation_on: null,
  } as const;
  expect(sayNotCounted(cycle({ notCounted: 'unusual', mark }))).toBe(
    'Not counted, as you marked it: I was ill.',
  );
  const reasons = ['interrupted', 'start-missing', 'same-period', 'too-close', 'too-long'] as const;
  const said = reasons.map((notCounted) => sayNotCounted(cycle({ notCounted })));
  expect(new Set(said).size).toBe(reasons.length);
  expect(said.every((text) => text?.startsWith('Not counted'))).toBe(true);
});

test('a short cycle waits for her answer, unless she has given it', () => {
  expect(sayNotCounted(cycle({ notCounted: 'too-close', question: 'same-period' }))).toContain(
    'until you answer',
  );
  expect(sayNotCounted(cycle({ notCounted: 'too-close' }))).toBe(
    'Not counted: 8 days are too short for a cycle.',
  );
});

test('each question names its days', () => {
  const today = '2026-06-01';
  expect(sayQuestion(cycle({}), today)).toBeNull();
  expect(sayQuestion(cycle({ question: 'same-period' }), today)).toBe(
    '1 March and 9 March are recorded as the first days of two periods, 8 days apart. Was it one period?',
  );
  const long = cycle({ question: 'start-missing', nextStart: '2026-04-27', lengthDays: 57 });
  expect(sayQuestion(long, today)).toBe(
    'From 1 March to 27 April it is 57 days, much longer than your cycles around it. ' +
      'Was a period in between not recorded?',
  );
  // Her answers are the verdicts that the two questions can lead to.
  expect(CYCLE_VERDICTS).toEqual(expect.arrayContaining(['same-period', 'whole', 'start-missing']));
});

test('what ovulation rests on', () => {
  expect(sayOvulationBasis('lh-test')).toBe('by your LH test');
});
