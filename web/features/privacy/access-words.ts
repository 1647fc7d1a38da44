import type { AccessEvent, AccessKind } from '@lunaria/domain/access/access-event.ts';
import { CONSENT_PURPOSES } from '@lunaria/domain/consents/consent.ts';
import { consentTextOf } from '@lunaria/domain/consents/consent-texts.ts';
import { modelOfSubject } from '@lunaria/domain/consents/model-subject.ts';

export interface AccessWords {
  title: string;
  /** To whom, with what; '' where the title says it all. */
  line: string;
}

/** In quotes, or in words where it is gone or not known. */
export type NameOfDocument = (id: string) => string;

type Words = (event: AccessEvent, nameOfDocument: NameOfDocument) => AccessWords;

const SIGN_INS: Record<string, string> = {
  'sign-up': 'You made your account',
  password: 'Logged in with your password',
  google: 'Logged in with Google',
  apple: 'Logged in with Apple',
  passkey: 'Logged in with a passkey',
};

const COMMANDS: Record<string, string> = {
  'verify-chain': 'The operator looked whether this history was changed. It was not',
};

const WORDS: Record<AccessKind, Words> = {
  'sign-in': ({ detail }) => ({ title: SIGN_INS[detail] ?? 'Logged in', line: '' }),
  'document-read': ({ subject }, nameOf) => ({
    title: 'A document was read on this server',
    line: nameOf(subject),
  }),
  'document-read-by-model': ({ subject, detail }, nameOf) => {
    const { endpoint, model } = modelOfSubject(detail);
    return {
      title: 'A language model was asked about a document',
      line: `${nameOf(subject)}. Asked: ${model} at ${endpoint}`,
    };
  },
  'consent-given': (event) => ({ title: `You agreed: ${purposeOf(event)}`, line: subjectOf(event) }),
  'consent-withdrawn': (event) => ({ title: `You withdrew: ${purposeOf(event)}`, line: subjectOf(event) }),
  'operator-command': ({ subject }) => ({
    title: COMMANDS[subject] ?? `The operator ran the command ${subject}`,
    line: '',
  }),
  'pin-set': () => ({ title: 'You set a PIN', line: '' }),
  'pin-changed': () => ({ title: 'You changed your PIN', line: '' }),
  'pin-ended': () => ({ title: 'You ended your PIN', line: '' }),
  'pin-refused': () => ({ title: 'Too many wrong PINs', line: 'The session they were typed in was ended' }),
};

/** What happened, in plain words. */
export function nameAccess(event: AccessEvent, nameOfDocument: NameOfDocument): AccessWords {
  return WORDS[event.kind](event, nameOfDocument);
}

const findPurpose = (subject: string) => CONSENT_PURPOSES.find((purpose) => purpose === subject);

function purposeOf({ subject }: AccessEvent): string {
  const purpose = findPurpose(subject);
  return (purpose && consentTextOf(purpose)?.title) ?? subject;
}

function subjectOf({ subject, detail }: AccessEvent): string {
  const purpose = findPurpose(subject);
  const named = purpose && consentTextOf(purpose)?.nameSubject?.(detail);
  return named ? `To ${named}` : '';
}
