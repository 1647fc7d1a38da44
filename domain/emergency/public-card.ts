import type { CalendarDate } from '../calendar/calendar-date.ts';
import { shortDate } from '../calendar/name-day.ts';
import type { PregnancyDating } from '../pregnancy/dating.ts';
import { describePregnancy, isGoingOn, nameGestationalAge } from '../pregnancy/gestational-age.ts';
import type { BloodType } from '../profile/blood-types.ts';
import {
  CARD_TEXTS,
  type CardTextName,
  type CardTextValues,
  HISTORY_PARTS,
  type HistoryPart,
  type PagePart,
} from './emergency-card.ts';
import type { EmergencyContact } from './emergency-contact.ts';
import { type HistoryForHelpers, NOT_RECORDED, sayPart } from './history-for-helpers.ts';
import { telephoneLink } from './phone-number.ts';
import { nameBlood } from './what-to-say.ts';

// Rules: docs/algorithms/emergency-page.md.

/** What is known of her that the page may show. */
export interface PublicCardSource {
  fullName: string;
  /** Null: not said, or stated as an age. */
  birthDate: CalendarDate | null;
  bloodType: BloodType | null;
  /** Of the pregnancy that goes on; null: none. One that ended is nowhere in it. */
  dating: PregnancyDating | null;
  /** What she wrote; null: it does not open. */
  texts: CardTextValues | null;
  history: HistoryForHelpers;
  /** The parts that show it. */
  historyParts: ReadonlySet<HistoryPart>;
  contacts: readonly EmergencyContact[];
  today: CalendarDate;
}

/** What stands on the page, in its order. */
export interface PublicCard {
  name: string | null;
  lines: readonly { label: string; value: string }[];
  people: readonly { name: string; number: string; link: string | null }[];
}

/** The parts that she ticked, as far as there is something to say; nothing else. */
export function composePublicCard(source: PublicCardSource, parts: ReadonlySet<PagePart>): PublicCard {
  const { fullName, birthDate, bloodType, dating, texts, history, historyParts, contacts, today } = source;
  const line = (part: PagePart, label: string, value: string | null) =>
    parts.has(part) && value !== null && value.trim() !== '' ? [{ label, value }] : [];
  return {
    name: parts.has('name') && fullName !== '' ? fullName : null,
    lines: [
      ...line('birth-year', 'Born', birthDate?.slice(0, 4) ?? null),
      ...line('blood', 'Blood group', bloodType === null ? NOT_RECORDED : nameBlood(bloodType)),
      ...line('pregnancy', 'Pregnant', sayPregnancy(dating, today)),
      ...CARD_TEXTS.flatMap(({ value, label }) => line(value, label, sayText(value))),
    ],
    people: parts.has('people')
      ? contacts
          .filter(({ unreadable }) => !unreadable)
          .map(({ name, relation, phone }) => ({
            name: relation === '' ? name : `${name}, ${relation}`,
            number: phone,
            link: telephoneLink(phone),
          }))
      : [],
  };

  function sayText(name: CardTextName): string | null {
    const isOfHistory = HISTORY_PARTS.some((part) => part === name && historyParts.has(part));
    // as: it is one of them
    if (isOfHistory) return sayPart(name as HistoryPart, { history, texts })?.text ?? null;
    return texts?.[name] ?? null;
  }
}

function sayPregnancy(dating: PregnancyDating | null, today: CalendarDate): string | null {
  if (dating === null) return null;
  const status = describePregnancy(dating, today);
  if (!isGoingOn(status.phase)) return null;
  return `${nameGestationalAge(status)}, due ${shortDate(status.dueDate)}`;
}
