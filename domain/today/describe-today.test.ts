import { describe, expect, test } from 'vitest';
import type { BleedingDay, Flow } from '../bleeding/bleeding-day.ts';
import { bleedingByDay } from '../bleeding/bleeding-of.ts';
import { describe as describeHer, periodsUntil } from '../body/facts-for-tests.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { CycleRecords } from '../cycle/history/cycle-records.ts';
import type { Period } from '../cycle/period.ts';
import { factsOf } from '../dashboard/facts-for-tests.ts';
import type { TodayFacts } from '../dashboard/today-facts.ts';
import { dateByLastPeriod } from '../pregnancy/dating.ts';
import type { PregnancyEnd } from '../pregnancy/pregnancy-end.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { describeToday } from './describe-today.ts';
import type { Seed } from './today-view.ts';

// The examples of docs/algorithms/today-screen.md.

const EQUAL = periodsUntil('2026-11-02', 28, 28, 28);
/** The last of them goes on. */
const OPEN = EQUAL.map((period, index) => (index === 3 ? { ...period, period_end_date: null } : period));

interface Her {
  stage?: LifeStage;
  periods?: Period[];
  bleeding?: BleedingDay[];
  records?: Partial<CycleRecords>;
  more?: Partial<TodayFacts>;
}

function todayOf(
  today: CalendarDate,
  { stage = 'menstrual-cycle', periods = [], bleeding = [], records = {}, more = {} }: Her = {},
) {
  // Newest first, as they are loaded.
  const newestFirst = periods.toSorted((a, b) => (a.period_start_date < b.period_start_date ? 1 : -1));
  const { now, days } = describeHer(today, newestFirst, { stage, bleeding, ...records });
  const period = newestFirst[0] ?? null;
  return describeToday(
    stage,
    factsOf({}, { today, now, period, bleeding: bleedingByDay(bleeding), ...more }),
    days,
  );
}

const bled = (day: CalendarDate, flow: Flow): BleedingDay => ({ day, flow, kind: null });

/** What is read of it, from its numeral to where it leads. */
function read({ disc, row }: ReturnType<typeof todayOf>) {
  const said = [disc.look, disc.numeral, disc.words, disc.line].filter((part) => part !== null).join(' · ');
  return [
    said,
    row && [row.title, row.line].filter((part) => part !== null).join(' · '),
    row?.offersStart ?? false,
  ];
}

/** The orbit in letters: those of its seeds, and a star before the one she is at. */
const LETTERS: Record<Seed['kind'], string> = {
  ...{ behind: 'b', ahead: 'a', quiet: '.', period: 'P', 'period-ahead': 'p' },
  ...{ fertile: 'f', ovulation: 'o', 'ovulation-confirmed': 'O' },
};
const orbitOf = ({ disc }: ReturnType<typeof todayOf>) =>
  disc.orbit.map(({ kind, isNow }) => `${isNow ? '*' : ''}${LETTERS[kind]}`).join('');

describe('in a mode with cycles', () => {
  const FIRST = 'Next period: Monday 30 November';

  test.each([
    [
      '2026-11-02',
      'period · Day 1 · period · Medium today',
      `${FIRST} · In 28 days. 8 in 10: 28 Nov to 2 Dec`,
      false,
    ],
    ['2026-11-03', 'period · Day 2 · period', `${FIRST} · In 27 days. 8 in 10: 28 Nov to 2 Dec`, false],
    [
      '2026-11-13',
      'fertile · Day 12 · fertile days, estimate · of about 28',
      `${FIRST} · In 17 days. 8 in 10: 28 Nov to 2 Dec`,
      false,
    ],
    [
      '2026-11-16',
      'ovulation · Day 15 · between two phases, estimate · of about 28',
      `${FIRST} · In 14 days. 8 in 10: 28 Nov to 2 Dec`,
      false,
    ],
    [
      '2026-11-21',
      'cycle · Day 20 · luteal phase, estimate · of about 28',
      `${FIRST} · In 9 days. 8 in 10: 28 Nov to 2 Dec`,
      false,
    ],
    [
      '2026-11-29',
      'cycle · Day 28 · luteal phase, estimate · of about 29',
      'Next period: Tue 1 Dec · 8 in 10: 30 Nov to 2 Dec',
      true,
    ],
    [
      '2026-12-02',
      'hollow · Day 31 · no period noted · since 2 November',
      'Usually 26 to 30 days · 8 in 10: 3 to 6 December',
      true,
    ],
    [
      '2027-02-01',
      'hollow · Day 92 · no period noted · since 2 November 2026',
      'Usually 26 to 30 days · 8 in 10: 2 to 19 February',
      true,
    ],
    [
      '2027-03-20',
      'hollow · Day 139 · no period noted · since 2 November 2026',
      'Log your next period when it comes',
      true,
    ],
    ['2026-11-01', 'hollow · No day counted · Your newest period begins after today', null, false],
  ] as const)('after three cycles of 28 days, on %s: %s', (today, disc, row, offersStart) => {
    const her = { periods: EQUAL, bleeding: [bled('2026-11-02', 'medium')] };
    expect(read(todayOf(today, her))).toEqual([disc, row, offersStart]);
  });

  test('from the shortest of her usual cycles on, 26 days, one press may record the start', () => {
    const offers = (['2026-11-05', '2026-11-27', '2026-11-28', '2026-11-30'] as const).map(
      (day) => read(todayOf(day, { periods: EQUAL }))[2],
    );
    expect(offers).toEqual([false, false, true, true]);
  });

  test('an end that is not recorded is expected, and what she noted of the day decides', () => {
    const on = (flow: Flow | null) =>
      read(
        todayOf('2026-11-05', { periods: OPEN, bleeding: flow === null ? [] : [bled('2026-11-05', flow)] }),
      )[0];
    expect(on(null)).toBe('expected · Day 4 · period, expected · Not noted today');
    expect(on('heavy')).toBe('period · Day 4 · period · Heavy today');
    expect(on('none')).toBe('cycle · Day 4 · follicular phase, estimate · No bleeding today');
  });

  test('bleeding noted past her usual days asks whether a period began', () => {
    const on = (flow: Flow, stage: LifeStage = 'menstrual-cycle') =>
      read(todayOf('2026-12-02', { stage, periods: EQUAL, bleeding: [bled('2026-12-02', flow)] }))[0];
    expect(on('medium')).toBe('hollow · Day 31 · Did a period begin? · Medium today');
    expect(on('spotting')).toBe('hollow · Day 31 · no period noted · Spotting today');
    expect(on('medium', 'contraception')).toBe('hollow · Day 31 · bleeding noted · Medium today');
  });

  test('the note comes with the end of the forecast, and not before', () => {
    const noteOn = (today: CalendarDate) => todayOf(today, { periods: EQUAL }).note?.text ?? null;
    expect(noteOn('2027-02-01')).toBe(null);
    expect(noteOn('2027-03-20')).toBe('No forecast for now. It starts again with your next period.');
  });

  test('the orbit says of each day what the calendar says', () => {
    expect(orbitOf(todayOf('2026-11-21', { periods: EQUAL }))).toBe('PPPPPfffffffffoffff*b........');
    expect(orbitOf(todayOf('2026-11-21', { periods: EQUAL, stage: 'contraception' }))).toBe(
      'PPPPPbbbbbbbbbbbbbb*b........',
    );
    expect(orbitOf(todayOf('2026-12-02', { periods: EQUAL }))).toBe('.'.repeat(28));
  });

  test.each([
    ['pre-menstrual', [], 'hollow · Before your first period', 'Log your first period when it comes'],
    [
      'pre-menstrual',
      EQUAL,
      'hollow · Day 20 · since your last period',
      'Log your next period when it comes',
    ],
    [
      'menstrual-cycle',
      [],
      'hollow · No period noted yet',
      'Log your next period when it comes · Your first dates start with it',
    ],
    [
      'contraception',
      [],
      'hollow · No period noted yet',
      'Log your next bleeding when it comes · Your first dates start with it',
    ],
    [
      'contraception',
      EQUAL,
      'cycle · Day 20 · by your own dates · of about 28',
      'Next bleeding: Monday 30 November · In 9 days. 8 in 10: 28 Nov to 2 Dec',
    ],
    [
      'conception',
      EQUAL,
      'cycle · Day 20 · luteal phase, estimate · of about 28',
      'Next period: Monday 30 November · In 9 days. 8 in 10: 28 Nov to 2 Dec',
    ],
    ['ivf', EQUAL, 'hollow · Day 20 · since your last bleeding', 'Dates: your clinic · Log how you feel'],
  ] as const)('%s with %j', (stage, periods, disc, row) => {
    expect(read(todayOf('2026-11-21', { stage, periods: [...periods] })).slice(0, 2)).toEqual([disc, row]);
  });

  test('a pause and a pregnancy in another mode count nothing', () => {
    const pause = {
      id: '0b7f4f0e-6f0a-4a4e-9d6e-0d7b2b9c6f00',
      from_on: '2026-11-10',
      to_on: null,
      reason: 'other',
    } as const;
    const paused = todayOf('2026-11-21', { periods: EQUAL, records: { cycle_pauses: [pause] } });
    expect(read(paused)).toEqual([
      'hollow · No cycle counted · During a pause',
      'Log your next period when it comes',
      true,
    ]);
    const pregnancies = [{ from: '2026-08-01' as CalendarDate, to: null, end: null }];
    expect(read(todayOf('2026-11-21', { records: { pregnancies } }))).toEqual([
      ...['hollow · No cycle counted · During a pregnancy', null, false],
    ]);
  });

  test('what did not load is not made up', () => {
    expect(describeToday('menstrual-cycle', factsOf({}), new Map())).toMatchObject({
      disc: { look: 'hollow', words: 'Did not load' },
      row: null,
    });
  });

  test('a missed pill points to its leaflet', () => {
    const extras = { contraception: { pill_taken: 'missed' as const } };
    const { logs } = factsOf({ 0: { extras } }, { today: '2026-11-21' });
    expect(
      todayOf('2026-11-21', { stage: 'contraception', periods: EQUAL, more: { logs } }).safety,
    ).toMatchObject({
      lead: 'The pill was missed.',
      text: 'The leaflet that came with it says what to do now.',
    });
  });
});

describe('after a pregnancy', () => {
  const ENDED: CalendarDate = '2026-10-10';
  const after = (days: number, end: PregnancyEnd) =>
    todayOf(addDays(ENDED, days), { records: { pregnancies: [{ from: '2026-01-03', to: ENDED, end }] } });
  const CHECK_UP = 'Check-up: about 21 November · Six weeks after the birth';
  const WAITING = 'Log your next period when it comes';

  test.each([
    ['birth', 0, 'Today · the day of the birth · No period expected yet', CHECK_UP],
    ['birth', 12, 'Day 12 · after the birth · No period expected yet', CHECK_UP],
    ['birth', 42, 'Day 42 · after the birth · No period expected yet', CHECK_UP],
    ['birth', 45, '6 weeks · and 3 days · after the birth', WAITING],
    ['loss', 0, 'Today · No cycle is counted yet', null],
    ['loss', 1, '1 day · since 10 October · No cycle is counted yet', null],
    ['loss', 20, '2 weeks · and 6 days · since 10 October', null],
    ['loss', 21, '3 weeks · since 10 October · No cycle is counted yet', WAITING],
    ['prefer-not-to-say', 12, '12 days · since 10 October · No cycle is counted yet', null],
  ] as const)('by %s on day %d: %s', (end, days, disc, row) => {
    expect(read(after(days, end)).slice(0, 2)).toEqual([`chapter · ${disc}`, row]);
  });

  test('six weeks after a birth are drawn, and nothing after another end', () => {
    expect(orbitOf(after(12, 'birth'))).toBe(`${'b'.repeat(11)}*b${'a'.repeat(30)}`);
    expect([orbitOf(after(43, 'birth')), orbitOf(after(12, 'loss'))]).toEqual(['', '']);
  });

  test('no word is of a baby or a birth where she did not say so', () => {
    for (const end of ['loss', 'prefer-not-to-say'] as const) {
      for (let days = 0; days < 90; days += 1) {
        expect(JSON.stringify(after(days, end))).not.toMatch(/birth|baby|maternity|pregnan|loss/i);
      }
    }
  });
});

describe('in a pregnancy', () => {
  const on = (start: CalendarDate | null) => {
    const pregnancy = start && dateByLastPeriod(start, '2026-11-23');
    return todayOf('2026-11-23', { stage: 'pregnancy', more: { pregnancy } });
  };

  test.each([
    [null, 'hollow · No dates yet', 'Add your dates · Then you see your week and your due date'],
    [
      '2026-11-20',
      'pregnancy · 3 days · 39 weeks and 4 days to go',
      'Due Friday 27 August · Most babies come 13 Aug to 10 Sept',
    ],
    [
      '2026-04-18',
      'pregnancy · 31 weeks · and 2 days · 8 weeks and 5 days to go',
      'Due Saturday 23 January · Most babies come 9 Jan to 6 Feb',
    ],
    [
      '2026-02-16',
      'pregnancy · 40 weeks · The due date is today',
      'Due Monday 23 November · Most babies come 9 Nov to 7 Dec',
    ],
    [
      '2026-02-10',
      'pregnancy · 40 weeks · and 6 days · 6 days past the due date',
      'Was due Tuesday 17 November · Most babies come 3 Nov to 1 Dec',
    ],
    [
      '2026-02-01',
      'pregnancy · 42 weeks · and more · Not counted further',
      'Ask your midwife or doctor · By your dates you are past 42 weeks',
    ],
    ['2026-11-24', 'hollow · Not counted yet', 'Look at your dates again'],
  ] as const)('from %s: %s', (start, disc, row) => {
    expect(read(on(start)).slice(0, 2)).toEqual([disc, row]);
  });

  test('it fills on the way, one seed a week', () => {
    const view = on('2026-04-18');
    expect(view.disc.fill).toBeCloseTo(219 / 280);
    expect(orbitOf(view)).toBe(`${'b'.repeat(30)}*b${'a'.repeat(9)}`);
  });

  test('from week 24 on it says what to do when the baby moves less', () => {
    expect(on('2026-06-09').safety).toBe(null);
    expect(on('2026-06-08').safety).toMatchObject({ lead: 'Baby moving less?', isCall: true });
  });

  test('a pregnancy that did not load has no date to be added', () => {
    const view = todayOf('2026-11-23', { stage: 'pregnancy', more: { unknown: ['pregnancy'] } });
    expect(read(view)).toEqual(['hollow · Did not load', null, false]);
  });
});

describe('around menopause', () => {
  const after = (stage: LifeStage, start: CalendarDate | null, bleeding: BleedingDay[] = []) =>
    todayOf('2026-11-23', { stage, bleeding, periods: start === null ? [] : periodsUntil(start) });
  const CHECKED = 'Have any bleeding checked · Even if it is light and only once';

  test.each([
    ['menopause', null, 'hollow · No period noted yet', null],
    [
      'menopause',
      '2026-11-20',
      'stage · 3 days · since your last period · Last one: 20 November',
      '12 months on 20 November 2027 · After that, have any bleeding checked',
    ],
    [
      'menopause',
      '2026-02-14',
      'stage · 9 of 12 · months without a period · Last one: 14 February',
      '12 months on 14 February 2027 · After that, have any bleeding checked',
    ],
    [
      'menopause',
      '2025-11-23',
      'stage · 12 of 12 · months without a period · Last one: 23 November 2025',
      CHECKED,
    ],
    ['menopause', '2025-09-01', 'stage · 14 months · without a period · Last one: 1 September 2025', CHECKED],
    ['post-menopause', null, 'hollow · After menopause', CHECKED],
    ['post-menopause', '2023-03-10', 'stage · 3 years · without a period · Last one: 10 March 2023', CHECKED],
  ] as const)('%s, last period %s: %s', (stage, start, disc, row) => {
    expect(read(after(stage, start)).slice(0, 2)).toEqual([disc, row]);
  });

  test('bleeding like a period that she noted since is counted from', () => {
    const view = after('menopause', '2025-01-10', [bled('2026-08-20', 'medium')]);
    expect(read(view)[0]).toBe('stage · 3 of 12 · months without bleeding · Last bleeding: 20 August');
    expect(orbitOf(view)).toBe('bb*baaaaaaaaa');
  });
});
