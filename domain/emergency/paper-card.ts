import { shortDate } from '../calendar/name-day.ts';
import { describePregnancy, isGoingOn } from '../pregnancy/gestational-age.ts';
import { callServices, nameCountry } from './calls-for.ts';
import type { EmergencyContact } from './emergency-contact.ts';
import type { NumbersForHer } from './numbers-for.ts';
import { type FactsToSay, nameBlood } from './what-to-say.ts';

/** What she may leave out of the card: whoever finds it reads it. */
export const CARD_PARTS = [
  { value: 'name', label: 'My name' },
  { value: 'pregnancy', label: 'That I am pregnant, and when I am due' },
  { value: 'blood', label: 'My blood group' },
] as const;
export type CardPart = (typeof CARD_PARTS)[number]['value'];

export interface CardLine {
  /** Tells two that say the same apart. */
  id: string;
  label: string;
  value: string;
}

/** The card for her purse: plain lines, in black on white. */
export interface PaperCardText {
  name: string | null;
  /** The number that is called first, large. */
  call: readonly string[];
  country: string | null;
  facts: readonly CardLine[];
  people: readonly CardLine[];
  madeOn: string;
}

interface CardSource {
  fullName: string;
  numbers: NumbersForHer;
  contacts: readonly EmergencyContact[];
  facts: FactsToSay;
}

/** Of these parts there is something to print. */
export function listCardParts({ fullName, facts }: CardSource): CardPart[] {
  const isThere: Record<CardPart, boolean> = {
    name: fullName !== '',
    pregnancy: sayDue(facts) !== null,
    blood: facts.bloodType !== null && nameBlood(facts.bloodType) !== null,
  };
  return CARD_PARTS.map(({ value }) => value).filter((part) => isThere[part]);
}

/**
 * What stands on it. A date, not a week: paper does not count on. A birth and a loss are not on it, nor are the lines that
 * tell more of her than a stranger should know.
 */
export function composePaperCard(source: CardSource, parts: ReadonlySet<CardPart>): PaperCardText {
  const { fullName, numbers, contacts, facts } = source;
  const due = sayDue(facts);
  const blood = facts.bloodType === null ? null : nameBlood(facts.bloodType);
  const { police } = callServices(numbers);
  return {
    name: parts.has('name') && fullName !== '' ? fullName : null,
    call: numbers.emergency,
    country: numbers.country === null ? null : nameCountry(numbers.country),
    facts: [
      ...(parts.has('pregnancy') && due !== null ? [{ id: 'pregnant', label: 'Pregnant', value: due }] : []),
      ...(parts.has('blood') && blood !== null ? [{ id: 'blood', label: 'Blood group', value: blood }] : []),
      ...police.map(({ detail }) => ({ id: 'police', label: 'Police', value: detail })),
      ...numbers.lines
        .filter(({ kind }) => kind === 'nurse')
        .map(({ name, number }) => ({ id: 'nurse', label: name, value: number })),
    ],
    people: contacts
      .filter(({ unreadable }) => !unreadable)
      .map(({ id, name, relation, phone }) => ({
        id,
        label: relation === '' ? name : `${name}, ${relation}`,
        value: phone,
      })),
    madeOn: shortDate(facts.today),
  };
}

function sayDue({ dating, today }: FactsToSay): string | null {
  if (dating === null) return null;
  const { phase, dueDate } = describePregnancy(dating, today);
  return isGoingOn(phase) ? `due ${shortDate(dueDate)}` : null;
}
