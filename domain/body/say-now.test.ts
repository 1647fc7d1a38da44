import { expect, describe as group, test } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { describe, nowAfter, periodsUntil } from './facts-for-tests.ts';
import { sayFertileToday, sayPart, sayPlace, sayTestTells, sayWhyNoForecast, TEST_TELLS } from './say-now.ts';

// The examples of docs/algorithms/one-description.md.

const START: CalendarDate = '2026-11-02';
const EQUAL = periodsUntil(START, 28, 28, 28);
const BEFORE = periodsUntil('2026-01-03', 28);
const ended = (to: CalendarDate, end: 'birth' | 'loss') => [{ from: '2026-01-03' as CalendarDate, to, end }];
const pause = {
  id: '00000000-0000-4000-8000-000000000001',
  from_on: '2026-11-10' as CalendarDate,
  to_on: null,
  reason: 'other' as const,
};

group('each state in one line, and why nothing is forecast', () => {
  test.each([
    ['cycling', describe('2026-11-21', EQUAL).now, 'Cycle day 20 of about 28', null],
    ['late', describe('2026-12-02', EQUAL).now, 'Day 31, usually 26 to 30', null],
    [
      'too-long',
      describe('2027-03-20', EQUAL).now,
      'Day 139 since 2 Nov 2026',
      'Nothing can be forecast from a period so long ago. A newer one brings the forecast back.',
    ],
    [
      'clock-behind',
      describe('2026-11-01', EQUAL).now,
      'Your newest period begins after today',
      'By the clock of this device your newest period begins after today.',
    ],
    [
      'unrecorded',
      describe('2026-11-21', []).now,
      'No period recorded',
      'A forecast begins with the first period that you record.',
    ],
    [
      'pregnant',
      describe('2026-11-21', EQUAL, { stage: 'pregnancy' }).now,
      'No cycle is counted during a pregnancy',
      'Nothing is forecast during a pregnancy.',
    ],
    [
      'after-birth',
      describe('2026-10-15', BEFORE, { pregnancies: ended('2026-10-10', 'birth') }).now,
      '5 days after the birth',
      'Nothing is forecast after a birth until your first period. Bleeding in the first six weeks is not a period.',
    ],
    [
      'after-pregnancy',
      describe('2026-04-15', BEFORE, { pregnancies: ended('2026-04-10', 'loss') }).now,
      '5 days since 10 Apr',
      'Nothing is forecast until your next period.',
    ],
    [
      'pause',
      describe('2026-11-21', EQUAL, { cycle_pauses: [pause] }).now,
      'No cycle is counted during a pause',
      'Nothing is forecast during a pause and until your first period after it.',
    ],
    [
      'no-cycles',
      describe('2026-11-21', EQUAL, { stage: 'menopause' }).now,
      'No cycle is counted',
      'In a mode without cycles nothing is forecast, nor after it until your next period.',
    ],
  ] as const)('%s', (state, now, place, why) => {
    expect([now.state, sayPlace(now), sayWhyNoForecast(now)]).toEqual([state, place, why]);
  });

  test.each([
    ['2026-10-10', 'The day of the birth'],
    ['2026-10-11', '1 day after the birth'],
    ['2026-10-16', '6 days after the birth'],
    ['2026-10-17', '1 week after the birth'],
    ['2026-11-28', '7 weeks after the birth'],
    ['2026-11-30', '7 weeks and 2 days after the birth'],
  ] as const)('on %s: %s', (today, place) => {
    const { now } = describe(today, BEFORE, { pregnancies: ended('2026-10-10', 'birth') });
    expect(sayPlace(now)).toBe(place);
  });
});

group('the part of her cycle', () => {
  test.each([
    ['2026-11-04', null, 'Menstrual phase'],
    ['2026-11-08', null, 'Follicular phase, estimate'],
    ['2026-11-13', null, 'Fertile days, estimate'],
    ['2026-11-28', null, 'Luteal phase, estimate'],
    // Ovulation on day 15, 16 November.
    ['2026-11-16', 15, 'Fertile days, by your signs'],
    ['2026-11-28', 15, 'Luteal phase, by your signs'],
    ['2026-12-02', null, 'Past the usual range'],
  ] as const)('on %s with ovulation on day %s: %s', (today, ovulationDay, part) => {
    expect(sayPart(nowAfter(today, START, { ovulationDay }))).toBe(part);
  });

  test('where ovulation is known, later than its days is said of them', () => {
    const { now } = describe('2026-12-03', EQUAL, {
      cycle_marks: [
        { cycle_start: START, verdict: null, reason: null, ovulation_on: '2026-11-16' as CalendarDate },
      ],
    });
    expect([now.state, sayPart(now)]).toEqual(['late', 'Past the usual days']);
  });

  test('without a cycle there is none', () => {
    expect(sayPart(describe('2026-11-21', []).now)).toBeNull();
    expect(sayPart(describe('2027-03-20', EQUAL).now)).toBeNull();
  });
});

group('fertile today', () => {
  test('a number, in words where ovulation is known, and nothing where no fertile day is named', () => {
    expect(sayFertileToday(nowAfter('2026-11-13', START))).toMatch(/^Fertile today: \d+ % likely$/);
    expect(sayFertileToday(nowAfter('2026-11-13', START, { ovulationDay: 12 }))).toBe(
      'Fertile today, by your signs of ovulation',
    );
    expect(sayFertileToday(nowAfter('2027-03-20', START))).toBeNull();
  });

  test('where hormones decide nothing is said of it, nor of a part, and the dates are called hers', () => {
    for (const stage of ['contraception', 'ivf'] as const) {
      const now = nowAfter('2026-11-13', START, { stage });
      expect([sayFertileToday(now), sayPart(now), sayPlace(now)]).toEqual([
        null,
        'By the dates you recorded',
        'Cycle day 12 of about 28',
      ]);
    }
  });
});

group('that a pregnancy test tells something', () => {
  test('in conception mode from the day on which the period was first expected, and on every day after it', () => {
    const said = (today: CalendarDate) =>
      sayTestTells(nowAfter(today, START, { stage: 'conception' }), 'conception');
    // 2 November + 28.
    expect(said('2026-11-29')).toBeNull();
    for (const days of [0, 1, 2, 20, 60]) expect(said(addDays('2026-11-30', days))).toBe(TEST_TELLS);
  });

  test('in the other modes only past her usual days, and never where hormones decide', () => {
    const said = (today: CalendarDate, stage: 'menstrual-cycle' | 'contraception') =>
      sayTestTells(nowAfter(today, START, { stage }), stage);
    expect(said('2026-11-30', 'menstrual-cycle')).toBeNull();
    expect(said('2026-12-02', 'menstrual-cycle')).toBe(TEST_TELLS);
    expect(said('2026-12-02', 'contraception')).toBeNull();
  });

  test('and by known ovulation, when the days after it have gone by', () => {
    // Ovulation on day 12, 13 November; the period follows about two weeks later, before the lengths say so.
    const now = nowAfter('2026-11-13', START, { stage: 'conception', ovulationDay: 12 });
    const expected = now.next?.firstExpected ?? START;
    expect(expected < '2026-11-30').toBe(true);
    const on = (today: CalendarDate) =>
      sayTestTells(nowAfter(today, START, { stage: 'conception', ovulationDay: 12 }), 'conception');
    expect([on(addDays(expected, -1)), on(expected)]).toEqual([null, TEST_TELLS]);
  });
});
