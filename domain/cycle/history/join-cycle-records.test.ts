import { expect, it } from 'vitest';
import { type CycleRecords, NO_CYCLE_RECORDS, type OvulationSign } from './cycle-records.ts';
import { joinCycleRecords } from './join-cycle-records.ts';

const sign = (day: OvulationSign['day']): OvulationSign => ({
  day,
  lh_test: 'positive',
  temperature_f: null,
});
const FIRST: CycleRecords = {
  cycle_marks: [{ cycle_start: '2025-09-12', verdict: 'whole', reason: null, ovulation_on: null }],
  cycle_pauses: [
    { id: '7d0f3a52-8d11-4f39-9f0e-5b1c2d3e4f50', from_on: '2024-03-01', to_on: null, reason: 'other' },
  ],
  stage_changes: [
    { from_stage: 'contraception', to_stage: 'menstrual-cycle', changed_at: '2025-01-01T10:00:00.000Z' },
  ],
  pregnancies: [{ from: '2020-02-24', to: '2020-06-15', end: 'loss' }],
  ovulation_signs: [sign('2026-10-12'), sign('2026-10-13')],
  cycle_forecasts: [
    {
      cycle_start: '2026-10-30',
      shown_on: '2026-11-03',
      predicted_start: '2026-11-27',
      window_from: '2026-11-25',
      window_to: '2026-11-29',
      known_cycles: 7,
      is_ovulation_known: false,
    },
  ],
};

it('makes of the pages, the newest first, the lists that one answer had: each day once, oldest first', () => {
  const pages = [
    FIRST,
    { ...NO_CYCLE_RECORDS, ovulation_signs: [sign('2019-05-01'), sign('2021-01-01')] },
    { ...NO_CYCLE_RECORDS, ovulation_signs: [sign('1999-05-01')] },
  ];
  expect(pages.reduce(joinCycleRecords)).toEqual({
    ...FIRST,
    ovulation_signs: ['1999-05-01', '2019-05-01', '2021-01-01', '2026-10-12', '2026-10-13'].map(
      (day) => sign(day as OvulationSign['day']), // as: these are days
    ),
  });
});

it('leaves what came whole as it came', () => {
  expect([FIRST].reduce(joinCycleRecords)).toBe(FIRST);
});
