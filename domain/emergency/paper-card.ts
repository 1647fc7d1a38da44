import { shortDate } from '../calendar/name-day.ts';
import { describePregnancy, isGoingOn } from '../pregnancy/gestational-age.ts';
import { callServices } from './calls-for.ts';
import { CARD_TEXTS, type CardTextName, HISTORY_PARTS, type HistoryPart } from './emergency-card.ts';
import type { EmergencyContact } from './emergency-contact.ts';
import { type KnownParts, NOT_RECORDED, sayPart } from './history-for-helpers.ts';
import { nameCountry } from './name-country.ts';
import type { NumbersForHer } from './numbers-for.ts';
import { type FactsToSay, nameBlood } from './what-to-say.ts';

/** What she may leave out of the card: whoever finds it reads it. */
export const CARD_PARTS = [
  { value: 'name', label: 'My name' },
  { value: 'pregnancy', label: 'That I am pregnant, and when I am due' },
  { value: 'blood', label: 'My blood group' },
  ...CARD_TEXTS,
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
  /** Her medical history and what she wrote for helpers, shortened where it is long. */
  texts: readonly CardLine[];
  /** What she ticked and is recorded nowhere, in one line; null: nothing. */
  notRecorded: CardLine | null;
  people: readonly CardLine[];
  madeOn: string;
}

interface CardSource {
  fullName: string;
  numbers: NumbersForHer;
  contacts: readonly EmergencyContact[];
  facts: FactsToSay;
}

/** So many characters of her own words fit on the card beside ten people. */
const ROOM_FOR_TEXTS = 270;

/** Of these parts there is something to print. */
export function listCardParts({ fullName, facts }: CardSource): CardPart[] {
  const isThere = (part: CardPart): boolean => {
    if (part === 'name') return fullName !== '';
    if (part === 'pregnancy') return sayDue(facts) !== null;
    if (part === 'blood') return sayBlood(facts) !== null;
    return sayText(part, facts) !== null;
  };
  return CARD_PARTS.map(({ value }) => value).filter(isThere);
}

/**
 * What stands on it. A date, not a week: paper does not count on. A birth and a loss are not on it, nor are the lines that
 * tell more of her than a stranger should know.
 */
export function composePaperCard(source: CardSource, parts: ReadonlySet<CardPart>): PaperCardText {
  const { fullName, numbers, contacts, facts } = source;
  const due = sayDue(facts);
  const blood = facts.bloodType === null ? null : sayBlood(facts);
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
    texts: shortenTexts(facts, parts),
    notRecorded: listNotRecorded(facts, parts),
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

const isOfHistory = (name: CardTextName): name is HistoryPart => HISTORY_PARTS.some((part) => part === name);

/** Null: nothing can be said of it. */
function sayText(name: CardTextName, facts: KnownParts): { text: string; isRecorded: boolean } | null {
  if (isOfHistory(name)) return sayPart(name, facts);
  const text = facts.texts?.[name].trim() ?? '';
  return text === '' ? null : { text, isRecorded: true };
}

function listNotRecorded(facts: FactsToSay, parts: ReadonlySet<CardPart>): CardLine | null {
  const missing = [
    ...(parts.has('blood') && facts.bloodType === null ? ['blood group'] : []),
    ...CARD_TEXTS.filter(({ value }) => parts.has(value) && sayText(value, facts)?.isRecorded === false).map(
      ({ label }) => label.toLowerCase(),
    ),
  ];
  return missing.length === 0
    ? null
    : { id: 'not-recorded', label: NOT_RECORDED_LABEL, value: missing.join(', ') };
}

const NOT_RECORDED_LABEL = `${NOT_RECORDED.charAt(0).toUpperCase()}${NOT_RECORDED.slice(1)}`;

/** Her words in one line each; those that are long give way to each other. */
function shortenTexts(facts: FactsToSay, parts: ReadonlySet<CardPart>): CardLine[] {
  const lines = CARD_TEXTS.flatMap(({ value, label }) => {
    const said = parts.has(value) ? sayText(value, facts) : null;
    return said?.isRecorded ? [{ id: value, label, value: said.text.replace(/\s+/gu, ' ') }] : [];
  });
  let room = ROOM_FOR_TEXTS;
  const lengths = new Map<string, number>();
  const fromShortest = [...lines].sort((a, b) => a.value.length - b.value.length);
  for (const [index, { id, value }] of fromShortest.entries()) {
    const share = Math.min(value.length, Math.floor(room / (fromShortest.length - index)));
    lengths.set(id, share);
    room -= share;
  }
  return lines.map((line) => ({ ...line, value: shorten(line.value, lengths.get(line.id) ?? 0) }));
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const whole = text.slice(0, length - 2).replace(/\s+\S*$/u, '');
  return `${whole.replace(/[\uD800-\uDBFF]$/u, '')} …`;
}

/** So many bytes make a code that a phone reads from the card. */
const CODE_BYTES = 270;

/**
 * The card in words, for a code that needs no connection: as many of its lines as fit into 270 bytes, the most urgent first,
 * each whole or not at all.
 */
export function writeCardForCode(card: PaperCardText): string {
  const lines = [
    ...(card.name === null ? [] : [card.name]),
    `Call ${card.call.join(' or ')}`,
    ...[...card.texts, ...card.people, ...card.facts].map(({ label, value }) => `${label}: ${value}`),
  ];
  // As UTF-8, which is what a code holds.
  const bytesOf = (text: string) => encodeURIComponent(text.toWellFormed()).replace(/%../g, '.').length;
  let written = '';
  for (const line of lines) {
    const next = written === '' ? line : `${written}\n${line}`;
    if (bytesOf(next) <= CODE_BYTES) written = next;
  }
  return written;
}

/** Null where it is not known here, or she prefers not to say. */
function sayBlood({ bloodType }: FactsToSay): string | null {
  if (bloodType === undefined) return null;
  return bloodType === null ? NOT_RECORDED : nameBlood(bloodType);
}

function sayDue({ dating, today }: FactsToSay): string | null {
  if (dating === null) return null;
  const { phase, dueDate } = describePregnancy(dating, today);
  return isGoingOn(phase) ? `due ${shortDate(dueDate)}` : null;
}
