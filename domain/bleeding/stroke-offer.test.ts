import { expect, test } from 'vitest';
import { type CalendarDate, listDays } from '../calendar/calendar-date.ts';
import type { Period } from '../cycle/period.ts';
import type { Ink } from './paint-days.ts';
import { offerAfterStroke } from './stroke-offer.ts';

const today = '2026-11-23';
const HERS = { stage: 'menstrual-cycle', periods: [] as Period[], today } as const;
const offer = (
  from: CalendarDate,
  to: CalendarDate,
  hers: Partial<Parameters<typeof offerAfterStroke>[2]> = {},
  ink: Ink = 'medium',
) => offerAfterStroke(listDays(from, to), ink, { ...HERS, ...hers });
const period = (start: CalendarDate, end: CalendarDate | null): Period => ({
  ...{ period_start_date: start, period_end_date: end, cycle_length: 28 },
});

test('a period is offered from the first day on, which goes on where the stroke reaches today', () => {
  expect(offer('2026-11-20', '2026-11-23')).toEqual({ kind: 'start', start: '2026-11-20', end: null });
  expect(offer('2026-11-10', '2026-11-13')).toEqual({
    kind: 'start',
    start: '2026-11-10',
    end: '2026-11-13',
  });
});

test('a recorded period is moved to what was drawn before it or behind it', () => {
  const periods = [period('2026-11-05', '2026-11-08')];
  expect(offer('2026-11-03', '2026-11-05', { periods })).toEqual({
    ...{ kind: 'move', period: periods[0] },
    to: { start: '2026-11-03', end: '2026-11-08' },
  });
  expect(offer('2026-11-07', '2026-11-10', { periods })).toEqual({
    ...{ kind: 'move', period: periods[0] },
    to: { start: '2026-11-05', end: '2026-11-10' },
  });
});

test('inside a period, for spots, for what was cleared and without cycles nothing is offered', () => {
  expect(offer('2026-11-05', '2026-11-06', { periods: [period('2026-11-05', '2026-11-08')] })).toBeNull();
  expect(offer('2026-11-21', '2026-11-23', { periods: [period('2026-11-20', null)] })).toBeNull();
  expect(offer('2026-11-20', '2026-11-21', {}, 'spotting')).toBeNull();
  expect(offer('2026-11-20', '2026-11-21', {}, 'clear')).toBeNull();
  expect(offer('2026-11-20', '2026-11-21', { stage: 'menopause' })).toBeNull();
  expect(offerAfterStroke([], 'medium', HERS)).toBeNull();
});
