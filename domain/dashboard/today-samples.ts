import type { CalendarDate } from '../calendar/calendar-date.ts';
import { wordFor } from '../count-of.ts';
import { type Cycle, countDown, cycleDayOf, exampleCycle } from '../cycle/cycle.ts';
import { PHASES, phaseOf } from '../cycle/cycle-phase.ts';
import type { Figure, StatGraphic, StatId } from './figure.ts';
import type { TodayFacts } from './today-facts.ts';

/** An invented value that shows the layout, drawn under its mark only. */
export function sampleOf(
  id: SampledId | 'cycle-day' | 'days-to-period',
  { today, exampleLengthDays }: TodayFacts,
): Figure {
  const cycle = exampleCycle(exampleLengthDays);
  if (id === 'cycle-day') return sampleCycleDay(today, cycle);
  if (id === 'days-to-period') return sampleDaysToPeriod(today, cycle);
  return SAMPLES[id];
}

// Those of the cycle are the calendar's example: the same day on every screen.
function sampleCycleDay(today: CalendarDate, cycle: Cycle): Figure {
  const { cycleLengthDays: max } = cycle;
  const value = cycleDayOf(today, cycle);
  return {
    value: String(value),
    unit: `of ${max}`,
    line: `${PHASES[phaseOf(today, cycle)]}, by cycle length`,
    graphic: { kind: 'bar', value, max, tone: 'period' },
  };
}

function sampleDaysToPeriod(today: CalendarDate, cycle: Cycle): Figure {
  const { daysToPeriod } = countDown(today, cycle);
  const unit = wordFor(daysToPeriod, 'day');
  return { value: String(daysToPeriod), unit, line: 'By cycle length' };
}

/** Those of the time after a pregnancy have none: whoever is there has recorded that one ended. */
type SampledId = Exclude<StatId, 'cycle-day' | 'days-to-period' | 'since-end' | 'bleeding'>;

const SAMPLES: Readonly<Record<SampledId, Figure>> = {
  anxiety: ofTen(4, 'Your average: 4.6 over 9 days'),
  'blood-pressure': { value: '124/78', unit: 'mmHg', line: 'Logged today' },
  'days-without-period': { value: '74', unit: 'days ago', line: 'Counted from its first day' },
  energy: ofTen(6, 'Your average: 5.8 over 12 days'),
  fatigue: ofTen(5, 'Your average: 5.2 over 9 days'),
  'hot-flashes': {
    value: '3',
    unit: 'today',
    line: '14 this week, 5 days logged',
    graphic: { kind: 'days', shares: [0.8, 1, 0.6, 0.8, 0.4, 0.6, 0.6] },
  },
  kicks: {
    value: '12',
    unit: 'today',
    line: 'Yesterday 14',
    graphic: { kind: 'days', shares: [0.7, 0.9, 0.6, 0.8, 1, 0.95, 0.8] },
  },
  medication: {
    value: 'All taken',
    line: '5 days logged this week: 4 all taken, 1 late',
    graphic: { kind: 'marks', marks: ['full', 'full', 'half', 'full', 'full', null, 'full'] },
  },
  mood: ofTen(6, 'Much as before: 6.2 over 6 days, 5.9 over 11 before'),
  movement: {
    value: '30',
    unit: 'minutes',
    line: '150 min this week, 5 days logged',
    graphic: { kind: 'days', shares: [0.4, 0.75, 0.55, 1, 0.3, 0.6, 0.7] },
  },
  pill: {
    value: 'Taken',
    line: '5 days logged this week: 4 taken, 1 late',
    graphic: { kind: 'marks', marks: ['full', 'full', 'half', 'full', null, 'full', 'full'] },
  },
  'pregnancy-week': {
    value: '24',
    unit: 'of 40',
    line: 'Second trimester',
    graphic: { kind: 'bar', value: 24, max: 40, tone: 'stage' },
  },
  sleep: {
    value: '7.2',
    unit: 'hours',
    line: '0.3 h above your average of 6.9',
    graphic: { kind: 'days', shares: [0.75, 0.82, 0.66, 0.9, 1, 0.86, 0.88] },
  },
  temperature: {
    value: '97.6',
    unit: '°F',
    line: '0.2 °F above yesterday',
    graphic: { kind: 'points', heights: [0.4, 0.5, 0.3, 0.45, 0, 0.2, 0.6] },
  },
  water: { value: '5', unit: 'glasses', line: 'Your average: 5.4 glasses over 12 days', graphic: discs(5) },
};

function ofTen(value: number, line: string): Figure {
  return {
    value: String(value),
    unit: 'of 10',
    line,
    graphic: { kind: 'bar', value, max: 10, tone: 'sage' },
  };
}

function discs(count: number): StatGraphic {
  return { kind: 'discs', filled: count, total: count };
}
