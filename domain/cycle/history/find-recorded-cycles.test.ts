import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import type { LifeStage } from '../../profile/life-stages.ts';
import type { Period } from '../period.ts';
import { type CycleMark, type CyclePause, type CycleRecords, NO_CYCLE_RECORDS } from './cycle-records.ts';
import { findRecordedCycles } from './find-recorded-cycles.ts';
import type { CycleFacts } from './recorded-cycles.ts';

// The examples of docs/algorithms/cycles-from-periods.md.

const period = (start: CalendarDate, end: CalendarDate | null = addDays(start, 4)): Period => ({
  period_start_date: start,
  period_end_date: end,
  cycle_length: 28,
});
const mark = (cycleStart: CalendarDate, said: Partial<CycleMark>): CycleMark => ({
  cycle_start: cycleStart,
  verdict: null,
  reason: null,
  ovulation_on: null,
  ...said,
});
const pause = (from: CalendarDate, to: CalendarDate | null): CyclePause => ({
  id: '00000000-0000-4000-8000-000000000001',
  from_on: from,
  to_on: to,
  reason: 'other',
});
/** Periods that began on 1 January 2026 and each so many days after the one before. */
const startingAfter = (...lengths: number[]): Period[] => {
  const starts: CalendarDate[] = ['2026-01-01'];
  for (const length of lengths) starts.push(addDays(starts.at(-1) ?? '2026-01-01', length));
  return starts.map((start) => period(start));
};
const find = (
  periods: Period[],
  records: Partial<CycleRecords> = {},
  today: CalendarDate = '2026-06-30',
  stage: LifeStage = 'menstrual-cycle',
) => {
  const facts: CycleFacts = { periods, records: { ...NO_CYCLE_RECORDS, ...records }, stage, today };
  const cycles = findRecordedCycles(facts);
  return {
    ...cycles,
    lengths: cycles.finished.map(({ lengthDays }) => lengthDays),
    notCounted: cycles.finished.map(({ notCounted }) => notCounted),
    questions: cycles.finished.map(({ question }) => question),
    past: cycles.history?.past.map(({ lengthDays }) => lengthDays),
  };
};

test('nothing recorded is no cycle, one period is the first day of one', () => {
  expect(
    findRecordedCycles({ periods: [], records: NO_CYCLE_RECORDS, stage: 'conception', today: '2026-01-01' }),
  ).toEqual({ finished: [], current: null, history: null, onBreak: null });
  const { finished, current, history } = find([period('2026-06-20', null)]);
  expect(finished).toEqual([]);
  expect(current).toEqual({
    start: '2026-06-20',
    cycleDay: 11,
    bleedingDays: null,
    ovulation: null,
    mark: null,
  });
  expect(history).toEqual({
    past: [],
    currentStart: '2026-06-20',
    ovulationCycleDay: null,
    statedLengthDays: null,
  });
});

test('a cycle goes from one start to the next, whatever the order in which they were recorded', () => {
  const { finished, current, history } = find([
    period('2026-03-01', '2026-03-06'),
    period('2026-01-03', '2026-01-07'),
    period('2026-01-31', null),
  ]);
  expect(finished).toEqual([
    {
      start: '2026-01-03',
      nextStart: '2026-01-31',
      lengthDays: 28,
      bleedingDays: 5,
      ovulation: null,
      notCounted: null,
      question: null,
      mark: null,
    },
    {
      start: '2026-01-31',
      nextStart: '2026-03-01',
      lengthDays: 29,
      bleedingDays: null,
      ovulation: null,
      notCounted: null,
      question: null,
      mark: null,
    },
  ]);
  expect(current).toMatchObject({ start: '2026-03-01', bleedingDays: 6 });
  expect(history?.past.map(({ lengthDays }) => lengthDays)).toEqual([28, 29]);
});

describe('an end that cannot be right', () => {
  test('on the day of the next start or later: how long she bled is not known', () => {
    const bled = (end: CalendarDate) =>
      find([period('2026-01-01', end), period('2026-01-29')]).finished[0]?.bleedingDays;
    expect(bled('2026-01-28')).toBe(28);
    expect(bled('2026-01-29')).toBeNull();
    expect(bled('2025-12-30')).toBeNull();
  });

  test('a period recorded inside another is asked about, and one period once she says so', () => {
    // 1 to 10 January, and 4 to 12 January in it: 12 days together.
    const periods = [
      period('2026-01-01', '2026-01-10'),
      period('2026-01-04', '2026-01-12'),
      period('2026-01-29'),
    ];
    expect(find(periods)).toMatchObject({ lengths: [3, 25], notCounted: ['too-close', 'same-period'] });
    const said = find(periods, { cycle_marks: [mark('2026-01-04', { verdict: 'same-period' })] });
    expect(said).toMatchObject({ lengths: [28], finished: [{ bleedingDays: 12 }] });
    const open = [period('2026-01-01', '2026-01-10'), period('2026-01-04', null), period('2026-01-29')];
    const unknown = find(open, { cycle_marks: [mark('2026-01-04', { verdict: 'same-period' })] });
    expect(unknown.finished[0]?.bleedingDays).toBeNull();
  });

  test('two records of one start are one start', () => {
    const twice = [
      period('2026-01-01', '2026-01-04'),
      period('2026-01-01', '2026-01-05'),
      period('2026-01-29'),
    ];
    expect(find(twice)).toMatchObject({ lengths: [28], finished: [{ bleedingDays: 5 }] });
  });

  test('of a start that lies ahead, on a device that was carried west, no day is counted yet', () => {
    expect(find([period('2026-07-01')], {}, '2026-06-30').current).toMatchObject({
      start: '2026-07-01',
      cycleDay: null,
    });
  });
});

describe('two starts closer than 15 days', () => {
  // 1 January, 9 January (8 days), 29 January (20 days), 26 February (28 days).
  const periods = startingAfter(8, 20, 28);

  test('are asked about; until then neither the short cycle nor the one after it counts', () => {
    expect(find(periods)).toMatchObject({
      lengths: [8, 20, 28],
      notCounted: ['too-close', 'same-period', null],
      questions: ['same-period', null, null],
      past: [28],
    });
  });

  test('said to be one period, they are: the cycle is 28 days long and bled on 5 and 5 days', () => {
    const found = find(periods, { cycle_marks: [mark('2026-01-09', { verdict: 'same-period' })] });
    expect(found).toMatchObject({ lengths: [28, 28], notCounted: [null, null], questions: [null, null] });
    expect(found.finished[0]?.bleedingDays).toBe(10);
  });

  test('said to be two, both count', () => {
    const short = startingAfter(12, 20, 28);
    const found = find(short, { cycle_marks: [mark('2026-01-01', { verdict: 'whole' })] });
    expect(found).toMatchObject({ notCounted: [null, null, null], questions: [null, null, null] });
  });

  test('the cycle after it counts at once where she says that it was whole', () => {
    const found = find(periods, { cycle_marks: [mark('2026-01-09', { verdict: 'whole' })] });
    expect(found.notCounted).toEqual(['too-close', null, null]);
  });

  test('fourteen days are asked about, fifteen are not', () => {
    expect(find(startingAfter(14, 28)).questions).toEqual(['same-period', null]);
    expect(find(startingAfter(15, 28)).notCounted).toEqual([null, null]);
  });

  test('one start after the other: each is asked about, and the first cycle after them waits', () => {
    expect(find(startingAfter(5, 6, 28, 28))).toMatchObject({
      notCounted: ['too-close', 'too-close', 'same-period', null],
      questions: ['same-period', 'same-period', null, null],
    });
  });

  test('what was said of two close starts is said of nothing once the earlier one is gone', () => {
    const said = { cycle_marks: [mark('2026-01-29', { verdict: 'same-period' })] };
    expect(find([period('2026-01-01'), period('2026-01-29'), period('2026-02-26')], said).lengths).toEqual([
      28, 28,
    ]);
    expect(find([period('2026-01-29'), period('2026-02-26')], said).lengths).toEqual([28]);
  });
});

describe('a start that may be missing', () => {
  test('a cycle of about twice the others is asked about and counts until she answers', () => {
    const found = find(startingAfter(28, 29, 57, 28, 27));
    expect(found.questions).toEqual([null, null, 'start-missing', null, null]);
    expect(found.past).toEqual([28, 29, 57, 28, 27]);
  });

  test('said to be so, it does not count; said to be whole, it does and is not asked about', () => {
    const periods = startingAfter(28, 29, 57, 28, 27);
    const said = (verdict: CycleMark['verdict']) =>
      find(periods, { cycle_marks: [mark('2026-02-27', { verdict })] });
    expect(said('start-missing')).toMatchObject({ past: [28, 29, 28, 27], questions: Array(5).fill(null) });
    expect(said('whole')).toMatchObject({ past: [28, 29, 57, 28, 27], questions: Array(5).fill(null) });
  });

  // The others 28, 28, 28: from 47.6 days on.
  test('from 1.7 times the median of at least three others', () => {
    const asked = (...lengths: number[]) =>
      find(startingAfter(...lengths)).questions.includes('start-missing');
    expect([47, 48, 85, 120].map((length) => asked(28, 28, 28, length))).toEqual([false, true, true, true]);
    expect(asked(28, 28, 56)).toBe(false);
  });

  test('what was usual ten years ago says nothing: six cycles to either side are compared', () => {
    // Twenty of 28 days, then cycles of 50: the first of them are asked about, those among their like are not.
    const lengths = [...Array<number>(20).fill(28), ...Array<number>(12).fill(50)];
    const { questions } = find(startingAfter(...lengths), {}, '2029-12-31');
    expect(questions[20]).toBeNull();
    expect(questions.filter((question) => question !== null)).toEqual([]);
    const one = find(startingAfter(...Array<number>(20).fill(28), 50), {}, '2029-12-31');
    expect(one.questions[20]).toBe('start-missing');
  });

  test('once she said of one that it was that long, the others around it are not asked about', () => {
    const periods = startingAfter(28, 57, 28, 28, 60, 28);
    expect(find(periods).questions.filter((question) => question !== null)).toHaveLength(2);
    const said = { cycle_marks: [mark('2026-01-29', { verdict: 'whole' })] };
    expect(find(periods, said).questions).toEqual(Array(6).fill(null));
  });
});

describe('what does not count', () => {
  test('a cycle of more than 120 days, one marked as unusual; a mark without a period changes nothing', () => {
    const found = find(startingAfter(28, 121, 120, 28), {
      cycle_marks: [
        mark('2026-01-01', { verdict: 'unusual', reason: 'illness' }),
        mark('2026-01-10', { verdict: 'unusual', reason: 'stress' }),
      ],
    });
    expect(found.notCounted).toEqual(['unusual', 'too-long', null, null]);
    expect(found.finished[0]?.mark?.reason).toBe('illness');
  });

  test('a cycle that a pause touches, unless she says that it was whole', () => {
    // 1 to 29 January, to 26 February, to 26 March.
    const periods = startingAfter(28, 28, 28);
    const paused = { cycle_pauses: [pause('2026-02-05', '2026-02-10')] };
    expect(find(periods, paused).notCounted).toEqual([null, 'interrupted', null]);
    const whole = { ...paused, cycle_marks: [mark('2026-01-29', { verdict: 'whole' })] };
    expect(find(periods, whole).notCounted).toEqual([null, null, null]);
    // Over the whole of February: ended by the start on its last day, begun before the one on 29 January ended.
    const long = { cycle_pauses: [pause('2026-01-29', '2026-02-26')] };
    expect(find(periods, long).notCounted).toEqual([null, 'interrupted', null]);
  });

  test('an open pause ends with the first period after its first day; without one it goes on', () => {
    const periods = startingAfter(28, 60, 28);
    const open = { cycle_pauses: [pause('2026-02-01', null)] };
    expect(find(periods, open)).toMatchObject({ notCounted: [null, 'interrupted', null], onBreak: null });
    expect(find(startingAfter(28), open)).toMatchObject({ current: null, history: null, onBreak: 'pause' });
    const planned = { cycle_pauses: [pause('2026-07-01', null)] };
    expect(find(startingAfter(28), planned, '2026-06-30').onBreak).toBeNull();
    const onTheDay = { cycle_pauses: [pause('2026-01-29', null)] };
    expect(find(startingAfter(28), onTheDay).onBreak).toBe('pause');
  });
});

describe('a pregnancy', () => {
  test('breaks the cycle it began in; while it goes on, and until the first period after it, there is no current one', () => {
    // Dated from the start of 29 January.
    const going = { pregnancies: [{ from: '2026-01-29' as const, to: null, end: null }] };
    expect(find(startingAfter(28), going)).toMatchObject({ notCounted: [null], onBreak: 'pregnancy' });
    const lost = {
      pregnancies: [{ from: '2026-01-29' as const, to: '2026-03-20' as const, end: 'loss' as const }],
    };
    expect(find(startingAfter(28), lost)).toMatchObject({ current: null, onBreak: 'pregnancy' });
    // The next start on 25 April: 86 days, interrupted; the cycle from there on counts.
    expect(find(startingAfter(28, 86, 30), lost)).toMatchObject({
      notCounted: [null, 'interrupted', null],
      onBreak: null,
    });
  });

  test('dated by a scan some days before the last start, it leaves the cycle before alone', () => {
    const scan = { pregnancies: [{ from: '2026-01-26' as const, to: null, end: null }] };
    expect(find(startingAfter(28), scan).notCounted).toEqual([null]);
  });

  test('ended within two weeks of its first day, it breaks the cycle of its end', () => {
    const short = {
      pregnancies: [{ from: '2026-01-20' as const, to: '2026-01-25' as const, end: 'loss' as const }],
    };
    expect(find(startingAfter(28, 28), short).notCounted).toEqual(['interrupted', null]);
    const inIt = {
      pregnancies: [{ from: '2026-01-30' as const, to: '2026-02-05' as const, end: 'loss' as const }],
    };
    expect(find(startingAfter(28, 28), inIt)).toMatchObject({
      notCounted: [null, 'interrupted'],
      onBreak: null,
    });
    expect(find(startingAfter(28), inIt).onBreak).toBe('pregnancy');
  });

  test('is named before a pause or a mode that goes on beside it', () => {
    const both = {
      pregnancies: [{ from: '2026-01-29' as const, to: null, end: null }],
      cycle_pauses: [pause('2026-03-01', null)],
    };
    expect(find(startingAfter(28), both, '2026-06-30', 'menopause').onBreak).toBe('pregnancy');
  });

  test('after a birth, what is recorded in the first six weeks is no start of a cycle that counts', () => {
    // 1 June 2025 to 1 March 2026; bleeding recorded on 10 March, a period on 1 May and on 29 May.
    const birth = {
      pregnancies: [{ from: '2025-06-01' as const, to: '2026-03-01' as const, end: 'birth' as const }],
    };
    const periods = [period('2025-06-01'), period('2026-03-10'), period('2026-05-01'), period('2026-05-29')];
    expect(find(periods, birth).notCounted).toEqual(['interrupted', 'interrupted', null]);
    expect(find(periods.slice(0, 2), birth).onBreak).toBe('pregnancy');
  });
});

describe('a mode without cycles', () => {
  const change = (
    from: LifeStage,
    to: LifeStage,
    day: CalendarDate,
  ): CycleRecords['stage_changes'][number] => ({
    from_stage: from,
    to_stage: to,
    changed_at: new Date(`${day}T12:00:00`).toISOString(),
  });
  const modes = (leftOn: CalendarDate) => ({
    stage_changes: [
      change('menstrual-cycle', 'menopause', '2026-02-05'),
      change('menopause', 'menstrual-cycle', leftOn),
    ],
  });

  test('breaks the cycle from seven days on; sooner it was tried out', () => {
    const periods = startingAfter(28, 40, 28);
    expect(find(periods, modes('2026-02-12')).notCounted).toEqual([null, 'interrupted', null]);
    expect(find(periods, modes('2026-02-11')).notCounted).toEqual([null, null, null]);
  });

  test('while it goes on there is no current cycle, from the first day on', () => {
    expect(find(startingAfter(28), {}, '2026-02-10', 'post-menopause')).toMatchObject({
      current: null,
      onBreak: 'mode',
    });
    const gone = { stage_changes: [change('menstrual-cycle', 'menopause', '2026-02-09')] };
    expect(find(startingAfter(28), gone, '2026-02-10', 'menopause').onBreak).toBe('mode');
    expect(find(startingAfter(28), gone, '2026-02-10', 'menstrual-cycle').onBreak).toBeNull();
  });

  test('pregnancy as a mode says nothing where the pregnancy itself is recorded', () => {
    // It ended on 20 February; she said so on 30 March, after the period of 10 March.
    const facts = {
      pregnancies: [
        { from: '2026-01-01' as const, to: '2026-02-20' as const, end: 'prefer-not-to-say' as const },
      ],
      stage_changes: [
        change('menstrual-cycle', 'pregnancy', '2026-02-05'),
        change('pregnancy', 'menstrual-cycle', '2026-03-30'),
      ],
    };
    const periods = [period('2026-01-01'), period('2026-03-10'), period('2026-04-08')];
    expect(find(periods, facts).notCounted).toEqual(['interrupted', null]);
  });
});

test('ovulation is found in each cycle and handed to the forecast, but not where a start may be missing', () => {
  const found = find(
    [...startingAfter(28, 28, 28, 57)],
    {
      cycle_marks: [mark('2026-01-01', { ovulation_on: '2026-01-14' })],
      ovulation_signs: [
        { day: '2026-05-21', lh_test: 'positive', temperature_f: null },
        { day: '2026-02-10', lh_test: 'positive', temperature_f: null },
        { day: '2026-04-10', lh_test: 'positive', temperature_f: null },
      ],
    },
    '2026-05-30',
  );
  expect(found.finished.map(({ ovulation }) => ovulation)).toEqual([
    { on: '2026-01-14', cycleDay: 14, basis: 'entered' },
    { on: '2026-02-11', cycleDay: 14, basis: 'lh-test' },
    null,
    { on: '2026-04-11', cycleDay: 17, basis: 'lh-test' },
  ]);
  expect(found.history).toEqual({
    past: [
      { lengthDays: 28, ovulationCycleDay: 14 },
      { lengthDays: 28, ovulationCycleDay: 14 },
      { lengthDays: 28, ovulationCycleDay: null },
      { lengthDays: 57, ovulationCycleDay: null },
    ],
    currentStart: '2026-05-22',
    ovulationCycleDay: null,
    statedLengthDays: null,
  });
});

test('an LH test that is positive today tells the forecast, and ovulation is shown once its day has come', () => {
  const signs = {
    ovulation_signs: [{ day: '2026-02-10' as const, lh_test: 'positive' as const, temperature_f: null }],
  };
  const on = (today: CalendarDate) => find(startingAfter(28), signs, today);
  expect(on('2026-02-10').current?.ovulation).toBeNull();
  expect(on('2026-02-10').history?.ovulationCycleDay).toBe(14);
  expect(on('2026-02-11').current?.ovulation).toEqual({ on: '2026-02-11', cycleDay: 14, basis: 'lh-test' });
  const future = { cycle_marks: [mark('2026-01-29', { ovulation_on: '2026-02-12' })] };
  expect(find(startingAfter(28), future, '2026-02-11').history?.ovulationCycleDay).toBeNull();
});

test('the length that the latest period carries is handed to the forecast where she stated it', () => {
  const stated = (cycle_length: number) =>
    findRecordedCycles({
      periods: [{ period_start_date: '2026-06-20', period_end_date: null, cycle_length }],
      records: NO_CYCLE_RECORDS,
      stage: 'menstrual-cycle',
      today: '2026-06-22',
    }).history?.statedLengthDays;
  expect([44, 28].map(stated)).toEqual([44, null]);
});
