import { countDown, cycleDayOf, predictFromStart } from '../cycle/cycle.ts';
import { hasOvulationForecast } from '../cycle/cycle-modes.ts';
import { isInFertileWindow, namePhase, PHASES, phaseOf } from '../cycle/cycle-phase.ts';
import { chanceOn, sayChance } from '../cycle/forecast/day-chances.ts';
import type { DateWindow } from '../cycle/forecast/forecast-cycle.ts';
import type { LookAhead } from '../cycle/forecast/look-ahead.ts';
import { sayBasis, sayShortly, sayUsual } from '../cycle/forecast/say-look-ahead.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import type { DailyHealthSignals } from '../signals/health-signals.ts';
import { countIntercourse, notedBetween } from '../signals/noted-signals.ts';
import { addDays, type CalendarDate, daysBetween, inclusiveDays } from './calendar-date.ts';
import { countDays, shortDay, shortDays } from './name-day.ts';
import type { PanelFacts, PanelItem, PanelSection } from './side-panel.ts';
import { daysLogged, hasRecords, mostNoted, periodItem } from './side-panel-items.ts';

/** The specification's demonstration values (section 2), shown under a mark only. */
const SAMPLE_FERTILITY_PERCENT = { ovulation: 92, fertile: 65, other: 15 };

/** Days since the recorded start when a whole cycle has gone by without a newer one; otherwise null. */
export function daysPastEstimate(facts: PanelFacts): number | null {
  if (facts.isExample) return null;
  const days = daysBetween(facts.cycle.lastPeriodStart, facts.today);
  return days >= facts.cycle.cycleLengthDays ? days : null;
}

/** Phases are named where ovulation is estimated, and nowhere else. */
export function whereYouAre(facts: PanelFacts, stage: LifeStage): PanelSection {
  const { today, cycle, isExample } = facts;
  const past = daysPastEstimate(facts);
  const length = cycle.cycleLengthDays;
  const day = cycleDayOf(today, cycle);
  const { ahead } = facts;
  const item: PanelItem =
    past !== null && ahead
      ? {
          label: sayUsual(ahead.next),
          value: '',
          badge: {
            label: ahead.next.isLate ? 'Past the usual range' : 'In the usual range',
            tone: 'estimate',
          },
          progress: {
            value: Math.min(past + 1, ahead.next.usualDays.to),
            max: ahead.next.usualDays.to,
            tone: 'period',
          },
        }
      : past === null
        ? {
            label: `Cycle day ${day} of ${length}`,
            value: '',
            badge: { label: sayPhase(facts, stage), tone: 'estimate' },
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

function sayPhase({ today, cycle, ahead }: PanelFacts, stage: LifeStage): string {
  if (!hasOvulationForecast(stage)) return 'By cycle length';
  // Without a forecast the whole panel goes by cycle length, and says so.
  return ahead ? namePhase(today, cycle, ahead.phase) : PHASES[phaseOf(today, cycle)];
}

/** The forecast with its windows; the example's dates as long as no period is recorded. */
export function comingUp(facts: PanelFacts): PanelSection {
  const { today, isExample, ahead } = facts;
  if (isExample) return exampleAhead(facts);
  const title = 'Coming up';
  if (ahead === undefined || ahead === null) {
    const value = ahead === null ? 'No forecast' : 'Did not load';
    return { title, isSample: false, items: [{ label: 'Next period', value, sign: 'period' }] };
  }
  const { next, fertile } = ahead;
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
  { days, ovulation, isOvulationKnown }: NonNullable<NonNullable<LookAhead['fertile']>['next']>,
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
            value: sayOvulation(ovulation, isOvulationKnown, today),
            sign: 'ovulation' as const,
          },
        ]),
  ];
}

/** From today on only the end is named: they may have begun on a day that has gone by. */
function sayFertileDays({ from, to }: DateWindow, today: CalendarDate): string {
  return from === today && to !== today ? `to ${shortDay(to, today)}` : shortDays(from, to, today);
}

function sayOvulation({ from, to }: DateWindow, isKnown: boolean, today: CalendarDate): string {
  if (isKnown) return shortDay(from, today);
  // Part of its days has gone by: what is left no longer holds 8 in 10.
  if (from === today) return `Probably by ${shortDay(to, today)}`;
  return `8 in 10: ${shortDays(from, to, today)}`;
}

function exampleAhead({ today, cycle }: PanelFacts): PanelSection {
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
  const { today, cycle, isExample, periods } = facts;
  if (!hasRecords(facts)) {
    const day = cycleDayOf(today, cycle);
    return {
      title: 'This cycle',
      isSample: true,
      items: [
        { label: 'Period length', value: countDays(cycle.periodLengthDays) },
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
      ...mostNoted(noted),
    ],
  };
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

/** How likely today is fertile. Without a forecast of hers the percentage that the specification names, a marked sample. */
export function fertilityScore({ today, cycle, ahead }: PanelFacts): PanelSection {
  if (ahead?.fertile) {
    const chance = chanceOn(ahead.fertile.days, today);
    return {
      title: 'Fertile today',
      isSample: false,
      items: [
        {
          label: `${sayChance(chance)} likely`,
          value: '',
          badge: { label: 'Estimate', tone: 'estimate' },
          progress: { value: Math.round(chance * 100), max: 100, tone: 'stage' },
        },
      ],
      note: 'How likely today is one of the six days in which conception is possible, from the dates of your cycles.',
    };
  }
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
    note: 'An invented percentage for each kind of day. Nothing about you was measured for it.',
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

function hasIntercourse(record: DailyHealthSignals): boolean {
  return record.intercourse.length > 0;
}
