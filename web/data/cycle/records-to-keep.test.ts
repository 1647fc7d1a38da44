import { NO_CYCLE_RECORDS } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { expect, test } from 'vitest';
import { withoutPregnancies } from './records-to-keep.ts';

const on = (day: string) => `${day}T08:00:00.000Z`;

test('a pregnancy is kept as a time without cycles of which no reason is said', () => {
  const kept = withoutPregnancies({
    ...NO_CYCLE_RECORDS,
    pregnancies: [{ from: '2025-02-01', to: '2025-04-12', end: 'loss' }],
  });
  expect(kept.pregnancies).toEqual([]);
  expect(kept.cycle_pauses).toEqual([
    // From conception on, two weeks after the first day of gestation.
    { id: expect.any(String), from_on: '2025-02-15', to_on: '2025-04-12', reason: 'other' },
  ]);
});

test('six weeks follow a birth there too, and no word says why', () => {
  const kept = withoutPregnancies({
    ...NO_CYCLE_RECORDS,
    pregnancies: [
      { from: '2025-02-01', to: '2025-07-06', end: 'loss' },
      { from: '2025-12-01', to: '2026-05-10', end: 'birth' },
    ],
  });
  expect(kept.cycle_pauses.map(({ to_on }) => to_on)).toEqual(['2025-07-06', '2026-06-21']);
  expect(JSON.stringify(kept)).not.toMatch(/birth|loss|breastfeeding/);
});

test('the mode of a pregnancy is left out between the modes before and after it', () => {
  const kept = withoutPregnancies({
    ...NO_CYCLE_RECORDS,
    stage_changes: [
      { from_stage: 'menstrual-cycle', to_stage: 'conception', changed_at: on('2025-01-01') },
      { from_stage: 'conception', to_stage: 'pregnancy', changed_at: on('2025-03-01') },
      { from_stage: 'pregnancy', to_stage: 'menstrual-cycle', changed_at: on('2025-04-12') },
    ],
  });
  expect(kept.stage_changes).toEqual([
    { from_stage: 'menstrual-cycle', to_stage: 'conception', changed_at: on('2025-01-01') },
    { from_stage: 'conception', to_stage: 'menstrual-cycle', changed_at: on('2025-04-12') },
  ]);
  expect(JSON.stringify(kept)).not.toContain('pregnancy"');
});

test('back into the mode from before it, no change is left', () => {
  const kept = withoutPregnancies({
    ...NO_CYCLE_RECORDS,
    stage_changes: [
      { from_stage: 'menstrual-cycle', to_stage: 'pregnancy', changed_at: on('2025-03-01') },
      { from_stage: 'pregnancy', to_stage: 'menstrual-cycle', changed_at: on('2025-04-12') },
    ],
  });
  expect(kept.stage_changes).toEqual([]);
});
