import { describe, expect, test } from 'vitest';
import { describe as described, periodsUntil } from '../body/facts-for-tests.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { CycleRecords } from '../cycle/history/cycle-records.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { findMedicineDays, isInCalendar } from './medicine-days.ts';
import type { FieldsOf } from './record-fields.ts';
import { type MedicineDays, sayMedicines } from './say-medicines.ts';
import { medicalRecord } from './testing/medical-record.ts';

const TODAY = '2026-11-21';
/** Cycles from 10 Aug, 7 Sep and 5 Oct, the one that goes on since 2 Nov; by the forecast the next begin on 30 Nov and 28 Dec. */
const PERIODS = periodsUntil('2026-11-02', 28, 28, 28);

const progesterone = (changes: Partial<FieldsOf<'medication'>> = {}) =>
  medicalRecord('medication', {
    ...{ name: 'Progesterone', cycle_from: 16, cycle_to: 25, in_calendar: true, ...changes },
  });

interface Situation extends Partial<CycleRecords> {
  stage?: LifeStage;
  today?: CalendarDate;
  periods?: typeof PERIODS;
  isForecastShown?: boolean;
}

function daysOf(changes: Partial<FieldsOf<'medication'>> = {}, situation: Situation = {}): MedicineDays {
  const { today = TODAY, periods = PERIODS, isForecastShown = true, ...rest } = situation;
  const { cycles, now } = described(today, periods, rest);
  const ahead = isForecastShown ? now.ahead : null;
  const stage = rest.stage ?? 'menstrual-cycle';
  return findMedicineDays([progesterone(changes)], { cycles, now, ahead, stage });
}

/** `10-20..10-29`, and what is planned as `~12-15..12-24`, until the second start ahead. */
function runs(days: MedicineDays): string {
  const found: { from: string; to: string; isPlanned: boolean }[] = [];
  const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  for (const day of [...days.keys()].filter((one) => one < '2026-12-28').sort()) {
    const isPlanned = days.get(day)?.[0]?.isPlanned ?? false;
    const last = found.at(-1);
    if (last && last.isPlanned === isPlanned && dayAfter(last.to) === day) last.to = day;
    else found.push({ from: day, to: day, isPlanned });
  }
  return found
    .map(({ from, to, isPlanned }) => `${isPlanned ? '~' : ''}${from.slice(5)}..${to.slice(5)}`)
    .join(' ');
}

const since = (on: CalendarDate) => ({ started_on: on, started_precision: 'day' as const });
const PAUSE = { id: '0b9e4a1c-2f6d-4c8e-9a3b-7d5e6f1a2b3c', reason: 'breastfeeding' as const };

// The table of docs/algorithms/medicine-days.md. Today is Saturday, 21 November 2026, day 20.
describe('RE-018: the days of a medicine', () => {
  test.each<[string, Partial<FieldsOf<'medication'>>, Situation, string]>([
    [
      'every third day: counted from the first of the two',
      { every_days: 3 },
      {},
      '11-17..11-17 11-20..11-20 ~11-23..11-23 ~11-26..11-26 ~12-15..12-15 ~12-18..12-18 ~12-21..12-21 ~12-24..12-24',
    ],
    [
      'begun at an unknown time: this cycle, and those ahead',
      {},
      {},
      '11-17..11-21 ~11-22..11-26 ~12-15..12-24',
    ],
    ['not ticked', { in_calendar: false }, {}, ''],
    ['without days of the cycle', { cycle_from: null, cycle_to: null }, {}, ''],
    ['since 25 Oct', since('2026-10-25'), {}, '10-25..10-29 11-17..11-21 ~11-22..11-26 ~12-15..12-24'],
    [
      'since October',
      { started_on: '2026-10-01', started_precision: 'month' },
      {},
      '10-01..10-01 10-20..10-29 11-17..11-21 ~11-22..11-26 ~12-15..12-24',
    ],
    ['to 23 Nov', { ended_on: '2026-11-23', ended_precision: 'day' }, {}, '11-17..11-21 ~11-22..11-23'],
    [
      'stopped on 18 Nov',
      { ...since('2026-10-05'), status: 'inactive', ended_on: '2026-11-18', ended_precision: 'day' },
      {},
      '10-20..10-29 11-17..11-18',
    ],
    [
      'stopped, nobody knows when',
      { ...since('2026-10-05'), status: 'inactive', ended_precision: 'unknown' },
      {},
      '',
    ],
    ['to begin on 20 Dec', { ...since('2026-12-20'), status: 'planned' }, {}, '~12-20..12-24'],
    ['to begin, nobody knows when', { status: 'planned' }, {}, ''],
    [
      'beyond the end of the cycle: the new one counts',
      { ...since('2026-10-05'), cycle_from: 26, cycle_to: 35 },
      {},
      '10-30..11-01 ~11-27..11-29 ~12-25..12-27',
    ],
    ['days that no cycle reaches', { ...since('2026-08-01'), cycle_from: 40, cycle_to: 45 }, {}, ''],
    [
      'from day 1 on',
      { ...since('2026-11-01'), cycle_from: 1, cycle_to: 2 },
      {},
      '11-02..11-03 ~11-30..12-01',
    ],
    ['a forecast that she does not show', {}, { isForecastShown: false }, '11-17..11-21'],
    ['a period that is late', {}, { today: '2026-12-04', isForecastShown: false }, '11-17..11-26'],
    [
      'in a pause: no cycle goes on, and the interrupted one is left out',
      since('2026-09-07'),
      { cycle_pauses: [{ ...PAUSE, from_on: '2026-11-10', to_on: null }] },
      '09-22..10-01 10-20..10-29',
    ],
    [
      'a pause that has ended',
      since('2026-09-07'),
      { cycle_pauses: [{ ...PAUSE, from_on: '2026-10-10', to_on: '2026-10-20' }] },
      '09-22..10-01 11-17..11-21 ~11-22..11-26 ~12-15..12-24',
    ],
    [
      'a cycle that she calls unusual counts its days',
      since('2026-10-05'),
      {
        cycle_marks: [
          { cycle_start: '2026-10-05', verdict: 'unusual', reason: 'illness', ovulation_on: null },
        ],
      },
      '10-20..10-29 11-17..11-21 ~11-22..11-26 ~12-15..12-24',
    ],
    ['in pregnancy mode', since('2026-09-07'), { stage: 'pregnancy' }, ''],
    ['in menopause', since('2026-09-07'), { stage: 'menopause' }, ''],
    ['without a recorded period', since('2026-09-07'), { periods: [] }, ''],
  ])('%s', (_, changes, situation, expected) => {
    expect(runs(daysOf(changes, situation))).toBe(expected);
  });

  test('goes no further than the last start of the forecast', () => {
    const { now } = described(TODAY, PERIODS);
    const last = [...daysOf().keys()].sort().at(-1) ?? '';
    expect(last < (now.ahead?.starts.at(-1)?.date ?? '')).toBe(true);
  });

  test('two medicines of one day stand beside each other', () => {
    const { cycles, now } = described(TODAY, PERIODS);
    const records = [
      progesterone(),
      progesterone({ name: 'Dydrogesterone', strength: '10 mg', cycle_from: 20 }),
    ];
    const days = findMedicineDays(records, { cycles, now, ahead: now.ahead, stage: 'menstrual-cycle' });
    expect(sayMedicines(days.get('2026-11-20') ?? []).said).toBe('Medicine: Progesterone');
    expect(sayMedicines(days.get('2026-11-21') ?? []).said).toBe(
      'Medicine: Progesterone, Dydrogesterone 10 mg',
    );
    expect(sayMedicines(days.get('2026-11-22') ?? []).said).toBe(
      'Medicine planned: Progesterone, Dydrogesterone 10 mg',
    );
  });

  test('one that cannot be read, or that is another kind, shows nothing', () => {
    expect(isInCalendar({ ...progesterone(), unreadable: true })).toBe(false);
    expect(isInCalendar(medicalRecord('condition'))).toBe(false);
    expect(isInCalendar(progesterone())).toBe(true);
  });
});
