import { expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Flow } from './bleeding-day.ts';
import { bleedsUntil, listUntil, writesOfDay, writesUntil } from './bleeding-until.ts';

const HERS = { userId: '0b6d2d9e-0d5c-4c3e-9d0a-5f2f4f1f7a11', stage: 'menstrual-cycle' } as const;
const rowsOf = (noted: Record<string, Flow>) =>
  new Map(
    Object.entries(noted).map(([day, flow]) => [`2026-11-${day}` as CalendarDate, { flow, kind: null }]), // by format
  );
const said = (writes: ReturnType<typeof writesUntil>) =>
  writes.map(({ day, flow }) => `${day.slice(8)} ${flow}`);

test('bleeding lasts as long as the days follow one another', () => {
  const rows = rowsOf({ '10': 'light', '11': 'heavy', '12': 'none', '13': 'light' });
  expect(bleedsUntil('2026-11-10', rows)).toBe('2026-11-11');
  expect(bleedsUntil('2026-11-14', rows)).toBe('2026-11-14');
});

test('a last day is offered up to today', () => {
  expect(listUntil('2026-11-20', new Map(), '2026-11-22')).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
  expect(listUntil('2026-10-01', new Map(), '2026-11-22')).toHaveLength(15);
});

test('a longer bleeding fills the days between, a shorter one clears those beyond', () => {
  const rows = rowsOf({ '10': 'light', '12': 'heavy' });
  expect(said(writesUntil('2026-11-10', '2026-11-13', rows, HERS))).toEqual(['11 light', '13 light']);
  const long = rowsOf({ '10': 'light', '11': 'light', '12': 'heavy' });
  expect(said(writesUntil('2026-11-10', '2026-11-10', long, HERS))).toEqual(['11 null', '12 null']);
  expect(writesUntil('2026-11-10', '2026-11-12', long, HERS)).toEqual([]);
  expect(writesUntil('2026-11-09', '2026-11-12', long, HERS)).toEqual([]);
});

test('a day is noted once, with the kind of the mode where a count hangs on it, and cleared', () => {
  const rows = rowsOf({ '10': 'light' });
  expect(writesOfDay('2026-11-10', 'light', rows, HERS)).toEqual([]);
  expect(said(writesOfDay('2026-11-10', null, rows, HERS))).toEqual(['10 null']);
  const kinds = (['none', 'spotting', 'heavy'] as const).map(
    (flow) => writesOfDay('2026-11-11', flow, rows, { ...HERS, stage: 'post-menopause' })[0]?.kind,
  );
  expect(kinds).toEqual(['unknown', 'unknown', 'unknown']);
});
