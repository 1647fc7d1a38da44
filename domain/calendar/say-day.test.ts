import { expect, test } from 'vitest';
import type { DayMark } from '../cycle/mark-days.ts';
import { EMPTY_SIGNALS } from '../signals/health-signals.ts';
import { nameSaidDay, type SaidDay, sayDay } from './say-day.ts';

const DAY: SaidDay = {
  ...{ date: '2026-11-21', today: '2026-11-23', cycleDay: 2, mark: null, ovulation: null },
  signals: EMPTY_SIGNALS,
};
const bled = (flow: 'medium' | 'spotting' | 'unspecified', isPeriod = true): DayMark => ({
  ...{ dayClass: 'period', source: 'recorded' },
  bleeding: { flow, kind: null, isPeriod },
});
const computed = (dayClass: DayMark['dayClass'], part: Partial<DayMark> = {}): DayMark => ({
  ...{ dayClass, source: 'computed' },
  ...part,
});
const ahead = { date: '2026-11-24', cycleDay: null } as const;

test('a day has its weekday, today its name', () => {
  expect(nameSaidDay(DAY)).toBe('Saturday 21 November');
  expect(nameSaidDay({ ...DAY, date: '2025-11-21' })).toBe('Friday 21 November 2025');
  expect(nameSaidDay({ ...DAY, date: '2026-11-23', cycleDay: 4 })).toBe('Today, day 4');
  expect(nameSaidDay({ ...DAY, date: '2026-11-23', cycleDay: null })).toBe('Today');
});

test.each<[string, Partial<SaidDay>]>([
  [
    'Day 2. Medium bleeding, abdominal cramps.',
    { mark: bled('medium'), signals: { ...EMPTY_SIGNALS, symptoms: ['cramps'] } },
  ],
  ['Day 2. Period.', { mark: bled('unspecified') }],
  ['Day 2. Bleeding.', { mark: bled('unspecified', false) }],
  ['Day 2. Spotting.', { mark: bled('spotting', false) }],
  ['Day 2. Nothing noted.', {}],
  ['Nothing noted.', { cycleDay: null }],
  ['Happy, a note.', { date: '2026-11-23', signals: { ...EMPTY_SIGNALS, mood: ['happy'], notes: 'x' } }],
  ['Day 2. Probably fertile, an estimate. Nothing noted.', { mark: computed('fertile') }],
  ['Day 2. Ovulation, by LH test. Nothing noted.', { mark: computed('ovulation'), ovulation: 'by LH test' }],
  ['Nothing noted for this day.', ahead],
  ['A note.', { ...ahead, signals: { ...EMPTY_SIGNALS, notes: 'dentist' } }],
  ['Period expected.', { ...ahead, mark: computed('period') }],
  ['Period, its end is not known yet.', { ...ahead, mark: computed('period', { isEndUnknown: true }) }],
  ['Ovulation, an estimate.', { ...ahead, mark: computed('ovulation') }],
  ['Nothing noted for this day.', { ...ahead, mark: { dayClass: 'period', source: 'example' } }],
])('%s', (said, day) => {
  expect(sayDay({ ...DAY, ...day })).toBe(said);
});
