import { countDays } from '../calendar/name-day.ts';
import { countOf, wordFor } from '../count-of.ts';
import { sayVariation } from '../cycle/say-summary.ts';
import type { Shift, ShiftField } from './find-shifts.ts';
import { type InsightCard, LEAST_FOR_CARDS } from './insight-cards.ts';
import type { Trait } from './traits.ts';
import { BEFORE_PERIOD_DAYS, type Window } from './windows.ts';

// The words of docs/algorithms/patterns.md (the tests use the same table). The claim stands first, its limit once, below it.

/** As the beginning of a sentence: who does it, in the plural or not. A symptom without an entry goes by its label. */
const SUBJECTS: Readonly<Record<string, string>> = {
  cramps: 'Cramps tend to come',
  headache: 'Headaches tend to come',
  tender_breasts: 'Tender breasts tend to come',
  acne: 'Acne tends to come',
  happy: 'You tend to be happy',
  sad: 'You tend to be sad',
  anxious: 'You tend to be anxious',
  irritable: 'You tend to be irritable',
  energetic: 'You tend to have energy',
  calm: 'You tend to be calm',
};

const CLAIM_WINDOWS: Record<Window, string> = {
  'before-period': `1 to ${BEFORE_PERIOD_DAYS} days before your period`,
  'in-period': 'during your period',
  'around-ovulation': 'around ovulation',
};

const EVIDENCE_WINDOWS: Record<Window, string> = {
  'before-period': 'the five days before each period',
  'in-period': 'each period',
  'around-ovulation': 'the five days around each ovulation',
};

/** What a card claims, in one sentence: `Headaches tend to come 1 to 5 days before your period.` */
export function sayClaim(card: InsightCard): string {
  switch (card.kind) {
    case 'pattern':
      return `${subjectOf(card.trait)} ${CLAIM_WINDOWS[card.pattern.window]}.`;
    case 'shift':
      return `${sayShift(card.shift)}.`;
    case 'lengths': {
      const { shortestDays, longestDays, regularity } = card.summary;
      const range =
        shortestDays === longestDays
          ? `${countDays(longestDays)} each`
          : `${shortestDays} to ${countDays(longestDays)}`;
      if (regularity === 'usual') return `Your cycles are steady, ${range}.`;
      return regularity === 'varies' ? `Your cycles vary, ${range}.` : `Your cycles last ${range}.`;
    }
  }
}

/** The count behind the claim, then its limit. */
export function sayEvidence(card: InsightCard): string {
  if (card.kind === 'lengths') return sayVariation(card.summary) ?? '';
  const isPattern = card.kind === 'pattern';
  const { cyclesWithIt, estimatedCycles } = isPattern ? card.pattern : card.shift;
  const compared = isPattern ? card.pattern.comparedCycles : card.shift.perCycle.length;
  const cycles =
    cyclesWithIt === compared
      ? `all ${countOf(compared, 'cycle')}`
      : `${cyclesWithIt} of ${countOf(compared, 'cycle')}`;
  const counted = isPattern
    ? `${daysOf(card)}, in ${cycles}.`
    : `${AMOUNTS[card.shift.field].counted(card.shift.difference < 0)} than on your other days, in ${cycles}.`;
  const estimate =
    estimatedCycles > 0
      ? ` Ovulation is estimated in ${estimatedCycles === compared ? 'all' : estimatedCycles} of them.`
      : '';
  return `${counted}${estimate} A pattern, not a cause.`;
}

/** `Two more cycles, and we can look for patterns.`; null from LEAST_FOR_CARDS cycles on. */
export function sayMoreCycles(cycles: number): string | null {
  const missing = LEAST_FOR_CARDS - cycles;
  if (missing <= 0) return null;
  return `${NUMBERS[missing - 1]} more ${wordFor(missing, 'cycle', 'cycles')}, and we can look for patterns.`;
}

const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five'];

/** `Days with headache out of the five days before each period`, `Days you felt calm out of …`. */
function daysOf({ pattern: { window }, trait }: InsightCard & { kind: 'pattern' }): string {
  const what = trait.kind === 'mood' ? 'Days you felt' : 'Days with';
  return `${what} ${trait.kind === 'tag' ? quote(trait) : trait.label.toLowerCase()} out of ${EVIDENCE_WINDOWS[window]}`;
}

function subjectOf(trait: Trait): string {
  return SUBJECTS[trait.code] ?? `${trait.kind === 'tag' ? quote(trait) : trait.label} tends to come`;
}

/** Her own words stay hers. */
const quote = ({ label }: Trait) => `“${label}”`;

/** How an amount is told: the sentence for less and for more, and what the numbers behind it are. */
const AMOUNTS: Record<
  ShiftField,
  { claim: (size: string, isLess: boolean) => string; counted: (isLess: boolean) => string }
> = {
  sleep_hours: {
    claim: (size, isLess) => `You sleep about ${size} ${isLess ? 'less' : 'longer'}`,
    counted: (isLess) => `Minutes ${isLess ? 'less' : 'more'} sleep`,
  },
  activity_minutes: {
    claim: (size, isLess) => `You move about ${size} ${isLess ? 'less' : 'more'} a day`,
    counted: (isLess) => `Minutes ${isLess ? 'less' : 'more'} movement`,
  },
  mood: {
    claim: (_, isLess) => `Your mood is ${isLess ? 'lower' : 'brighter'}`,
    counted: (isLess) => `Points ${isLess ? 'lower' : 'higher'} in mood`,
  },
  stress: {
    claim: (_, isLess) => `You are ${isLess ? 'calmer' : 'more tense'}`,
    counted: (isLess) => `Points ${isLess ? 'lower' : 'higher'} in stress`,
  },
};

function sayShift({ field, window, difference }: Shift): string {
  const size = field === 'sleep_hours' || field === 'activity_minutes' ? sayMinutes(field, difference) : '';
  const when = window === 'before-period' ? 'in the five days before your period' : CLAIM_WINDOWS[window];
  return `${AMOUNTS[field].claim(size, difference < 0)} ${when}`;
}

/** Rounded to ten minutes; `1 hour and 10 minutes`. */
function sayMinutes(field: ShiftField, difference: number): string {
  const minutes = Math.round(Math.abs(inMinutes(field, difference)) / 10) * 10;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return countOf(rest, 'minute');
  return rest === 0 ? countOf(hours, 'hour') : `${countOf(hours, 'hour')} and ${countOf(rest, 'minute')}`;
}

/** A difference as the cards write its size: minutes in whole ones (of sleep too), points with one decimal. */
export function saySize(field: ShiftField, difference: number): string {
  const size = Math.abs(inMinutes(field, difference));
  return field === 'mood' || field === 'stress'
    ? String(Math.round(size * 10) / 10)
    : String(Math.round(size));
}

/** Sleep is logged in hours. */
function inMinutes(field: ShiftField, difference: number): number {
  return field === 'sleep_hours' ? difference * 60 : difference;
}
