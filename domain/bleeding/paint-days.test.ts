import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Bleeding, Flow } from './bleeding-day.ts';
import { daysOfStroke, inkAt, lastAmount, writesBack, writesOfStroke } from './paint-days.ts';

// The examples of docs/algorithms/bleeding.md, "Drawn in the calendar".

const TODAY = '2026-11-23';
const HERS = { userId: '0b6d2d9e-0d5c-4c3e-9d0a-5f2f4f1f7a11', stage: 'menstrual-cycle' } as const;
const rowsOf = (noted: Record<string, Flow | Bleeding>) =>
  new Map(
    Object.entries(noted).map(([day, said]) => [
      `2026-11-${day}` as CalendarDate, // by format
      typeof said === 'string' ? { flow: said, kind: null } : said,
    ]),
  );
const drawn = (
  from: CalendarDate,
  to: CalendarDate,
  rows: ReturnType<typeof rowsOf>,
  hers: Parameters<typeof writesOfStroke>[3] = HERS,
) =>
  writesOfStroke(daysOfStroke(from, to, TODAY), inkAt(from, rows), rows, hers).map(
    ({ day, flow, kind }) => `${Number(day.slice(8))} ${flow ?? 'nothing'}${kind ? ` ${kind}` : ''}`,
  );

describe('a stroke', () => {
  test.each<[string, Record<string, Flow | Bleeding>, CalendarDate, CalendarDate, string[]]>([
    [
      'paints with the last amount',
      { '02': 'heavy', '03': 'light' },
      '2026-11-20',
      '2026-11-22',
      ['20 light', '21 light', '22 light'],
    ],
    [
      'says no amount where she never did',
      {},
      '2026-11-20',
      '2026-11-21',
      ['20 unspecified', '21 unspecified'],
    ],
    ['may go back in time', { '03': 'medium' }, '2026-11-21', '2026-11-20', ['20 medium', '21 medium']],
    ['ends today', { '03': 'medium' }, '2026-11-22', '2026-11-26', ['22 medium', '23 medium']],
    ['from a day ahead does nothing', { '03': 'medium' }, '2026-11-25', '2026-11-27', []],
    [
      'back from a day ahead paints up to today',
      { '03': 'medium' },
      '2026-11-25',
      '2026-11-22',
      ['22 medium', '23 medium'],
    ],
    [
      'leaves an amount that a day has',
      { '21': 'heavy' },
      '2026-11-20',
      '2026-11-22',
      ['20 heavy', '22 heavy'],
    ],
    ['takes the place of none', { '03': 'medium', '20': 'none' }, '2026-11-20', '2026-11-20', ['20 medium']],
    [
      'that begins on a painted day clears',
      { '20': 'medium', '21': 'heavy' },
      '2026-11-20',
      '2026-11-22',
      ['20 nothing', '21 nothing'],
    ],
    [
      'that clears leaves none as she noted it',
      { '20': 'medium', '21': 'none' },
      '2026-11-20',
      '2026-11-21',
      ['20 nothing'],
    ],
    [
      'keeps the kind of a day',
      { '03': 'light', '20': { flow: null, kind: 'after-sex' } },
      '2026-11-20',
      '2026-11-20',
      ['20 light after-sex'],
    ],
  ])('%s', (_, noted, from, to, expected) => {
    expect(drawn(from, to, rowsOf(noted))).toEqual(expected);
  });

  test('names the kind where a count of the menopause hangs on it, and no other', () => {
    const draw = (stage: (typeof HERS)['stage'] | 'contraception' | 'menopause' | 'post-menopause') =>
      drawn('2026-11-20', '2026-11-20', rowsOf({ '03': 'light' }), {
        ...HERS,
        stage: stage as 'menstrual-cycle',
      });
    expect(draw('menopause')).toEqual(['20 light period']);
    expect(draw('post-menopause')).toEqual(['20 light unknown']);
    expect(draw('contraception')).toEqual(['20 light']);
  });

  test('is taken back to what each day was', () => {
    const rows = rowsOf({ '03': 'medium', '20': 'none' });
    const writes = writesOfStroke(['2026-11-20', '2026-11-21'], 'medium', rows, HERS);
    expect(writesBack(writes).map(({ day, flow, base }) => [day, flow, base.flow])).toEqual([
      ['2026-11-20', 'none', 'medium'],
      ['2026-11-21', null, 'medium'],
    ]);
  });
});

test('the last amount is that of the newest day, in whatever order the days come', () => {
  expect(lastAmount(rowsOf({ '12': 'heavy', '04': 'light', '20': 'none' }))).toBe('heavy');
});
