import { expect, test } from 'vitest';
import { type DailyHealthSignals, EMPTY_SIGNALS } from './health-signals.ts';
import { countIntercourse, mostNotedMood, mostNotedSymptom, notedBetween } from './noted-signals.ts';

const day = (signal_date: DailyHealthSignals['signal_date'], part: Partial<DailyHealthSignals>) => ({
  ...EMPTY_SIGNALS,
  ...part,
  signal_date,
});

const RECORDS = [
  day('2026-11-01', { symptoms: ['acne', 'fatigue'] }),
  day('2026-11-02', {}),
  day('2026-11-03', { symptoms: ['fatigue'], mood: ['calm'] }),
  day('2026-11-04', { discharge: 'dry' }),
  day('2026-11-05', {
    intercourse: [
      { id: '0191d3f4-5b6a-4c7d-8e9f-000000000001', protected: true },
      { id: '0191d3f4-5b6a-4c7d-8e9f-000000000002', protected: false },
      { id: '0191d3f4-5b6a-4c7d-8e9f-000000000003', protected: false },
    ],
  }),
];

test('both ends count, and a day that was emptied again does not', () => {
  const dates = notedBetween(RECORDS, '2026-11-01', '2026-11-04').map((record) => record.signal_date);
  expect(dates).toEqual(['2026-11-01', '2026-11-03', '2026-11-04']);
});

test('the most noted one is counted in days, the first of the list among equals', () => {
  expect(mostNotedSymptom(RECORDS)).toEqual({ label: 'Fatigue', dayCount: 2 });
  expect(mostNotedSymptom(RECORDS.slice(0, 1))).toEqual({ label: 'Fatigue', dayCount: 1 });
  expect(mostNotedMood(RECORDS)).toEqual({ label: 'Calm', dayCount: 1 });
  expect(mostNotedMood([])).toBeNull();
});

test('each entry counts, several on one day too', () => {
  expect(countIntercourse(RECORDS)).toEqual({ protectedCount: 1, unprotectedCount: 2 });
});
