import { describe, expect, test } from 'vitest';
import type { BleedingDay } from '../bleeding/bleeding-day.ts';
import { periodsUntil } from '../body/facts-for-tests.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { NO_CYCLE_RECORDS } from '../cycle/history/cycle-records.ts';
import type { Method } from '../methods/methods.ts';
import { dateByWeek } from '../pregnancy/dating.ts';
import { LIFE_STAGES } from '../profile/life-stages.ts';
import type { ReminderFacts } from '../reminders/occasions.ts';
import { NO_SETTINGS } from '../reminders/reminder-settings.ts';
import { FEED_CONTENTS, type FeedContent, feedWriteSchema } from './calendar-feed.ts';
import { type FeedFacts, listFeedEvents } from './feed-events.ts';
import { moveEvents } from './move-events.ts';

// The examples of docs/algorithms/calendar-feed.md.

const TODAY: CalendarDate = '2026-11-27';
const ALL = FEED_CONTENTS.map(({ value }) => value);

/** After three cycles of 28 days, the fourth since the 2nd of November: the next start is the 30th. */
const FACTS: ReminderFacts = {
  stage: 'menstrual-cycle',
  methods: [],
  cycles: { periods: periodsUntil('2026-11-02', 28, 28, 28), records: NO_CYCLE_RECORDS, bleeding: [] },
  implants: [],
  loggedDays: new Set(),
};

const NOT_ENDED = { period_end_date: null, cycle_length: 28 };

const KNOWN: FeedFacts = {
  facts: FACTS,
  kinds: NO_SETTINGS.kinds,
  dating: null,
  today: TODAY,
  since: '2026-11-20',
};

const list = (contents: FeedContent[], part: Partial<FeedFacts> = {}) =>
  listFeedEvents({ ...KNOWN, ...part }, contents);
const short = (...of: Parameters<typeof list>) =>
  list(...of).map(({ plainTitle, from, to }) => `${plainTitle} ${from} ${to}`);

describe('of her cycles', () => {
  test('the periods of 90 days back as she recorded them, and those ahead as they are forecast', () => {
    const events = short(['period']);
    expect(events.slice(0, 5)).toEqual([
      'Period 2026-09-07 2026-09-11',
      'Period 2026-10-05 2026-10-09',
      'Period 2026-11-02 2026-11-06',
      'Period, likely 2026-11-30 2026-12-04',
      'Period, likely 2026-12-28 2027-01-01',
    ]);
    expect(events.every((line) => line.includes('Period'))).toBe(true);
  });

  test('a period without an end is as every calendar draws it: expected days, or those she noted', () => {
    const open = [
      ...periodsUntil('2026-10-05', 28, 28),
      { ...NOT_ENDED, period_start_date: '2026-11-25' as const },
    ];
    const lines = (bleeding: BleedingDay[]) =>
      short(['period'], {
        facts: { ...FACTS, cycles: { periods: open, records: NO_CYCLE_RECORDS, bleeding } },
      });
    expect(lines([])).toContain('Period, end not known yet 2026-11-25 2026-11-29');
    const noted = (['2026-11-25', '2026-11-26'] as const).map((day) => ({
      day,
      flow: 'medium' as const,
      kind: null,
    }));
    expect(lines([...noted, { day: '2026-11-27', flow: 'none', kind: null }])).toContain(
      'Period 2026-11-25 2026-11-26',
    );
  });

  test('the days on which the next one may start are one span', () => {
    const [first] = list(['window']);
    expect(first).toMatchObject({ plainTitle: 'Period likely to start', isDaily: false });
    expect((first?.from ?? '') < '2026-11-30' && (first?.to ?? '') > '2026-11-30').toBe(true);
  });

  test('fertile days in Conception Mode alone, and no infertile day ever', () => {
    const inMode = (stage: ReminderFacts['stage']) => short(['fertile'], { facts: { ...FACTS, stage } });
    expect(inMode('menstrual-cycle')).toEqual([]);
    expect(inMode('contraception')).toEqual([]);
    expect(inMode('conception').length).toBeGreaterThan(1);
    expect(inMode('conception').every((line) => line.startsWith('Fertile days, likely'))).toBe(true);
  });

  test('nothing in a mode whose screens do not look ahead', () => {
    const empty = LIFE_STAGES.filter(
      ({ value }) =>
        list(['period', 'window', 'fertile'], { facts: { ...FACTS, stage: value } }).length === 0,
    ).map(({ value }) => value);
    expect(empty).toEqual(
      expect.arrayContaining(['pre-menstrual', 'ivf', 'pregnancy', 'menopause', 'post-menopause']),
    );
    expect(empty).not.toContain('menstrual-cycle');
  });

  test('a forecast that moves, and the period that comes then, keep their name', () => {
    const nameOf = (known: FeedFacts, on: CalendarDate) =>
      listFeedEvents(known, ['period']).find(({ from }) => from === on)?.key;
    const later: FeedFacts = {
      ...KNOWN,
      today: '2026-12-02',
      facts: {
        ...FACTS,
        cycles: { periods: periodsUntil('2026-12-02', 28, 28, 28, 30), records: NO_CYCLE_RECORDS },
      },
    };
    expect(nameOf(KNOWN, '2026-11-30')).toBe(nameOf(later, '2026-12-02'));
    const keys = list(ALL, { facts: { ...FACTS, stage: 'conception' } }).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('of her method', () => {
  const uses = (method: Method): ReminderFacts => ({
    ...FACTS,
    stage: 'contraception',
    methods: [{ id: 'a', method, started_on: null, started_certainty: 'unknown', ended_on: null }],
  });
  const named = (kind: 'ring' | 'renewal', first_on: CalendarDate) => ({
    ...NO_SETTINGS.kinds,
    [kind]: { ...NO_SETTINGS.kinds[kind], first_on },
  });

  test('the pill is one event that comes every day since there is the feed', () => {
    expect(list(['pills'], { facts: uses('combined-pill') })).toMatchObject([
      { isDaily: true, from: '2026-11-20', plainTitle: 'Pill' },
    ]);
  });

  test('a series on its days up to 400 ahead, also where she is not reminded of it', () => {
    const events = list(['pills'], { facts: uses('ring'), kinds: named('ring', '2026-11-30') });
    expect(events.map(({ from }) => from).slice(0, 2)).toEqual(['2026-11-30', '2026-12-28']);
    expect((events.at(-1)?.from ?? '') <= addDays(TODAY, 400)).toBe(true);
    expect(list(['pills'], { facts: uses('copper-coil'), kinds: named('ring', '2026-11-30') })).toEqual([]);
  });

  test('a renewal on the day that she named', () => {
    const renewal = { facts: uses('copper-coil'), kinds: named('renewal', '2027-02-01') };
    expect(short(['renewals'], renewal)).toEqual(['Renewal: coil or implant 2027-02-01 2027-02-01']);
    expect(list(['renewals'], { facts: uses('copper-coil') })).toEqual([]);
  });
});

test('a due date while the pregnancy goes on, and none without one', () => {
  const dating = dateByWeek(24, TODAY);
  expect(list(['due'], { dating })).toMatchObject([{ key: 'due', plainTitle: 'Due date, an estimate' }]);
  expect(list(['due'], { dating, today: '2027-08-01' })).toEqual([]);
  expect(list(['due'])).toEqual([]);
});

describe('how often an event was moved', () => {
  const event = (key: string, from: CalendarDate) => ({ key, from, to: from, title: '·' });
  const [first, second] = [new Date('2026-11-27T10:00:00Z'), new Date('2026-11-28T10:00:00Z')];

  test('counts up with each move, and not for what stays', () => {
    const before = moveEvents({}, [event('a', '2026-12-01'), event('b', '2026-12-05')], first);
    expect(before).toMatchObject({ a: { sequence: 0 }, b: { sequence: 0 } });
    expect(moveEvents(before, [event('a', '2026-12-01'), event('b', '2026-12-05')], second)).toBe(before);
    const after = moveEvents(before, [event('a', '2026-12-02'), event('b', '2026-12-05')], second);
    expect(after.a).toEqual({ said: '2026-12-02 2026-12-02 ·', sequence: 1, at: second.getTime() / 1000 });
    expect(after.b).toBe(before.b);
  });

  test('counts on where an event comes back', () => {
    const before = moveEvents({}, [event('a', '2026-12-01')], first);
    const gone = moveEvents(before, [], second);
    expect(moveEvents(gone, [], second)).toBe(gone);
    expect(moveEvents(gone, [event('a', '2026-12-01')], second)).toMatchObject({ a: { sequence: 1 } });
  });
});

describe('what she chooses', () => {
  const write = {
    user_id: '5f0c5b6e-1d2c-4f3a-8b4d-9e6f7a8b9c0d',
    id: '5f0c5b6e-1d2c-4f3a-8b4d-9e6f7a8b9c0e',
    contents: ['period'],
    title_mode: 'discreet',
    own_title: '',
    zone: 'Europe/Lisbon',
  };

  test.each([
    [{ contents: [] }, 'Choose at least one thing'],
    [{ contents: ['period', 'period'] }, 'Choose at least one thing'],
    [{ title_mode: 'own' }, 'Enter the words that stand in your calendar'],
    [{ own_title: 'Swim' }, 'Enter the words that stand in your calendar'],
    [{ title_mode: 'own', own_title: 'x'.repeat(41) }, 'Enter at most 40 characters'],
    [{ title_mode: 'own', own_title: 'a\r\nDESCRIPTION:b' }, 'Enter one line'],
    [{ zone: 'Mars/Olympus' }, 'That time zone is not known'],
  ])('%j is refused: %s', (part, message) => {
    expect(feedWriteSchema.safeParse({ ...write, ...part }).error?.issues[0]?.message).toBe(message);
  });

  test('her own words are taken', () => {
    expect(feedWriteSchema.safeParse({ ...write, title_mode: 'own', own_title: 'Swim' }).success).toBe(true);
  });
});
