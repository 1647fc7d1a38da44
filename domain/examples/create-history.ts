import { addDays, type CalendarDate, daysBetween, listDays } from '../calendar/calendar-date.ts';
import { DEFAULT_CYCLE_LENGTH_DAYS } from '../cycle/cycle.ts';
import type { Period } from '../cycle/period.ts';
import {
  type DailyHealthSignals,
  type Discharge,
  EMPTY_SIGNALS,
  type Mood,
  type Symptom,
} from '../signals/health-signals.ts';
import { type Chance, createChance } from './create-chance.ts';

/** What a woman who records much might have recorded: for the example account, benchmarks and tests. */
export interface History {
  /** Oldest first. */
  periods: Period[];
  /** Oldest first. */
  days: DailyHealthSignals[];
}

export interface HistoryPlan {
  firstDay: CalendarDate;
  lastDay: CalendarDate;
  /** Start of the latest period; the earlier ones are counted back from it. */
  lastPeriodStart: CalendarDate;
  /** How many of the days carry signals, 0 to 1. */
  shareOfDays: number;
  /** A cycle that took longer than the others, counted back from the newest finished one (0). */
  longCycle?: { ago: number; extraDays: number };
}

/** Days of daily entries that the calendar must carry with ease: thirty years. */
export const THIRTY_YEARS_DAYS = 11_000;

/** Thirty years of an entry every day and about 390 periods, the last day being `lastDay`. */
export function createThirtyYears(lastDay: CalendarDate): History {
  const firstDay = addDays(lastDay, 1 - THIRTY_YEARS_DAYS);
  return createHistory({ firstDay, lastDay, lastPeriodStart: addDays(lastDay, -9), shareOfDays: 1 });
}

/** The same for the same plan, to the letter. */
export function createHistory(plan: HistoryPlan): History {
  const chance = createChance(20_261_121);
  const periods = createPeriods(plan, chance);
  const starts = periods.map((period) => period.period_start_date);
  const days: DailyHealthSignals[] = [];
  let cycle = 0;
  for (const date of listDays(plan.firstDay, plan.lastDay)) {
    while (cycle + 1 < starts.length && (starts[cycle + 1] ?? date) <= date) cycle += 1;
    const start = starts[cycle] ?? plan.lastPeriodStart;
    const day = createDay(date, daysBetween(start, date) + 1, chance);
    if (chance() < plan.shareOfDays) days.push(day);
  }
  return { periods, days };
}

function createPeriods(
  { firstDay, lastDay, lastPeriodStart, longCycle }: HistoryPlan,
  chance: Chance,
): Period[] {
  const periods: Period[] = [];
  const lengthOf = (ago: number) => cycleLength(chance) + (longCycle?.ago === ago ? longCycle.extraDays : 0);
  for (
    let start = lastPeriodStart;
    start >= firstDay;
    start = addDays(start, -lengthOf(periods.length - 1))
  ) {
    const end = addDays(start, 3 + Math.floor(chance() * 3));
    periods.push({
      period_start_date: start,
      period_end_date: end < lastDay ? end : null, // it goes on
      cycle_length: DEFAULT_CYCLE_LENGTH_DAYS,
    });
  }
  return periods.reverse();
}

/** 26 to 30 days, mostly in the middle. */
function cycleLength(chance: Chance): number {
  return 26 + Math.floor(chance() * 3) + Math.floor(chance() * 3);
}

function createDay(signal_date: CalendarDate, cycleDay: number, chance: Chance): DailyHealthSignals {
  const phase = PHASES.find((candidate) => cycleDay <= candidate.toDay) ?? LAST_PHASE;
  return {
    ...EMPTY_SIGNALS,
    signal_date,
    symptoms: phase.symptoms.filter(() => chance() < phase.likely),
    mood: phase.mood.filter(() => chance() < 0.4),
    discharge: pick(phase.discharge, chance) ?? 'none',
    intercourse: chance() < 0.12 ? [{ id: createId(chance), protected: chance() < 0.7 }] : [],
    notes: chance() < 0.15 ? (pick(NOTES, chance) ?? '') : '',
  };
}

interface Phase {
  /** Last cycle day of the phase. */
  toDay: number;
  symptoms: Symptom[];
  /** Of each of the symptoms, 0 to 1. */
  likely: number;
  mood: Mood[];
  discharge: Discharge[];
}

// In the order of the lists, as everything is stored.
const LAST_PHASE: Phase = {
  toDay: 99,
  symptoms: ['headache', 'bloating', 'tender_breasts', 'acne'],
  likely: 0.4,
  mood: ['sad', 'irritable'],
  discharge: ['none', 'dry'],
};
const PHASES: Phase[] = [
  {
    toDay: 4,
    symptoms: ['cramps', 'back_pain', 'fatigue'],
    likely: 0.6,
    mood: ['sad', 'irritable'],
    discharge: ['none'],
  },
  { toDay: 10, symptoms: ['headache'], likely: 0.1, mood: ['calm'], discharge: ['dry', 'sticky'] },
  {
    toDay: 15,
    symptoms: ['tender_breasts'],
    likely: 0.2,
    mood: ['happy', 'energetic'],
    discharge: ['creamy', 'watery', 'ewcm'],
  },
  { toDay: 22, symptoms: ['bloating', 'acne'], likely: 0.2, mood: ['happy', 'calm'], discharge: ['sticky'] },
  LAST_PHASE,
];

const NOTES = [
  'Slept well.',
  'Long day at work, early to bed.',
  'A walk by the lake helped.',
  'Took ibuprofen in the afternoon.',
  'Woke up at four and could not sleep again.',
  'Ran 5 km, felt light.',
  'Warm bottle on the sofa.',
  'Ask the doctor about the headaches.',
  'Dinner with Ida.',
  'Swam for half an hour.',
];

function pick<Item>(items: readonly Item[], chance: Chance): Item | undefined {
  return items[Math.floor(chance() * items.length)];
}

/** A UUID of version 4 in form; a real one is random. */
function createId(chance: Chance): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(chance() * 16).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
