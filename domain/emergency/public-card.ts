import type { CalendarDate } from '../calendar/calendar-date.ts';
import { shortDate } from '../calendar/name-day.ts';
import type { PregnancyDating } from '../pregnancy/dating.ts';
import { describePregnancy, isGoingOn, nameGestationalAge } from '../pregnancy/gestational-age.ts';
import type { BloodType } from '../profile/blood-types.ts';
import { CARD_TEXTS, type CardTextValues, type PagePart } from './emergency-card.ts';
import type { EmergencyContact } from './emergency-contact.ts';
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
  texts: CardTextValues;
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
  const { fullName, birthDate, bloodType, dating, texts, contacts, today } = source;
  const line = (part: PagePart, label: string, value: string | null) =>
    parts.has(part) && value !== null && value.trim() !== '' ? [{ label, value }] : [];
  return {
    name: parts.has('name') && fullName !== '' ? fullName : null,
    lines: [
      ...line('birth-year', 'Born', birthDate?.slice(0, 4) ?? null),
      ...line('blood', 'Blood group', bloodType === null ? null : nameBlood(bloodType)),
      ...line('pregnancy', 'Pregnant', sayPregnancy(dating, today)),
      ...CARD_TEXTS.flatMap(({ value, label }) => line(value, label, texts[value])),
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
}

function sayPregnancy(dating: PregnancyDating | null, today: CalendarDate): string | null {
  if (dating === null) return null;
  const status = describePregnancy(dating, today);
  if (!isGoingOn(status.phase)) return null;
  return `${nameGestationalAge(status)}, due ${shortDate(status.dueDate)}`;
}
