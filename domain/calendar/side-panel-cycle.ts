import {
  NOT_LOADED,
  sayFertileToday,
  sayPart,
  sayPlace,
  sayTestTells,
  sayWhyNoForecast,
} from '../body/say-now.ts';
import { countDown, cycleDayOf, exampleCycle, predictFromStart } from '../cycle/cycle.ts';
import { hasOvulationForecast } from '../cycle/cycle-modes.ts';
import { isInFertileWindow, PHASES, phaseOf } from '../cycle/cycle-phase.ts';
import type { DateWindow } from '../cycle/forecast/forecast-cycle.ts';
import type { LookAhead } from '../cycle/forecast/look-ahead.ts';
import { sayBasis, sayShortly } from '../cycle/forecast/say-look-ahead.ts';
import type { Period } from '../cycle/period.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { countIntercourse, notedBetween } from '../signals/noted-signals.ts';
import { addDays, type CalendarDate, daysBetween, inclusiveDays } from './calendar-date.ts';
import { countDays, shortDay, shortDays } from './name-day.ts';
import type { PanelFacts, PanelItem, PanelSection } from './panel-facts.ts';
import {
  datesNoted,
  daysLogged,
  eggWhiteDates,
  intercourseDates,
  mostNoted,
  periodItem,
} from './side-panel-items.ts';

/** Values for show, drawn under the mark of a sample only. */
const SAMPLE_FERTILITY_PERCENT = { ovulation: 92, fertile: 65, other: 15 };

/** Where she is. Phases are named where ovulation is estimated, and nowhere else. */
export function whereYouAre(facts: PanelFacts, stage: LifeStage): PanelSection {
  const title = 'Where you are';
  const { isSample, now } = facts;
  if (isSample) return { title, isSample, items: [examplePlace(facts, stage)] };
  if (now === undefined) return { title, isSample, items: [{ label: 'Cycle day', value: NOT_LOADED }] };
  const part = sayPart(now);
  const { cycle, next } = now;
  const max = now.state === 'late' ? next?.usualDays.to : cycle?.expectedDays;
  const item: PanelItem = {
    label: sayPlace(now),
    value: '',
    ...(part !== null && { badge: { label: part, tone: 'estimate' } }),
    ...(cycle && max && { progress: { value: Math.min(cycle.day, max), max, tone: 'period' } }),
  };
  const note = sayTestTells(now, stage) ?? (next === null ? sayWhyNoForecast(now) : null);
  return { title, isSample, items: [item], ...(note !== null && { note }) };
}

function examplePlace({ today, exampleLengthDays }: PanelFacts, stage: LifeStage): PanelItem {
  const cycle = exampleCycle(exampleLengthDays);
  const { cycleLengthDays: max } = cycle;
  const value = cycleDayOf(today, cycle);
  const phase = hasOvulationForecast(stage) ? PHASES[phaseOf(today, cycle)] : 'By cycle length';
  return {
    label: `Cycle day ${value} of ${max}`,
    value: '',
    badge: { label: phase, tone: 'estimate' },
    progress: { value, max, tone: 'period' },
  };
}

/** The forecast with its windows; the example's dates as long as no period is recorded. */
export function comingUp(facts: PanelFacts): PanelSection {
  const { today, isSample, now } = facts;
  if (isSample) return exampleAhead(facts);
  const title = 'Coming up';
  if (!now?.ahead) {
    const value = now ? 'No forecast' : NOT_LOADED;
    return { title, isSample: false, items: [{ label: 'Next period', value, sign: 'period' }] };
  }
  const { next, fertile } = now.ahead;
  const note = sayBasis(next);
  return {
    title,
    isSample: false,
    items: [
      ...(fertile?.next ? describeFertile(fertile.next, today) : []),
      {
        label: 'Next period',
        value: sayShortly(next, today),
        sign: 'period',
      },
    ],
    ...(note !== null && { note }),
  };
}

function describeFertile(
  { days, ovulation, ovulationOn, isOvulationKnown }: NonNullable<NonNullable<LookAhead['fertile']>['next']>,
  today: CalendarDate,
): PanelItem[] {
  const isToday = { label: 'Today', tone: 'estimate' } as const;
  return [
    {
      label: 'Fertile days',
      value: sayFertileDays(days, today),
      sign: 'fertile',
      ...(days.from === today && { badge: isToday }),
    },
    ...(ovulation === null
      ? []
      : [
          {
            label: 'Ovulation',
            value: sayOvulation(ovulation, ovulationOn, isOvulationKnown, today),
            sign: 'ovulation' as const,
          },
        ]),
  ];
}

/** From today on only the end is named: they may have begun on a day that has gone by. */
function sayFertileDays({ from, to }: DateWindow, today: CalendarDate): string {
  return from === today && to !== today ? `to ${shortDay(to, today)}` : shortDays(from, to, today);
}

/** `16 Nov, 8 in 10: 12 – 21 Nov`, as the next period is said. */
function sayOvulation(
  { from, to }: DateWindow,
  on: CalendarDate | null,
  isKnown: boolean,
  today: CalendarDate,
): string {
  if (isKnown) return shortDay(from, today);
  // Part of its days has gone by: what is left no longer holds 8 in 10.
  const window =
    from === today ? `probably by ${shortDay(to, today)}` : `8 in 10: ${shortDays(from, to, today)}`;
  return on === null ? window[0]?.toUpperCase() + window.slice(1) : `${shortDay(on, today)}, ${window}`;
}

function exampleAhead({ today, exampleLengthDays }: PanelFacts): PanelSection {
  const cycle = exampleCycle(exampleLengthDays);
  const { daysToOvulation, daysToPeriod } = countDown(today, cycle);
  const ovulation = addDays(today, daysToOvulation);
  const window = predictFromStart(cycle.lastPeriodStart, cycle.cycleLengthDays);
  const fertileFrom = addDays(ovulation, -daysBetween(window.fertileFrom, window.ovulation));
  const isToday = { label: 'Today', tone: 'estimate' } as const;
  return {
    title: 'Coming up, by cycle length',
    isSample: true,
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
  const { today, isSample, periods } = facts;
  if (isSample) {
    const cycle = exampleCycle(facts.exampleLengthDays);
    const day = cycleDayOf(today, cycle);
    return {
      title: 'This cycle',
      isSample,
      items: [
        { label: 'Period length', value: countDays(cycle.periodLengthDays) },
        daysLogged(facts, Math.ceil(day * 0.6), day),
      ],
    };
  }
  const span = cycleSpan(facts);
  const latest = periods.find((period) => isWithin(period, span.from, today));
  return {
    title: span.title,
    isSample,
    items: [
      ...(latest ? [periodItem(latest, facts)] : []),
      daysLogged(facts, datesNoted(facts, span.from).size, span.dayCount),
      ...mostNoted(notedBetween(facts.signals, span.from, today)),
    ],
  };
}

/** A period of months ago is none of the last 30 days, nor is one that has yet to come by a clock put back. */
function isWithin(
  { period_start_date: start, period_end_date: end }: Period,
  from: CalendarDate,
  to: CalendarDate,
) {
  return start <= to && (end ?? start) >= from;
}

export function intercourseNoted(facts: PanelFacts): PanelSection {
  const { isSample } = facts;
  const span = cycleSpan(facts);
  const { protectedCount, unprotectedCount } = isSample
    ? { protectedCount: 3, unprotectedCount: 1 }
    : countIntercourse(notedBetween(facts.signals, span.from, facts.today));
  const all = protectedCount + unprotectedCount;
  return {
    title: isSample ? 'This cycle' : span.title,
    isSample,
    items: [
      ...(all === 0
        ? [{ label: 'Intercourse', value: 'None noted' }]
        : [
            {
              label: 'Intercourse, protected',
              value: `${protectedCount} of ${all}`,
              progress: { value: protectedCount, max: all, tone: 'stage' as const },
            },
            { label: 'Intercourse, unprotected', value: `${unprotectedCount} of ${all}` },
          ]),
    ],
  };
}

/** How likely today is fertile. As long as she has recorded nothing the percentage for show, a marked sample. */
export function fertilityScore({ today, isSample, exampleLengthDays, now }: PanelFacts): PanelSection {
  if (!isSample) {
    const said = now ? sayFertileToday(now) : NOT_LOADED;
    const isKnown = now?.next?.isOvulationKnown ?? false;
    return {
      title: 'Fertile today',
      isSample,
      items: [
        said === null || !now
          ? { label: 'Not estimated', value: said ?? 'No forecast' }
          : {
              label: said.replace(/^Fertile today[:,] /, '').replace(/^by/, 'By'),
              value: '',
              badge: { label: isKnown ? 'By your signs' : 'Estimate', tone: 'estimate' },
              progress: { value: Math.round((now.fertileToday ?? 0) * 100), max: 100, tone: 'stage' },
            },
      ],
      note: 'How likely today is one of the six days in which conception is possible, from the dates of your cycles.',
    };
  }
  const example = exampleCycle(exampleLengthDays);
  const isOvulation = countDown(today, example).daysToOvulation === 0;
  const isFertile = isInFertileWindow(today, example);
  const percent = SAMPLE_FERTILITY_PERCENT[isOvulation ? 'ovulation' : isFertile ? 'fertile' : 'other'];
  const label = isOvulation ? 'Estimated ovulation day' : isFertile ? 'Estimated fertile day' : 'Other day';
  return {
    title: 'Fertility score',
    isSample,
    items: [
      {
        label: `${percent} percent`,
        value: '',
        badge: { label, tone: 'estimate' },
        progress: { value: percent, max: 100, tone: 'stage' },
      },
    ],
    note: 'An invented percentage for each kind of day. Nothing about you was measured for it.',
  };
}

export function fertilitySigns(facts: PanelFacts): PanelSection {
  const { today, isSample, now } = facts;
  if (isSample) return describeSigns('This cycle', true, 2, 2, 5);
  const span = cycleSpan(facts);
  if (facts.logs === null) {
    const items = ['Egg white discharge', 'Intercourse'].map((label) => ({ label, value: NOT_LOADED }));
    return { title: span.title, isSample, items };
  }
  const eggWhiteDays = eggWhiteDates(facts, span.from).size;
  const intercourse = [...intercourseDates(facts, span.from)];
  // Those of the cycle that goes on, as far as they have come.
  const window = now?.ahead?.fertile?.cycles[0]?.days;
  if (window === undefined || window.from > today) {
    return describeSigns(span.title, false, eggWhiteDays, intercourse.length, null);
  }
  const inWindow = intercourse.filter((date) => date >= window.from && date <= window.to).length;
  return describeSigns(span.title, false, eggWhiteDays, inWindow, inclusiveDays(window.from, window.to));
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
      { label: 'Egg white discharge', value: countDays(eggWhiteDays) },
      windowDays === null
        ? { label: 'Intercourse', value: countDays(intercourseDays) }
        : {
            label: 'Intercourse in the fertile days',
            value: `${intercourseDays} of ${windowDays} days`,
            progress: { value: intercourseDays, max: windowDays, tone: 'sage' },
          },
    ],
  };
}

/** The days that a section about "this cycle" covers; the last 30 where none is counted, or it is unusually long. */
function cycleSpan({ today, now }: PanelFacts): { title: string; from: CalendarDate; dayCount: number } {
  if (now?.state === 'cycling' && now.cycle) {
    return { title: 'This cycle', from: now.cycle.start, dayCount: now.cycle.day };
  }
  return { title: 'Last 30 days', from: addDays(today, -29), dayCount: 30 };
}
