import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { expect, test } from 'vitest';
import { describeDay } from './describe-day.ts';

test('a day is named by its date alone when nothing is known of it', () => {
  expect(describeDay('2026-11-08', { dayClass: 'regular', source: 'computed' }, null, false)).toBe(
    'Sunday, 8 November 2026',
  );
});

test('date, class, how it is known, and what is noted', () => {
  const signals = { ...EMPTY_SIGNALS, symptoms: ['cramps' as const], mood: ['calm' as const] };
  expect(describeDay('2026-11-03', { dayClass: 'period', source: 'recorded' }, signals, true)).toBe(
    'Tuesday, 3 November 2026, today, period, recorded. Symptoms: Abdominal Cramps. Mood: Calm',
  );
});

test('everything that can be noted is said, without the text of the notes', () => {
  const signals = {
    ...EMPTY_SIGNALS,
    intercourse: [
      { id: '1', protected: true },
      { id: '2', protected: false },
    ],
    discharge: 'ewcm' as const,
    notes: 'only hers',
  };
  expect(describeDay('2026-11-16', { dayClass: 'ovulation', source: 'computed' }, signals, false)).toBe(
    'Monday, 16 November 2026, ovulation, estimate. Intercourse: protected, unprotected. Discharge: EWCM Egg White. With notes',
  );
});

test('a predicted period, an estimated window and an example are not passed off as facts', () => {
  const name = (dayClass: 'period' | 'fertile', source: 'computed' | 'example') =>
    describeDay('2026-11-30', { dayClass, source }, null, false).split(', ').slice(2).join(', ');
  expect(name('period', 'computed')).toBe('period, predicted');
  expect(name('fertile', 'computed')).toBe('fertile, estimate');
  expect(name('period', 'example')).toBe('period, example');
});

test('a day of a period that goes on until she says that it ended is no forecast', () => {
  const mark = { dayClass: 'period', source: 'computed', isEndUnknown: true } as const;
  expect(describeDay('2026-11-24', mark, null, false)).toBe(
    'Tuesday, 24 November 2026, period, expected, end not known yet',
  );
});
