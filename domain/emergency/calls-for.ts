import type { Call } from '../dangers/rule.ts';
import type { MarkedNumber } from '../records/marked-numbers.ts';
import { DIALS, type Dial, wordFor } from '../records/record-choices.ts';
import type { EmergencyContact } from './emergency-contact.ts';
import type { LineKind } from './help-lines.ts';
import { nameCountry } from './name-country.ts';
import type { NumbersForHer, ShownLine } from './numbers-for.ts';
import { telephoneLink } from './phone-number.ts';

/** One number to call, as a button. */
export interface CallChoice {
  /** The number of the emergency services is the one that is called first, and stands out. */
  kind: 'emergency' | 'contact' | 'line';
  /** What the button says: `Call 999`, her contact's name, the line's. */
  label: string;
  /** Beside it: the country, who the contact is, what the line is for, and that a number was not checked. */
  detail: string;
  /** `tel:999`. */
  link: string;
}

/** What a line is for, in words. */
const LINE_NAMES: Readonly<Record<LineKind, string>> = {
  crisis: 'Somebody to talk to, also about ending your life',
  violence: 'When somebody hurts or threatens you',
  child: 'For children and teenagers',
  maternity: 'For pregnancy and after a birth',
  nurse: 'Medical advice by telephone',
};

/** Of the lines of her country, those that fit. */
const LINES_OF: Readonly<Record<Call, readonly LineKind[]>> = {
  'emergency-number': [],
  'emergency-department': [],
  'maternity-unit': ['maternity'],
  'fertility-clinic': ['nurse'],
  'midwife-or-doctor': ['maternity', 'nurse'],
  doctor: ['nurse'],
  pharmacist: ['nurse'],
  'crisis-line': ['crisis', 'child'],
  'violence-line': ['violence', 'child'],
};

/** The numbers of her care team that are meant, the first of them first. */
const DIALS_OF: Readonly<Partial<Record<Call, readonly Dial[]>>> = {
  'maternity-unit': ['maternity'],
  'fertility-clinic': ['clinic'],
  'midwife-or-doctor': ['maternity', 'clinic'],
  doctor: ['clinic'],
};

/** What her contacts are called where they are the ones to call. */
const WORDS_OF: Readonly<Partial<Record<Call, RegExp>>> = {
  'maternity-unit': /matern|labou?r|birth|deliver|obstet|midwi|ward|hospital/i,
  'fertility-clinic': /fertil|ivf|clinic/i,
  'midwife-or-doctor': /midwi|doctor|\bdr\b|\bgp\b|gyn|obstet|practice|surgery/i,
  doctor: /doctor|\bdr\b|\bgp\b|gyn|obstet|practice|surgery|clinic/i,
  pharmacist: /pharm|chemist/i,
};

/**
 * Whom to call, in the order in which the buttons stand: the emergency number, the clinic or maternity unit that she marked in her
 * medical history where the rule says to call one, her contacts (first those that the rule names), the lines of her country that fit. Where she thinks of harming herself, the crisis lines come before her contacts.
 * Where somebody hurts her, her contacts are left out: he may be one of them.
 */
export function callsFor(
  call: Call,
  {
    numbers,
    contacts,
    careTeam = [],
  }: {
    numbers: NumbersForHer;
    contacts: readonly EmergencyContact[];
    careTeam?: readonly MarkedNumber[];
  },
): CallChoice[] {
  const first = (call === 'violence-line' ? numbers.police : numbers.emergency).map((number) =>
    callNumber(number, numbers),
  );
  const lines = numbers.lines.filter(({ kind }) => LINES_OF[call].includes(kind)).map(callLine);
  if (call === 'violence-line') return [...first, ...lines];
  const marked = (DIALS_OF[call] ?? []).flatMap((dial) =>
    careTeam.filter(({ dials }) => dials === dial).flatMap(callMarked),
  );
  const isMarked = (choice: CallChoice) => marked.some(({ link }) => link === choice.link);
  const hers = sortByCall(call, contacts).flatMap(callContact);
  const people = [...marked, ...hers.filter((choice) => !isMarked(choice))];
  return call === 'crisis-line' ? [...first, ...lines, ...people] : [...first, ...people, ...lines];
}

/** The same where it can wait for hours or days: somebody to speak to first, the emergency number for when it gets worse. */
export function callsForLater(call: Call, her: Parameters<typeof callsFor>[1]): CallChoice[] {
  const choices = callsFor(call, her);
  const isEmergency = ({ kind }: CallChoice) => kind === 'emergency';
  const isListed = (line: CallChoice) => choices.some(({ link }) => link === line.link);
  const nurses = her.numbers.lines.filter(({ kind }) => kind === 'nurse').map(callLine);
  return [
    ...choices.filter((choice) => !isEmergency(choice)),
    ...nurses.filter((line) => !isListed(line)),
    ...choices.filter(isEmergency).map((choice) => ({ ...choice, detail: 'If it gets worse' })),
  ];
}

/** Without a rule: the number for an ambulance, and that of the police where it is another. */
export function callServices(numbers: NumbersForHer): { ambulance: CallChoice[]; police: CallChoice[] } {
  const others = numbers.police.filter((number) => !numbers.emergency.includes(number));
  return {
    ambulance: numbers.emergency.map((number) => callNumber(number, numbers)),
    police: others.map((number) => ({
      ...{ kind: 'line', label: 'Police', link: `tel:${number}` },
      detail: number,
    })),
  };
}

function callNumber(number: string, { country }: NumbersForHer): CallChoice {
  const detail = country === null ? 'Most mobile phones' : nameCountry(country);
  return { kind: 'emergency', label: `Call ${number}`, detail, link: `tel:${number}` };
}

/** None where the number cannot be dialled. */
function callContact({ name, relation, phone }: EmergencyContact): CallChoice[] {
  const link = telephoneLink(phone);
  if (link === null) return [];
  const detail = [relation, phone].filter(Boolean).join(', ');
  return [{ kind: 'contact', label: name, detail, link }];
}

function callMarked({ dials, name, phone }: MarkedNumber): CallChoice[] {
  const link = telephoneLink(phone);
  if (link === null) return [];
  return [{ kind: 'contact', label: name, detail: `${wordFor(DIALS, dials)}, ${phone}`, link }];
}

export function callLine({ name, number, kind, note }: ShownLine): CallChoice {
  const detail = [number, LINE_NAMES[kind], note].filter(Boolean).join(' · ');
  return { kind: 'line', label: name, detail, link: `tel:${number}` };
}

function sortByCall(call: Call, contacts: readonly EmergencyContact[]): EmergencyContact[] {
  const words = WORDS_OF[call];
  if (words === undefined) return [...contacts];
  const isMeant = ({ name, relation }: EmergencyContact) => words.test(`${relation} ${name}`);
  return [...contacts.filter(isMeant), ...contacts.filter((contact) => !isMeant(contact))];
}

const FROM_WHERE = {
  hers: 'which you chose',
  zone: 'by the time zone of this device',
  region: 'where this service is run',
} as const;

/** Of which country the numbers are and how that is known, with what else has to be said of them. */
export function sayCountry({ country, from, why }: NumbersForHer): string {
  if (country === null || from === 'unknown') return why.join(' ');
  return [`Numbers for ${nameCountry(country)}, ${FROM_WHERE[from]}.`, ...why].join(' ');
}
