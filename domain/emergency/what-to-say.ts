import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { shortDate } from '../calendar/name-day.ts';
import { countOf } from '../count-of.ts';
import type { PregnancyDating } from '../pregnancy/dating.ts';
import { describePregnancy, nameGestationalAge } from '../pregnancy/gestational-age.ts';
import type { PregnancyEnd } from '../pregnancy/pregnancy-end.ts';
import type { BloodType } from '../profile/blood-types.ts';
import type { HistoryPart } from './emergency-card.ts';
import { isAllLeftOut, type KnownParts, sayPart } from './history-for-helpers.ts';

export interface FactsToSay extends KnownParts {
  today: CalendarDate;
  /** Of the pregnancy that goes on; null: none. */
  dating: PregnancyDating | null;
  /** The last one that ended; null: none, or not known. */
  ended: { reason: PregnancyEnd; on: CalendarDate } | null;
  /** Null: not said. Undefined: it is not here. */
  bloodType: BloodType | null | undefined;
}

/** For so long a birth or a loss changes what is done for her; some dangers of a birth last for a year. */
const AFTER_LOSS_DAYS = 84;
const AFTER_BIRTH_DAYS = 365;

/** What whoever answers cannot know, as sentences to read aloud. Empty where nothing is known. */
export function factsToSay({ today, dating, ended, bloodType, ...known }: FactsToSay): string[] {
  const pregnancy = dating === null ? null : sayPregnancy(dating, today);
  const blood = bloodType ? nameBlood(bloodType) : null;
  return [
    ...(pregnancy === null ? sayEnd(ended, today) : [pregnancy]),
    ...(blood === null ? [] : [`My blood group is ${blood}.`]),
    ...SAID_PARTS.flatMap(([part, label]) => {
      const said = sayPart(part, known);
      return said?.isRecorded ? [`${label}: ${said.text.replace(/[.\s]+$/u, '')}.`] : [];
    }),
  ];
}

/** In the order in which they matter on the phone. */
const SAID_PARTS: readonly (readonly [part: HistoryPart, label: string])[] = [
  ['allergies', 'My allergies'],
  ['medicines', 'My medicines'],
  ['conditions', 'My illnesses'],
  ['implants', 'Implants in my body'],
];

/** What is recorded nowhere, so that she says it herself: `My allergies`. Empty where some of it is not here. */
export function factsNotRecorded({ bloodType, ...known }: FactsToSay): string[] {
  const parts = SAID_PARTS.filter(([part]) => sayPart(part, known)?.isRecorded === false);
  return [...(bloodType === null ? ['My blood group'] : []), ...parts.map(([, label]) => label)];
}

/** Of what there are entries, and none for helpers: `My illnesses`. */
export function factsLeftOut({ history, texts }: FactsToSay): string[] {
  const parts = SAID_PARTS.filter(
    ([part]) =>
      texts !== null && history && isAllLeftOut(history[part]) && sayPart(part, { history, texts }) === null,
  );
  return parts.map(([, label]) => label);
}

function sayPregnancy(dating: PregnancyDating, today: CalendarDate): string | null {
  const status = describePregnancy(dating, today);
  if (status.phase === 'not-started') return null;
  // Nobody knows how it went on: what is certain is the date.
  if (status.phase === 'past-42-weeks') return `My baby was due on ${shortDate(status.dueDate)}.`;
  if (status.gestationalAgeDays === 0) return 'I am pregnant.';
  return `I am ${nameGestationalAge(status).replace(', ', ' and ')} pregnant.`;
}

function sayEnd(ended: FactsToSay['ended'], today: CalendarDate): string[] {
  if (ended === null) return [];
  const days = daysBetween(ended.on, today);
  const isLongAgo = days > (ended.reason === 'birth' ? AFTER_BIRTH_DAYS : AFTER_LOSS_DAYS);
  if (days < 0 || isLongAgo) return [];
  const when = sayHowLongAgo(days);
  if (ended.reason === 'birth') return [`I gave birth ${when}.`];
  return [ended.reason === 'loss' ? `I lost a pregnancy ${when}.` : `I was pregnant; it ended ${when}.`];
}

/** In days as long as a doctor counts them. */
function sayHowLongAgo(days: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 14) return `${days} days ago`;
  if (days <= AFTER_LOSS_DAYS) return `${countOf(Math.floor(days / 7), 'week')} ago`;
  return `${countOf(Math.floor(days / 30.44), 'month')} ago`;
}

/** `O negative`, as it is said; null where she prefers not to say. */
export function nameBlood(type: BloodType): string | null {
  if (type === 'prefer-not-to-say') return null;
  return `${type.slice(0, -1)} ${type.endsWith('-') ? 'negative' : 'positive'}`;
}

/** Around them, for any call: in this order the one who answers asks. */
export const SAY_FIRST = 'Where you are: street and number, floor, town.';
export const SAY_THEN = 'What is happening, and since when.';
export const SAY_LAST = 'Answer what you are asked, and stay on the line until they say it is enough.';
