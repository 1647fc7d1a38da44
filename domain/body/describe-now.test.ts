import { expect, describe as group, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { describe, periodsUntil } from './facts-for-tests.ts';
import { sayPlace } from './say-now.ts';

// The examples of docs/algorithms/one-description.md.

const EQUAL = periodsUntil('2026-11-02', 28, 28, 28);
/** A pregnancy of forty weeks that ended on the 10th of October. */
const BORN = { from: '2026-01-03' as CalendarDate, to: '2026-10-10' as CalendarDate, end: 'birth' as const };
const LOST = { from: '2026-08-01' as CalendarDate, to: '2026-10-01' as CalendarDate, end: 'loss' as const };

group('the state she is in', () => {
  test.each([
    ['2026-11-21', 'cycling', 20],
    ['2026-12-02', 'late', 31],
    ['2027-03-20', 'too-long', 139],
    ['2026-11-01', 'clock-behind', null],
  ] as const)('after three cycles of 28 days on %s: %s', (today, state, day) => {
    const { now } = describe(today, EQUAL);
    expect([now.state, now.cycle?.day ?? null]).toEqual([state, day]);
  });

  test('nothing recorded, and modes without cycles', () => {
    expect(describe('2026-11-21', []).now.state).toBe('unrecorded');
    expect(describe('2026-11-21', EQUAL, { stage: 'menopause' }).now.state).toBe('no-cycles');
    expect(describe('2026-11-21', [], { stage: 'post-menopause' }).now.state).toBe('no-cycles');
  });

  test('a pregnancy, whatever mode is chosen', () => {
    const pregnancies = [{ from: '2026-08-01' as CalendarDate, to: null, end: null }];
    expect(describe('2026-11-21', EQUAL.slice(0, 2), { pregnancies }).now.state).toBe('pregnant');
    expect(describe('2026-11-21', EQUAL, { stage: 'pregnancy' }).now.state).toBe('pregnant');
  });

  test('an end recorded where it was a day later already is none yet', () => {
    const before = periodsUntil('2026-08-01', 28);
    expect(describe('2026-09-30', before, { pregnancies: [LOST] }).now.state).toBe('pregnant');
    expect(describe('2026-10-01', before, { pregnancies: [LOST] }).now.state).toBe('after-pregnancy');
  });

  test('after a birth and after a loss until the next period, with nothing that is forecast', () => {
    const before = periodsUntil('2026-01-03', 28, 28, 28);
    const born = describe('2026-10-15', before, { pregnancies: [BORN] });
    expect(born.now).toMatchObject({
      state: 'after-birth',
      pregnancyEndedOn: '2026-10-10',
      pregnancyEnd: 'birth',
      next: null,
      phase: null,
    });
    expect([...born.days.values()].every(({ source }) => source === 'recorded')).toBe(false);
    expect([...born.days.keys()].every((day) => day < '2026-01-08')).toBe(true);
    const lost = describe('2026-10-15', periodsUntil('2026-08-01', 28), { pregnancies: [LOST] });
    expect(lost.now).toMatchObject({
      state: 'after-pregnancy',
      pregnancyEndedOn: '2026-10-01',
      pregnancyEnd: 'loss',
      fertileToday: null,
    });
  });

  test('where she preferred not to say how it ended, no birth is said', () => {
    const pregnancies = [{ ...BORN, end: 'prefer-not-to-say' as const }];
    const { now } = describe('2026-10-15', periodsUntil('2026-01-03', 28, 28, 28), { pregnancies });
    expect([now.state, now.pregnancyEnd]).toEqual(['after-pregnancy', 'prefer-not-to-say']);
    expect(sayPlace(now)).toBe('5 days since 10 Oct');
  });

  test('the first period after it ends that', () => {
    const again = [...periodsUntil('2026-08-01', 28), ...periodsUntil('2026-11-02')];
    expect(describe('2026-11-15', again, { pregnancies: [LOST] }).now.state).toBe('cycling');
  });

  test('a pause that she entered', () => {
    const cycle_pauses = [
      {
        id: '00000000-0000-4000-8000-000000000001',
        from_on: '2026-11-10' as CalendarDate,
        to_on: null,
        reason: 'other' as const,
      },
    ];
    expect(describe('2026-11-21', EQUAL, { cycle_pauses }).now.state).toBe('pause');
  });
});

group('the part of her cycle', () => {
  test('by the lengths of her cycles as long as they tell it', () => {
    expect(describe('2026-11-28', EQUAL).now.phase).toMatchObject({ phase: 'luteal', basis: 'estimate' });
  });

  test('later than is usual for her no part is named: it may be one or another', () => {
    expect(describe('2027-02-04', EQUAL).now).toMatchObject({
      state: 'late',
      cycle: { day: 95 },
      phase: null,
    });
  });

  test('where hormones decide there is a next period, and no fertile day', () => {
    for (const stage of ['contraception', 'ivf'] as const) {
      const { now, days } = describe('2026-11-10', EQUAL, { stage });
      expect(now).toMatchObject({ state: 'cycling', isByHormones: true, phase: null, fertileToday: null });
      expect(now.next?.date).toBe('2026-11-30');
      expect([...days.values()].every(({ dayClass }) => dayClass === 'period')).toBe(true);
    }
  });
});

test('she may expect this cycle to last as long as the forecast says, whatever length was stored', () => {
  const periods = EQUAL.map((period) => ({ ...period, cycle_length: 44 }));
  expect(describe('2026-11-10', periods).now.cycle).toEqual({
    start: '2026-11-02',
    day: 9,
    expectedDays: 28,
  });
});
