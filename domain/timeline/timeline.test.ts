import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { methodUse } from '../methods/testing/method-use.ts';
import type { MedicalRecord } from '../records/medical-record.ts';
import { medicalRecord } from '../records/testing/medical-record.ts';
import { listMonths, listYears } from './by-year.ts';
import { findEvents, isWished, kindsOf } from './find-events.ts';
import { listBands } from './list-bands.ts';
import { listEvents } from './list-events.ts';
import { nameTellsOfLoss } from './losses.ts';
import { makeTimeline } from './make-timeline.ts';
import { onHerClock, toKeepOf, withoutLosses } from './on-her-clock.ts';
import { nameBand, sayBandTime, sayEmptyYears, sayMoment, sayOften } from './say-timeline.ts';
import { EVENTS_MAX, type Timeline, timelineSchema } from './timeline.ts';
import { NO_FACTS, type PregnancyFact, type TimelineFacts } from './timeline-facts.ts';

// The examples of docs/algorithms/timeline.md.

const TODAY: CalendarDate = '2026-11-28';
const facts = (changes: Partial<TimelineFacts>): TimelineFacts => ({ ...NO_FACTS, ...changes });
const timelineOf = (changes: Partial<TimelineFacts>): Timeline =>
  makeTimeline(facts(changes), { from: null, to: null, after: null }).timeline;
const bandsOf = (changes: Partial<TimelineFacts>): string[] =>
  listBands(facts(changes)).map((band) => `${nameBand(band.kind)}: ${sayBandTime(band)}`);
const eventsOf = (changes: Partial<TimelineFacts>): string[] =>
  listEvents(facts(changes)).events.map(({ title, detail, when }) =>
    [sayMoment(when), title, detail].filter(Boolean).join(' · '),
  );
const change = (from_stage: string, to_stage: string, changed_at: string) =>
  ({ from_stage, to_stage, changed_at }) as TimelineFacts['stage_changes'][number]; // as: codes of the table
const named = (
  name: string,
  on: CalendarDate,
  precision: 'day' | 'month' | 'year' | 'age',
  age: number | null = null,
) => medicalRecord('condition', { name, started_on: on, started_precision: precision, started_age: age });
const pregnancy = (changes: Partial<PregnancyFact>): PregnancyFact => ({
  ...{ id: 'p1', from: '2022-01-03', to: '2022-10-10', end: 'birth', due_on: '2022-10-10' },
  ...changes,
});
const LOST = pregnancy({ id: 'p2', from: '2024-01-08', to: '2024-03-05', end: 'loss', due_on: '2024-10-14' });

describe('stages of her life', () => {
  test('RE-061: changing the mode adds a band from that day, and none before', () => {
    expect(bandsOf({})).toEqual([]);
    expect(
      bandsOf({ stage_changes: [change('menstrual-cycle', 'conception', '2026-11-28T10:00:00.000Z')] }),
    ).toEqual(['Trying for a baby: since 28 Nov 2026']);
    expect(
      bandsOf({
        stage_changes: [
          change('menstrual-cycle', 'contraception', '2020-05-01T10:00:00.000Z'),
          change('contraception', 'ivf', '2023-02-03T10:00:00.000Z'),
        ],
      }),
    ).toEqual(['Contraception: 1 May 2020 to 3 Feb 2023', 'IVF: since 3 Feb 2023']);
  });

  test('RE-061: a mode that was never changed begins on the day it was chosen; with no such day there is no band', () => {
    expect(bandsOf({ stage_now: 'contraception', stage_chosen_at: '2025-01-02T08:00:00.000Z' })).toEqual([
      'Contraception: since 2 Jan 2025',
    ]);
    expect(bandsOf({ stage_now: 'contraception', born_on: '1990-02-28' })).toEqual([]);
  });

  test('RE-062: a first period ends childhood and begins the years from it, as well as it is known', () => {
    const menarche = named('First period', '2003-01-01', 'age', 13);
    expect(bandsOf({ born_on: '1990-02-28', records: [menarche] })).toEqual([
      'Childhood: 28 Feb 1990 to age 13',
      'From first period: since age 13',
    ]);
    // Her birth is not known: childhood has no beginning.
    expect(bandsOf({ records: [named('MENARCHE', '2003-05-01', 'month')] })).toEqual([
      'From first period: since May 2003',
    ]);
  });

  test('RE-062: menopause in her records ends the years before it, and contradicts no mode', () => {
    const records = [
      named('First period', '1985-01-01', 'year'),
      named('Perimenopause', '2018-01-01', 'year'),
      named('Menopause', '2021-06-01', 'month'),
    ];
    expect(bandsOf({ records })).toEqual([
      'From first period: 1985 to 2018',
      'Menopause transition: 2018 to June 2021',
      'After menopause: since June 2021',
    ]);
    // "Menopause Mode" chosen later is no new transition.
    const stage_changes = [change('menstrual-cycle', 'menopause', '2024-03-04T10:00:00.000Z')];
    expect(bandsOf({ records, stage_changes })).toEqual(bandsOf({ records }));
    const sooner = [change('menstrual-cycle', 'menopause', '2019-03-04T10:00:00.000Z')];
    expect(bandsOf({ records: records.slice(2), stage_changes: sooner })).toEqual([
      'Menopause transition: 4 Mar 2019 to June 2021',
      'After menopause: since June 2021',
    ]);
  });

  test('RE-062: a birth ends a pregnancy and begins twelve weeks after it, or what her next period leaves of them', () => {
    expect(bandsOf({ pregnancies: [pregnancy({})] })).toEqual([
      'Pregnancy: 3 Jan 2022 to 10 Oct 2022',
      'After birth: 10 Oct 2022 to 2 Jan 2023',
    ]);
    const periods = [{ period_start_date: '2022-11-30', period_end_date: null }] as const;
    expect(bandsOf({ pregnancies: [pregnancy({})], periods })).toContain(
      'After birth: 10 Oct 2022 to 30 Nov 2022',
    );
    const early = [{ period_start_date: '2022-11-01', period_end_date: null }] as const;
    expect(bandsOf({ pregnancies: [pregnancy({})], periods: early })).toContain(
      'After birth: 10 Oct 2022 to 2 Jan 2023',
    );
  });

  test('RE-062: an earlier birth is known as she noted it, and her weeks say a beginning only with a day', () => {
    const birth = (on: CalendarDate, precision: 'day' | 'year', weeks: number | null) =>
      medicalRecord('obstetric', { outcome: 'birth', started_on: on, started_precision: precision, weeks });
    expect(bandsOf({ records: [birth('2011-01-01', 'year', 40)] })).toEqual(['After birth: in 2011']);
    expect(bandsOf({ records: [birth('2011-08-09', 'day', 40)] })).toEqual([
      'Pregnancy: 2 Nov 2010 to 9 Aug 2011',
      'After birth: 9 Aug 2011 to 1 Nov 2011',
    ]);
  });

  test('what is recorded stands in place of the mode that says the same', () => {
    const stage_changes = [
      change('conception', 'pregnancy', '2022-02-20T10:00:00.000Z'),
      change('pregnancy', 'menstrual-cycle', '2022-10-12T10:00:00.000Z'),
    ];
    expect(bandsOf({ stage_changes, pregnancies: [pregnancy({})] })).toEqual([
      'Pregnancy: 3 Jan 2022 to 10 Oct 2022',
      'After birth: 10 Oct 2022 to 2 Jan 2023',
      'From first period: since 12 Oct 2022',
    ]);
  });
});

describe('what may bring a loss back', () => {
  const stage_changes = [
    change('menstrual-cycle', 'conception', '2023-05-01T10:00:00.000Z'),
    change('conception', 'pregnancy', '2024-02-10T10:00:00.000Z'),
    change('pregnancy', 'conception', '2024-03-06T10:00:00.000Z'),
  ];

  test('RE-063: left out goes the pregnancy, its mode and its stage, and what came before and after stays', () => {
    const left = withoutLosses(timelineOf({ stage_changes, pregnancies: [LOST] }));
    expect(JSON.stringify(left)).not.toMatch(/regnan|lost/);
    expect(left.events.map(({ title }) => title)).toEqual(['Conception Mode', 'Conception Mode']);
    expect(left.bands.map(sayBandTime)).toEqual(['1 May 2023 to 10 Feb 2024', 'since 6 Mar 2024']);
    const shown = timelineOf({ stage_changes, pregnancies: [LOST] });
    expect(shown.events.map(({ title }) => title)).toContain('A pregnancy was lost');
  });

  test('RE-063: one of which she prefers not to say how it ended, and one that she deleted since, are treated alike', () => {
    const unsaid = [pregnancy({ ...LOST, end: 'prefer-not-to-say' })];
    expect(JSON.stringify(withoutLosses(timelineOf({ stage_changes, pregnancies: unsaid })))).not.toMatch(
      /regnan/,
    );
    expect(JSON.stringify(withoutLosses(timelineOf({ stage_changes })))).not.toMatch(/regnan/);
  });

  test.each(['stillbirth', 'miscarriage', 'ectopic', 'ended', 'not-said', ''] as const)(
    'RE-063: an earlier one is left out: %j',
    (outcome) => {
      const record = medicalRecord('obstetric', {
        ...{ outcome, started_on: '2015-04-05', started_precision: 'day', weeks: 9 },
      });
      const { events, bands } = withoutLosses(timelineOf({ records: [record] }));
      expect([events, bands]).toEqual([[], []]);
    },
  );

  test('RE-063: the name of an operation or a document may tell of one', () => {
    for (const name of [
      'Miscarriage',
      'Missed abortion, D&C',
      'Ectopic pregnancy',
      'Letter after pregnancy loss.pdf',
      'Stillborn',
      'Termination of pregnancy',
      'TFMR letter',
      'D & C',
      'Suction curettage',
      'ERPC',
      'Retained products of conception',
      'Fetal demise at 22 weeks',
      'Recurrent pregnancy losses',
      'Neonatal death',
    ])
      expect([name, nameTellsOfLoss(name)]).toEqual([name, true]);
    for (const name of [
      'Weight loss',
      'Blood test in pregnancy',
      'Hearing loss',
      'Appendix removed',
      'Vitamins D & C',
      'Vitamin C and D',
    ])
      expect([name, nameTellsOfLoss(name)]).toEqual([name, false]);
  });

  test('a pregnancy that goes on, and its mode, are no loss', () => {
    const now = pregnancy({ id: 'p3', from: '2026-06-01', to: null, end: null, due_on: '2027-03-08' });
    const { events } = timelineOf({ stage_changes: stage_changes.slice(0, 2), pregnancies: [now] });
    expect(events.filter(({ is_loss }) => is_loss)).toEqual([]);
    expect(events.map(({ title }) => title)).toContain('Due date');
  });
});

describe('events', () => {
  const records: MedicalRecord[] = [
    medicalRecord('procedure', {
      name: 'Appendix removed',
      started_on: '2011-01-01',
      started_precision: 'year',
    }),
    medicalRecord('medication', {
      ...{
        name: 'Iron',
        strength: '100 mg',
        started_on: '2024-03-01',
        started_precision: 'month',
        status: 'inactive',
      },
      ...{ ended_on: '2025-03-05', ended_precision: 'day' },
    }),
    medicalRecord('vaccination', {
      name: 'HPV',
      started_on: '2027-02-03',
      started_precision: 'day',
      status: 'planned',
    }),
    medicalRecord('implant', {
      name: 'Pacemaker',
      started_on: '2020-01-01',
      started_precision: 'year',
      renew_by: '2030-05-06',
    }),
    medicalRecord('allergy', { name: 'Pollen' }),
    medicalRecord('family', { name: 'Diabetes' }),
    medicalRecord('provider', { name: 'Dr Reyes' }),
  ];

  test('RE-014 and RE-060: records stand on their days, no better than known, and lead to themselves', () => {
    expect(eventsOf({ records })).toEqual([
      '6 May 2030 · Pacemaker · Renew by',
      '3 Feb 2027 · HPV · Planned',
      '5 Mar 2025 · Iron 100 mg · Stopped',
      'March 2024 · Iron 100 mg · Started',
      '2020 · Pacemaker · Placed',
      '2011 · Appendix removed · Done',
    ]);
    const { events, undated } = listEvents(facts({ records }));
    expect(undated).toBe(1);
    // Without a day it stands in no year, and is not counted either while losses are left out.
    const lost = medicalRecord('obstetric', { outcome: 'miscarriage' });
    const both = timelineOf({ records: [...records, lost] });
    expect([both.undated, both.undated_losses]).toEqual([2, 1]);
    expect(withoutLosses(both).undated).toBe(1);
    expect(toKeepOf(both).undated).toBe(1);
    expect(events.at(-1)?.lead).toEqual({ to: 'record', kind: 'procedure', id: records[0]?.id });
  });

  test('RE-060: every kind of event says where it came from', () => {
    const all = timelineOf({
      ...{ born_on: '1990-02-28', last_period: '2020-02-03', records, pregnancies: [pregnancy({})] },
      stage_changes: [change('menstrual-cycle', 'menopause', '2024-03-04T10:00:00.000Z')],
      methods: [
        methodUse({
          method: 'copper-coil',
          started_on: '2016-01-01',
          started_certainty: 'year',
          ended_on: '2021-05-06',
        }),
      ],
      pauses: [{ id: 'b', from_on: '2022-10-11', to_on: '2023-05-06', reason: 'breastfeeding' }],
      periods: [{ period_start_date: '2015-04-05', period_end_date: '2015-04-09' }],
      documents: [{ id: 'd', name: 'Blood test', uploaded_at: '2025-06-07T12:34:00.000Z' }],
      noted: [{ first_day: '2015-04-03', days: 12 }],
      lab_days: [{ day: '2025-06-01', values: 14 }],
    });
    expect(timelineSchema.parse(all)).toEqual(all);
    expect(new Set(all.events.map(({ id }) => id)).size).toBe(all.events.length);
    const leads = Object.fromEntries(all.events.map(({ kind, lead }) => [kind, lead.to]));
    expect(leads).toEqual({
      ...{
        stage: 'profile',
        pregnancy: 'record',
        procedure: 'record',
        medication: 'record',
        vaccination: 'record',
      },
      ...{ implant: 'record', method: 'method', pause: 'cycles', period: 'day', document: 'document' },
      ...{ day: 'day', lab: 'values' },
    });
    expect(all.events.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['12 days noted', '14 test results']),
    );
    expect(kindsOf(all).map(({ value }) => value)).toEqual([
      'stage',
      'period',
      'day',
      'pregnancy',
      'method',
      'pause',
      'procedure',
      'medication',
      'vaccination',
      'implant',
      'lab',
      'document',
    ]);
  });

  test('RE-069: two documents of one day and name keep their instants, the later first', () => {
    const twice = ['2026-03-04T08:05:00.000Z', '2026-03-04T15:30:00.000Z'];
    const documents = twice.map((uploaded_at, at) => ({ id: `d${at}`, name: 'Blood test', uploaded_at }));
    expect(timelineOf({ documents }).events.map(({ when }) => when.at)).toEqual(twice.toReversed());
  });

  test('come 2,000 at a time, in days that are asked for, each once', () => {
    const documents = Array.from({ length: 4_500 }, (_, at) => ({
      ...{ id: String(at), name: 'x', uploaded_at: `20${10 + (at % 9)}-03-04T08:05:00.000Z` },
    }));
    const seen: string[] = [];
    let part: Parameters<typeof makeTimeline>[1] | null = { from: '2012-01-01', to: null, after: null };
    while (part) {
      const page: ReturnType<typeof makeTimeline> = makeTimeline(facts({ documents }), part);
      expect(page.timeline.events.length).toBeLessThanOrEqual(EVENTS_MAX);
      seen.push(...page.timeline.events.map(({ id }) => id));
      part = page.rest;
    }
    expect(seen).toHaveLength(3_500);
    expect(new Set(seen).size).toBe(3_500);
  });

  test('an instant lies on the day of her clock, and a mode of one day alone is no stage', () => {
    const timeline = timelineOf({
      stage_changes: [
        change('menstrual-cycle', 'ivf', '2026-11-27T23:10:00.000Z'),
        change('ivf', 'conception', '2026-11-28T09:00:00.000Z'),
      ],
    });
    const { events, bands } = onHerClock(timeline, () => '2026-11-28');
    expect(events.map(({ when }) => when.on)).toEqual(['2026-11-28', '2026-11-28']);
    expect(bands.map(({ kind }) => kind)).toEqual(['trying']);
  });

  test('a device keeps nothing of pregnancies, losses and her birth', () => {
    const birth = medicalRecord('obstetric', {
      outcome: 'birth',
      started_on: '2011-08-09',
      started_precision: 'day',
    });
    const stage_changes = [change('conception', 'pregnancy', '2022-02-20T10:00:00.000Z')];
    const kept = toKeepOf(
      timelineOf({
        born_on: '1990-02-28',
        records: [...records, birth],
        pregnancies: [pregnancy({}), LOST],
        stage_changes,
      }),
    );
    expect(JSON.stringify(kept)).not.toMatch(/regnan|birth|born_on":"/);
    expect(kept.events.length).toBeGreaterThan(3);
  });
});

describe('by years', () => {
  test('what ended some time in this year or month is over, and stands in it', () => {
    const ended = (name: string, on: CalendarDate, precision: 'year' | 'month') =>
      medicalRecord('medication', {
        ...{ name, status: 'inactive', started_on: '2020-01-01', started_precision: 'year' },
        ...{ ended_on: on, ended_precision: precision },
      });
    const records = [ended('Iron', '2026-12-31', 'year'), ended('Zinc', '2026-11-30', 'month')];
    const { ahead, years } = listYears(timelineOf({ records }), TODAY);
    expect(ahead).toEqual([]);
    const [now] = years;
    expect(now?.kind === 'year' && now.events.map(({ title }) => title).toSorted()).toEqual(['Iron', 'Zinc']);
  });

  test('RE-059: from today back to her birth; years of which nothing is recorded stand together and say so', () => {
    const { ahead, years } = listYears(
      timelineOf({
        born_on: '1990-02-28',
        records: [
          named('Migraine', '2011-01-01', 'year'),
          medicalRecord('procedure', {
            name: 'Scan',
            started_on: '2027-01-05',
            started_precision: 'day',
            status: 'planned',
          }),
        ],
        stage_changes: [change('menstrual-cycle', 'conception', '2025-07-01T10:00:00.000Z')],
      }),
      TODAY,
    );
    expect(ahead.map(({ title }) => title)).toEqual(['Scan']);
    expect(
      years.map((part) => (part.kind === 'empty' ? sayEmptyYears(part) : [part.year, part.age])),
    ).toEqual([
      [2026, 36],
      [2025, 35],
      '2012 to 2024: not recorded',
      [2011, 21],
      '1991 to 2010: not recorded',
      [1990, null],
    ]);
    const [now, before] = years;
    expect(now?.kind === 'year' && now.bands.map(({ from, to }) => [from, Math.round(to * 100)])).toEqual([
      [0, 91],
    ]);
    expect(before?.kind === 'year' && before.bands.map(({ from, to }) => [from, to])).toEqual([[0.5, 1]]);
  });

  test('RE-059: years that a stage fills and nothing else stand together too', () => {
    const { years } = listYears(
      timelineOf({ records: [named('First period', '2003-01-01', 'year')] }),
      TODAY,
    );
    expect(years.map((part) => (part.kind === 'empty' ? sayEmptyYears(part) : part.year))).toEqual([
      2026,
      '2004 to 2025: From first period, nothing else recorded',
      2003,
    ]);
  });

  test('months of a year; what is known no better than the year stands apart', () => {
    const { events } = timelineOf({
      records: [named('Migraine', '2011-01-01', 'year'), named('Asthma', '2011-05-01', 'month')],
      noted: [{ first_day: '2011-09-03', days: 3 }],
    });
    expect(listMonths(events).map(({ month, events: own }) => [month, own.length])).toEqual([
      [9, 1],
      [5, 1],
      [null, 1],
    ]);
    expect(sayOften(events)).toBe('3 days noted');
  });

  test('RE-066: filters by kind and by words, without accents, case and hyphens, look at each event once', () => {
    const records = Array.from({ length: 1_990 }, (_, at) => named(`Condition ${at}`, '2011-01-01', 'year'));
    const timeline = timelineOf({
      records: [...records, named('Ménière', '2012-01-01', 'year')],
      documents: [{ id: 'd', name: 'Anti-Müllerian hormone', uploaded_at: '2025-06-07T12:34:00.000Z' }],
    });
    const find = (query: string, kinds: Parameters<typeof findEvents>[1]['kinds'] = []) =>
      findEvents(timeline, { query, kinds }).events.map(({ title }) => title);
    expect(find('meniere')).toEqual(['Ménière']);
    expect(find('ANTI MULLERIAN')).toEqual(['Anti-Müllerian hormone']);
    expect(find('antimullerian')).toEqual(['Anti-Müllerian hormone']);
    expect(find('', ['document'])).toHaveLength(1);
    expect(find('condition 1988', ['condition'])).toEqual(['Condition 1988']);
    expect(isWished({ query: ' ', kinds: [] })).toBe(false);
    let reads = 0;
    const watched = {
      ...timeline,
      events: timeline.events.map((event) => ({
        ...event,
        get title() {
          reads += 1;
          return event.title;
        },
      })),
    };
    for (const query of ['m', 'me', 'men']) findEvents(watched, { query, kinds: [] });
    expect(reads).toBe(timeline.events.length);
  });
});
