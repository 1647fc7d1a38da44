import type { ConsentPurpose } from './consent.ts';
import { modelOfSubject } from './model-subject.ts';

interface ConsentText {
  /** What the consent is called. */
  title: string;
  /** The version that she is asked with today. */
  current: string;
  /** What each version said; a version is never changed, another one is added. */
  versions: Readonly<Record<string, readonly string[]>>;
  /** Of the subject: to whom or what, in words; null where there is only one. */
  nameSubject: ((subject: string) => string) | null;
  /** What ends and what stays when she withdraws. */
  withdrawing: string;
  /** Said once she did. */
  withdrawn: string;
}

/** The words of every purpose that is asked for today; the ledger keeps the number of those she read. */
export const CONSENT_TEXTS = {
  'model-documents': {
    title: 'Summaries by a language model',
    current: '1',
    versions: {
      '1': [
        'What is sent: the text of a document and the values read from it. Fixed rules take out names, birth dates, addresses and numbers first, as far as they can tell them.',
        'What is never sent: the file, its name, your account.',
      ],
    },
    nameSubject: (subject) => {
      const { endpoint, model } = modelOfSubject(subject);
      return `${model} at ${endpoint}`;
    },
    withdrawing:
      'From then on nothing is sent to it, and an answer that is under way is thrown away. What it wrote before stays with your documents, marked with its name, until they are read again or deleted.',
    withdrawn: 'Withdrawn. Nothing more is sent to it.',
  },
  'emergency-page': {
    title: 'A page for helpers behind a secret address',
    current: '1',
    versions: {
      '1': [
        'Whoever has the address, on paper or in a message, can open the page without logging in. It shows the parts you ticked, and the emergency number.',
        'Digits you choose keep out who only found the address. Each opening stands in your access history, and a mail can tell you.',
      ],
    },
    nameSubject: null,
    withdrawing:
      'The page and its digits are gone at once, and its address leads nowhere, also where it is printed.',
    withdrawn: 'Withdrawn. The page is gone, and its address leads nowhere.',
  },
} as const satisfies Partial<Record<ConsentPurpose, ConsentText>>;

/** Purposes that can be given today. */
export type AskedPurpose = keyof typeof CONSENT_TEXTS;

/** The words of a purpose; null for one that this version does not ask for (a row of another version). */
export function consentTextOf(purpose: ConsentPurpose): ConsentText | null {
  const texts: Partial<Record<ConsentPurpose, ConsentText>> = CONSENT_TEXTS;
  return texts[purpose] ?? null;
}
