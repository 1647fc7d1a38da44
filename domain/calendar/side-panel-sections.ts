import { countDown, cycleDayOf, periodLengthDays, predictFromStart } from '../cycle/cycle.ts';
import { isInFertileWindow, PHASES, phaseOf } from '../cycle/cycle-phase.ts';
import { lastRecordedDay } from '../cycle/period.ts';
import type { DailyHealthSignals } from '../signals/health-signals.ts';
import {
  countIntercourse,
  type MostNoted,
  mostNotedMood,
  mostNotedSymptom,
  notedBetween,
} from '../signals/noted-signals.ts';
import { addDays, type CalendarDate, daysBetween, inclusiveDays } from './calendar-date.ts';
import { shortDay, shortDays } from './name-day.ts';
import type { PanelFacts, PanelItem, PanelSection } from './side-panel.ts';

/** The specification's demonstration values (section 2). They are invented, and every one is shown under a mark. */
const SAMPLE_FERTILITY_PERCENT = { ovulation: 92, fertile: 65, other: 15 };
const SAMPLE_STIMULATION = { day: 8, of: 11 };
const SAMPLE_WEEK = { week: 24, of: 40 };
const SAMPLE_DAYS_SINCE_PERIOD = 74;

/** As long as she has recorded nothing at all, samples stand in; from her first record on, what is missing is missing. */
function hasRecords({ isExample, signals }: PanelFacts): boolean {
  return !isExample || signals.length > 0;
}

/** Days since the recorded start when a whole cycle has gone by without a newer one; otherwise null. */
export function daysPastEstimate(facts: PanelFacts): number | null {
  if (facts.isExample) return null;
  const days = daysBetween(facts.cycle.lastPeriodStart, facts.today);
  return days >= facts.cycle.cycleLengthDays ? days : null;
}

export function whereYouAre(facts: PanelFacts): PanelSection {
  const { today, cycle, isExample } = facts;
  const past = daysPastEstimate(facts);
  const length = cycle.cycleLengthDays;
  const day = cycleDayOf(today, cycle);
  const item: PanelItem =
    past === null
      ? {
          label: `Cycle day ${day} of ${length}`,
          value: '',
          badge: { label: PHASES[phaseOf(today, cycle)], tone: 'estimate' },
          progress: { value: day, max: length, tone: 'period' },
        }
      : {
          // By cycle length the pattern would begin anew; what is known is only how long ago the last one was.
          label: `Day ${past + 1} since ${shortDay(cycle.lastPeriodStart, today)}`,
          value: '',
          badge: { label: 'Past the estimate', tone: 'estimate' },
          progress: { value: length, max: length, tone: 'period' },
        };
  return { title: 'Where you are', isSample: isExample, items: [item] };
}

export function comingUp({ today, cycle, isExample }: PanelFacts): PanelSection {
  const { daysToOvulation, daysToPeriod } = countDown(today, cycle);
  const ovulation = addDays(today, daysToOvulation);
  const window = predictFromStart(cycle.lastPeriodStart, cycle.cycleLengthDays);
  const fertileFrom = addDays(ovulation, -daysBetween(window.fertileFrom, window.ovulation));
  const isToday = { label: 'Today', tone: 'estimate' } as const;
  return {
    title: 'Coming up, by cycle length',
    isSample: isExample,
    items: [
      {
        label: 'Fertile days',
        value: shortDays(fertileFrom, ovulation, today),
        sign: 'fertile',
        ...(isInFertileWindow(today, cycle) && { badge: isToday }),
      },
      {
        label: 'Ovulation',
        value: shortDay(ovulation, today),
        sign: 'ovulation',
        ...(daysToOvulation === 0 && { badge: isToday }),
      },
      { label: 'Next period', value: shortDay(addDays(today, daysToPeriod), today), sign: 'period' },
    ],
  };
}

export function thisCycle(facts: PanelFacts): PanelSection {
  const { today, cycle, isExample, periods } = facts;
  if (!hasRecords(facts)) {
    const day = cycleDayOf(today, cycle);
    return {
      title: 'This cycle',
      isSample: true,
      items: [
        { label: 'Period length', value: days(cycle.periodLengthDays) },
        daysLogged(Math.ceil(day * 0.6), day),
      ],
    };
  }
  const span = cycleSpan(facts);
  const noted = notedBetween(facts.signals, span.from, today);
  const latest = periods[0];
  return {
    title: span.title,
    isSample: false,
    items: [
      ...(latest && !isExample ? [periodItem(latest, today)] : []),
      daysLogged(noted.length, span.dayCount),
      { label: 'Most noted symptom', value: sayMost(mostNotedSymptom(noted)) },
      { label: 'Most noted mood', value: sayMost(mostNotedMood(noted)) },
    ],
  };
}

/** Symptoms and moods of the last days. */
export function notedLately(facts: PanelFacts, dayCount: number): PanelSection {
  const title = `Last ${dayCount} days`;
  if (!hasRecords(facts)) {
    return {
      title,
      isSample: true,
      items: [
        daysLogged(Math.ceil(dayCount * 0.6), dayCount),
        { label: 'Most noted symptom', value: 'Fatigue, 3 days' },
        { label: 'Most noted mood', value: 'Calm, 4 days' },
      ],
    };
  }
  const noted = notedBetween(facts.signals, addDays(facts.today, 1 - dayCount), facts.today);
  return {
    title,
    isSample: false,
    items: [
      daysLogged(noted.length, dayCount),
      { label: 'Most noted symptom', value: sayMost(mostNotedSymptom(noted)) },
      { label: 'Most noted mood', value: sayMost(mostNotedMood(noted)) },
    ],
  };
}

export function firstPeriod({ firstStart, periods, today }: PanelFacts): PanelSection {
  const latest = periods[0];
  const items: PanelItem[] =
    firstStart === null || latest === undefined
      ? [{ label: 'First period', value: '', badge: { label: 'None recorded', tone: 'fact' } }]
      : [
          {
            label: 'First period',
            value: shortDay(firstStart, today),
            badge: { label: 'Recorded', tone: 'fact' },
          },
          ...(latest.period_start_date === firstStart
            ? []
            : [{ label: 'Latest period', value: shortDay(latest.period_start_date, today) }]),
          periodItem(latest, today),
        ];
  return { title: 'First period', isSample: false, items };
}

export function intercourseNoted(facts: PanelFacts): PanelSection {
  const isSample = !hasRecords(facts);
  const span = cycleSpan(facts);
  const { protectedCount, unprotectedCount } = isSample
    ? { protectedCount: 3, unprotectedCount: 1 }
    : countIntercourse(notedBetween(facts.signals, span.from, facts.today));
  const all = protectedCount + unprotectedCount;
  return {
    title: isSample ? 'This cycle' : span.title,
    isSample,
    items: [
      {
        label: 'Intercourse, protected',
        value: `${protectedCount} of ${all}`,
        progress: { value: protectedCount, max: all, tone: 'stage' },
      },
      { label: 'Intercourse, unprotected', value: String(unprotectedCount) },
    ],
  };
}

/** The day's percentage as the specification names it. Nothing of hers goes into it, so it stays a marked sample. */
export function fertilityScore({ today, cycle }: PanelFacts): PanelSection {
  const isOvulation = countDown(today, cycle).daysToOvulation === 0;
  const isFertile = isInFertileWindow(today, cycle);
  const percent = SAMPLE_FERTILITY_PERCENT[isOvulation ? 'ovulation' : isFertile ? 'fertile' : 'other'];
  const label = isOvulation ? 'Estimated ovulation day' : isFertile ? 'Estimated fertile day' : 'Other day';
  return {
    title: 'Fertility score',
    isSample: true,
    items: [
      {
        label: `${percent} percent`,
        value: '',
        badge: { label, tone: 'estimate' },
        progress: { value: percent, max: 100, tone: 'stage' },
      },
    ],
    note: 'An invented figure for the kind of day. Nothing you recorded goes into it.',
  };
}

export function fertilitySigns(facts: PanelFacts): PanelSection {
  const { today, cycle } = facts;
  if (!hasRecords(facts)) return describeSigns('This cycle', true, 2, 2, 5);
  const span = cycleSpan(facts);
  const noted = notedBetween(facts.signals, span.from, today);
  const eggWhiteDays = noted.filter((record) => record.discharge === 'ewcm').length;
  if (!span.isCycle) {
    const dayCount = noted.filter(hasIntercourse).length;
    return describeSigns(span.title, false, eggWhiteDays, dayCount, null);
  }
  const { fertileFrom, fertileTo } = predictFromStart(cycle.lastPeriodStart, cycle.cycleLengthDays);
  const inWindow = notedBetween(noted, fertileFrom, fertileTo).filter(hasIntercourse).length;
  return describeSigns(span.title, false, eggWhiteDays, inWindow, inclusiveDays(fertileFrom, fertileTo));
}

function describeSigns(
  title: string,
  isSample: boolean,
  eggWhiteDays: number,
  intercourseDays: number,
  /** null: which days were fertile is not known, all are counted. */
  windowDays: number | null,
): PanelSection {
  return {
    title,
    isSample,
    items: [
      { label: 'Egg white discharge', value: days(eggWhiteDays) },
      windowDays === null
        ? { label: 'Intercourse', value: days(intercourseDays) }
        : {
            label: 'Intercourse in the fertile days',
            value: `${intercourseDays} of ${windowDays} days`,
            progress: { value: intercourseDays, max: windowDays, tone: 'sage' },
          },
    ],
  };
}

export function stimulationDay(): PanelSection {
  const { day, of } = SAMPLE_STIMULATION;
  return {
    title: 'Treatment',
    isSample: true,
    items: [
      {
        label: `Stimulation day ${day} of ${of}`,
        value: '',
        badge: { label: 'As planned by the clinic', tone: 'fact' },
        progress: { value: day, max: of, tone: 'stage' },
      },
      { label: 'Medication today', value: '2 of 3 doses' },
    ],
  };
}

export function pregnancyWeek(): PanelSection {
  const { week, of } = SAMPLE_WEEK;
  return {
    title: 'Pregnancy',
    isSample: true,
    items: [
      {
        label: `Week ${week} of ${of}`,
        value: '',
        badge: { label: 'Second trimester', tone: 'estimate' },
        progress: { value: week, max: of, tone: 'stage' },
      },
    ],
  };
}

/** How long ago the last recorded period was; in menopause mode beside the year after which it is called menopause. */
export function lastPeriod(facts: PanelFacts, how: 'towards-a-year' | 'only'): PanelSection {
  const { periods, today } = facts;
  const latest = periods[0];
  const isSample = !hasRecords(facts);
  const title = 'Last period';
  if (!latest && !isSample) {
    return {
      title,
      isSample,
      items: [{ label: 'Last period', value: '', badge: { label: 'None recorded', tone: 'fact' } }],
    };
  }
  const daysAgo = latest ? daysBetween(latest.period_start_date, today) : SAMPLE_DAYS_SINCE_PERIOD;
  const start = latest?.period_start_date ?? addDays(today, -SAMPLE_DAYS_SINCE_PERIOD);
  const yearEnd = sameDayNextYear(start);
  return {
    title,
    isSample,
    items: [
      { label: 'First day', value: shortDay(start, today), badge: { label: 'Recorded', tone: 'fact' } },
      {
        label: 'Since then',
        value: days(daysAgo),
        ...(how === 'towards-a-year' && {
          progress: {
            value: Math.min(daysAgo, daysBetween(start, yearEnd)),
            max: daysBetween(start, yearEnd),
            tone: 'stage',
          },
        }),
      },
    ],
    ...(how === 'towards-a-year' && {
      note: 'The bar is one year long: natural menopause is counted from 12 months without a period.',
    }),
  };
}

/** The days that a section about "this cycle" covers; the last 30 where it is not known when the cycle began. */
function cycleSpan(facts: PanelFacts): {
  title: string;
  from: CalendarDate;
  dayCount: number;
  isCycle: boolean;
} {
  const { today, cycle, isExample } = facts;
  const from = cycle.lastPeriodStart;
  if (isExample || from > today || daysPastEstimate(facts) !== null) {
    return { title: 'Last 30 days', from: addDays(today, -29), dayCount: 30, isCycle: false };
  }
  return { title: 'This cycle', from, dayCount: inclusiveDays(from, today), isCycle: true };
}

function periodItem(period: PanelFacts['periods'][number], today: CalendarDate): PanelItem {
  const { period_start_date: start, period_end_date: end } = period;
  if (end !== null) return { label: 'Period length', value: days(periodLengthDays(start, end)) };
  const isGoingOn = lastRecordedDay(period, today) === today;
  return isGoingOn
    ? {
        label: 'Period',
        value: `Day ${inclusiveDays(start, today)}`,
        badge: { label: 'Going on', tone: 'fact' },
      }
    : { label: 'Period length', value: 'No end recorded' };
}

function daysLogged(value: number, max: number): PanelItem {
  return { label: 'Days logged', value: `${value} of ${max}`, progress: { value, max, tone: 'sage' } };
}

function sayMost(most: MostNoted | null): string {
  return most === null ? 'None noted' : `${most.label}, ${days(most.dayCount)}`;
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

function hasIntercourse(record: DailyHealthSignals): boolean {
  return record.intercourse.length > 0;
}

function sameDayNextYear(date: CalendarDate): CalendarDate {
  const year = String(Number(date.slice(0, 4)) + 1).padStart(4, '0');
  // 29 February has no anniversary in most years: the last of February stands in.
  return (date.endsWith('-02-29') ? `${year}-02-28` : `${year}${date.slice(4)}`) as CalendarDate; // by format
}
