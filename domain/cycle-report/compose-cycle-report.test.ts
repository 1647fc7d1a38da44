import { describe, expect, test } from 'vitest';
import { adviceOfCycles } from '../advice/advice-of-cycles.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { forecastCycle } from '../cycle/forecast/forecast-cycle.ts';
import { NO_CYCLE_RECORDS } from '../cycle/history/cycle-records.ts';
import type { CycleFacts } from '../cycle/history/recorded-cycles.ts';
import { EMPTY_VALUES } from '../daily-log/daily-log.ts';
import { composeCycleReport, listNotes, nameReportFile, type ReportFacts } from './compose-cycle-report.ts';
import { cycleReportRequestSchema, cycleReportSchema } from './cycle-report.ts';
import { FACTS, WORDY_FACTS } from './facts-for-tests.ts';
import { heightLeft } from './page-budget.ts';
import { FIRST_CHOICES, REPORT_PARTS, type ReportChoices, reportChoicesSchema } from './report-choices.ts';

// The examples of docs/algorithms/cycle-report.md.

const NOTHING: ReportChoices = { ...FIRST_CHOICES, parts: [] };
const compose = (part: Partial<ReportChoices>, facts = FACTS) =>
  composeCycleReport(facts, { ...NOTHING, ...part });
const ALL: ReportChoices = {
  ...NOTHING,
  parts: [...REPORT_PARTS],
  note_days: listNotes(FACTS.signals).map(({ signal_date: day }) => day),
  medicines: 'Ibuprofen 400 mg',
  questions: 'Is this normal?',
};

test('nothing ticked: a title, the day, and nothing of hers', () => {
  const { report } = compose({});
  expect(report).toEqual({
    paper: 'a4',
    title: 'Cycle report',
    made_on: '10 Oct 2026',
    about: [],
    facts: [],
    cycles: null,
    ranges: null,
    signs: null,
    lists: [],
    footer: 'Recorded by the patient in Lunaria. Estimates are marked as such. Not a diagnosis.',
  });
});

test('name, age and mode stand there one by one, as she ticks them', () => {
  expect(compose({ parts: ['name'] }).report.about).toEqual(['Maria del Carmen']);
  expect(compose({ parts: ['age', 'mode'] }).report.about).toEqual(['34 years', 'Menstrual Cycle']);
  expect(
    compose({ parts: ['name', 'age'] }, { ...FACTS, fullName: null, ageYears: null }).report.about,
  ).toEqual([]);
});

test('cycles newest first, with the one that goes on; ovulation says how it is known', () => {
  const rows = compose({ parts: ['cycles'] }).report.cycles?.rows;
  expect(rows?.map((row) => [row.start, row.length, row.bleeding, row.ovulation, row.remark])).toEqual([
    ['28 Sept 2026', 'day 13 today', '5 days', 'not known', 'Goes on'],
    ['29 Aug 2026', '30 days', '5 days', 'not known', ''],
    ['3 Aug 2026', '26 days', '5 days', 'day 15, LH test', ''],
    ['6 Jul 2026', '28 days', '5 days', 'not known', ''],
  ]);
  expect(rows?.[2]?.drawn).toEqual({
    length_days: 26,
    bleeding_days: 5,
    ovulation_day: 15,
    is_current: false,
  });
});

test('of many cycles the last twelve; why one does not count is said only where she ticks it', () => {
  const [, first] = FACTS.cycles.finished;
  if (!first) throw new Error('The example has three cycles');
  const mark = {
    cycle_start: first.start,
    verdict: 'unusual',
    reason: 'illness',
    ovulation_on: null,
  } as const;
  const finished = Array.from({ length: 20 }, () => ({ ...first, notCounted: 'unusual' as const, mark }));
  const facts = { ...FACTS, cycles: { ...FACTS.cycles, finished } };
  const rows = compose({ parts: ['cycles'] }, facts).report.cycles?.rows ?? [];
  expect(rows).toHaveLength(13);
  expect(rows[1]?.remark).toBe('Not counted: marked unusual');
  expect(compose({ parts: ['cycles', 'reasons'] }, facts).report.cycles?.rows[1]?.remark).toBe(
    'Not counted: illness',
  );
});

test('a cycle that she is still asked about is said to be left out, as it is of the ranges', () => {
  const finished = FACTS.cycles.finished.map((cycle, index) =>
    index === 1 ? { ...cycle, question: 'start-missing' as const } : cycle,
  );
  const facts = { ...FACTS, cycles: { ...FACTS.cycles, finished } };
  const rows = compose({ parts: ['cycles'] }, facts).report.cycles?.rows;
  expect(rows?.map(({ remark }) => remark)).toEqual(['Goes on', '', 'Not counted: a period missing?', '']);
});

test('her range beside the usual one', () => {
  const rows = compose({ parts: ['ranges'] }).report.ranges?.rows;
  expect(rows?.map(({ label, hers, usual, verdict }) => [label, hers, usual, verdict])).toEqual([
    ['Length', '28 days, from 26 to 30', '24 to 38 days', '0 of the last 3 outside'],
    ['Shortest to longest', '4 days apart', 'up to 7 days', 'six cycles are needed'],
    ['Bleeding', '5 days', 'up to 8 days', '0 of the last 3 longer'],
    ['Ovulation known', 'in 1 of 3', '', ''],
  ]);
});

test('below 18 the shaded band is that of the first years, as the usual range beside it', () => {
  const { cycles, ranges } = compose({ parts: ['cycles', 'ranges'] }, { ...FACTS, ageYears: 15 }).report;
  expect(cycles?.usual_days).toEqual({ from: 21, to: 45 });
  expect(cycles?.note).toMatch(/^Shaded: 21 to 45 days\./);
  expect(ranges?.rows[0]?.usual).toBe('21 to 45 days');
});

test.each([
  ['contraception', 'Contraception Mode: with hormones, bleeding follows them'],
  ['ivf', 'IVF Mode: with hormones, bleeding follows them'],
  ['menopause', 'Menopause Mode: no cycles are counted in it'],
] as const)('in %s mode nothing is called usual or outside, and it is said why: %s', (stage, why) => {
  const { cycles, ranges } = compose({ parts: ['cycles', 'ranges'] }, { ...FACTS, stage }).report;
  expect(cycles?.usual_days).toBeNull();
  expect(cycles?.note).not.toMatch(/Shaded/);
  expect(ranges?.rows[0]).toEqual({
    label: 'Length',
    hers: '28 days, from 26 to 30',
    usual: '',
    verdict: '',
    is_outside: false,
  });
  expect(ranges?.rows.every(({ usual, verdict }) => usual === '' && verdict === '')).toBe(true);
  expect(ranges?.note).toContain(why);
});

test('the days of a cycle that may be two are in no table of signs', () => {
  const [last] = FACTS.cycles.finished.slice(-1);
  if (!last) throw new Error('The example has three cycles');
  const finished = [...FACTS.cycles.finished.slice(0, -1), { ...last, question: 'start-missing' as const }];
  const facts = { ...FACTS, cycles: { ...FACTS.cycles, finished } };
  const { ranges, signs } = compose({ parts: ['ranges', 'symptoms'] }, facts).report;
  expect(signs?.note).toContain('in the 2 listed cycles that count');
  expect(ranges?.note).toContain('of the newest 2 cycles that count');
});

test('the last period and the day of the cycle; the forecast only where she ticks it, with its window', () => {
  expect(compose({ parts: ['last-period'] }).report.facts).toEqual([
    { label: 'Last period began', value: '28 Sept 2026', detail: 'bleeding for 5 days' },
    { label: 'Cycle day', value: '13', detail: 'on 10 Oct 2026' },
  ]);
  // What she noted ended it, as the row of the same cycle says.
  const open = { ...FACTS, periods: FACTS.periods.map((period) => ({ ...period, period_end_date: null })) };
  expect(compose({ parts: ['last-period'] }, open).report.facts[0]?.detail).toBe('bleeding for 5 days');
  const [forecast] = compose({ parts: ['forecast'] }).report.facts;
  const { history } = FACTS.cycles;
  const expected = history && forecastCycle(history, FACTS.today);
  expect(expected?.knownCycles).toBe(3);
  expect(forecast?.label).toBe('Next period, estimate');
  expect(forecast?.detail).toMatch(/^8 in 10: \d.* – \d.*, from 3 cycles$/);
  const nobody = {
    ...FACTS,
    cycles: { ...FACTS.cycles, current: null, history: null, onBreak: 'pregnancy' as const },
  };
  expect(compose({ parts: ['forecast'] }, nobody).report.facts).toEqual([]);
  expect(JSON.stringify(compose({ parts: ['last-period'] }, nobody))).not.toContain('pregnancy');
});

test('symptoms and moods by phase: days of days, worked out by hand', () => {
  const { signs } = compose({ parts: ['symptoms', 'moods'] }).report;
  expect(signs?.tables[0]).toEqual({
    title: 'Symptoms by phase',
    columns: [
      { label: 'Period', detail: '3 of 15' },
      { label: 'Follicular', detail: '2 of 32' },
      { label: 'Luteal', detail: '1 of 16' },
      { label: 'Last 7 days', detail: '2 of 21' },
    ],
    rows: [
      { label: 'Abdominal Cramps', cells: ['3', '0', '0', '0'] },
      { label: 'Headache', cells: ['1', '0', '0', '0'] },
      { label: 'Bloating', cells: ['0', '0', '0', '2'] },
      { label: 'Fatigue', cells: ['0', '0', '1', '0'] },
    ],
  });
  expect(signs?.tables[1]?.rows).toEqual([
    { label: 'Happy', cells: ['0', '1', '0', '0'] },
    { label: 'Sad', cells: ['1', '0', '0', '0'] },
    { label: 'Irritable', cells: ['0', '0', '0', '2'] },
  ]);
});

test('where hormones make the bleeding, nothing is said of ovulation phases', () => {
  const { signs } = compose({ parts: ['symptoms'] }, { ...FACTS, stage: 'contraception' }).report;
  expect(signs?.tables[0]?.columns).toEqual([
    { label: 'Bleeding', detail: '3 of 15' },
    { label: 'Between', detail: '3 of 48' },
    { label: 'Last 7 days', detail: '2 of 21' },
  ]);
  expect(signs?.note).not.toContain('ovulation');
});

test('medication: what she logged of the last 90 days, and what she typed, on one line', () => {
  const log = (day: CalendarDate, pill_taken: 'yes' | 'missed') => ({
    ...EMPTY_VALUES,
    log_date: day,
    extras: { contraception: { pill_taken } },
  });
  // 13 July is the 90th day back from 10 October, 12 July lies before it.
  const logs = [
    log('2026-07-12', 'yes'),
    log('2026-07-13', 'yes'),
    log('2026-10-09', 'missed'),
    log('2026-10-10', 'yes'),
  ];
  const { report } = compose(
    { parts: ['pill', 'ivf-medication'], medicines: ' Iron\n\nVitamin D ' },
    { ...FACTS, logs },
  );
  expect(report.lists).toEqual([
    {
      title: 'Medicines',
      is_half: false,
      items: [
        { label: null, text: 'Iron · Vitamin D' },
        { label: 'Pill', text: 'Last 90 days: 3 logged, 2 taken, 0 late, 1 missed' },
      ],
    },
  ]);
});

test('of the notes only the ticked ones, newest first', () => {
  const { report } = compose({ note_days: ['2026-07-30', '2026-10-01', '2026-08-18'] });
  expect(report.lists).toEqual([
    {
      title: 'Notes',
      is_half: false,
      items: [
        { label: '1 Oct 2026', text: 'Third day, · less than last month.' },
        { label: '30 Jul 2026', text: 'Headache for two days.' },
      ],
    },
  ]);
});

test('never stands there: intercourse, discharge, and notes that were not ticked', () => {
  const whole = JSON.stringify(compose({ ...ALL, note_days: [] }).report);
  for (const word of [/intercourse/i, /ewcm/i, /protected/i, /ibuprofen twice/i, /two days/i])
    expect(whole).not.toMatch(word);
});

describe('one page', () => {
  test('holds everything of an ordinary year whole', () => {
    const composed = compose(ALL);
    expect(composed).toMatchObject({ cutCount: 0, leftOutCount: 0 });
    expect(cycleReportSchema.safeParse(composed.report).success).toBe(true);
  });

  test('cuts long notes with a sign, leaves out the oldest where there is no room, and says how many', () => {
    const days = WORDY_FACTS.signals.map(({ signal_date: day }) => day);
    const few = compose({ ...ALL, note_days: days.slice(0, 3) }, WORDY_FACTS);
    expect(few).toMatchObject({ cutCount: 3, leftOutCount: 0 });
    expect(few.report.lists.at(-1)?.items.every(({ text }) => text.endsWith('[…]'))).toBe(true);
    const many = compose({ ...ALL, note_days: days, questions: 'Why? '.repeat(300) }, WORDY_FACTS);
    expect(many.report.lists.at(-1)?.items).toHaveLength(28 - many.leftOutCount);
    expect(many.leftOutCount).toBeGreaterThan(0);
    expect(cycleReportSchema.safeParse(many.report).success).toBe(true);
    // Her question keeps four lines, however many notes there are.
    const [, questions] = many.report.lists;
    expect(questions?.items[0]?.text.length).toBeGreaterThan(150);
  });

  test('takes hostile texts as they are, without control characters and marks that turn the order', () => {
    const { report } = compose({ questions: '<script>alert(1)</script>\u0007 \u202Eabc\u202C & "x"\u0000' });
    expect(report.lists[0]?.items[0]?.text).toBe('<script>alert(1)</script> abc & "x"');
  });
});

test('the schema of the request takes what is composed, and no other lines', () => {
  const { report } = compose(ALL);
  const user_id = '5f0f8a52-2f0b-4a7e-9c50-0c9d7d0a1b22';
  expect(cycleReportRequestSchema.safeParse({ user_id, report }).success).toBe(true);
  for (const wrong of [
    { ...report, title: 'x'.repeat(61) },
    { ...report, about: ['a\nb'] },
    { ...report, footer: 'abc\u202Edef' },
    {
      ...report,
      lists: [{ title: 'Notes', is_half: false, items: [{ label: null, text: 'x'.repeat(4_001) }] }],
    },
    { ...report, paper: 'a3' },
  ]) {
    expect(cycleReportRequestSchema.safeParse({ user_id, report: wrong }).success).toBe(false);
  }
});

test('the name of the file says when, and neither what nor whose', () => {
  expect(nameReportFile('2026-11-22', 'pdf')).toBe('summary-2026-11-22.pdf');
});

describe('what is worth an appointment', () => {
  const late: CycleFacts = {
    ...{ today: FACTS.today, stage: 'menstrual-cycle', records: NO_CYCLE_RECORDS },
    periods: [
      { period_start_date: '2026-06-20', period_end_date: '2026-06-30', cycle_length: 28 },
      { period_start_date: '2026-05-20', period_end_date: '2026-05-25', cycle_length: 28 },
    ],
  };
  const advice = adviceOfCycles(late, '1992-01-01');
  const asks = (facts: ReportFacts, part: Partial<ReportChoices> = {}) =>
    compose(part, facts).report.lists.find(({ title }) => title === 'To ask about');

  test('stands on the page in the words of the card, with her dates and its sources, unless she leaves it out', () => {
    expect(asks({ ...FACTS, advice })).toEqual({
      title: 'To ask about',
      is_half: false,
      items: [
        {
          label: 'No period recorded for 112 days',
          text: 'Last period began 20 Jun 2026. Ninety days or more without a period should be looked at. (ACOG 2015, NICE 2021)',
        },
        { label: null, text: 'Found by rules in what she recorded. Not yet checked by a clinician.' },
      ],
    });
    expect(advice[0]?.sentence).toBe('Ninety days or more without a period should be looked at.');
    expect(asks({ ...FACTS, advice }, { to_ask: false })).toBeUndefined();
    expect(asks(FACTS)).toBeUndefined();
  });

  test('is there for whoever chose before it was', () => {
    const { to_ask: _, ...older } = FIRST_CHOICES;
    expect(reportChoicesSchema.parse(older).to_ask).toBe(true);
  });

  test('never takes the room of the page: shortened, then left out from the end, and said so', () => {
    const [card] = advice;
    if (card === undefined) throw new Error('The example has a card');
    const many = Array.from({ length: 7 }, (_, index) => ({ ...card, title: `Card ${index}` }));
    const full = composeCycleReport(
      { ...WORDY_FACTS, advice: many },
      { ...ALL, questions: 'Why? '.repeat(400) },
    );
    expect(cycleReportSchema.safeParse(full.report).success).toBe(true);
    const { lists: _, ...body } = full.report;
    const asked = full.report.lists.find(({ title }) => title === 'To ask about');
    const kept = asked?.items.filter(({ label }) => label !== null).length ?? 0;
    expect(kept + full.leftOutAdviceCount).toBe(7);
    expect(heightLeft(body)).toBeGreaterThan(0);
    const alone = composeCycleReport({ ...FACTS, advice: many }, { ...FIRST_CHOICES, parts: [] });
    expect([alone.leftOutAdviceCount, alone.cutCount]).toEqual([0, 0]);
  });
});
