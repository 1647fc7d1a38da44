import type { AccessEvent, AccessKind } from '@lunaria/domain/access/access-event.ts';
import { ERASURE_GRACE_DAYS } from '@lunaria/domain/account/erasure.ts';
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
  accounts: 'The operator looked at the list of accounts. Nothing you recorded is in it',
  account: 'The operator looked at your account. Nothing you recorded was shown',
  disable: 'The operator closed your account',
  enable: 'The operator opened your account again',
  resend: 'The operator had the mail that confirms your address sent again',
  erase: 'The operator had your account erased, as was asked for',
};

const PUSH_ENDS: Record<string, string> = {
  gone: 'Reminders ended for a device that no longer takes them',
  'taken-over': 'Reminders ended for a device that another account uses',
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
  'push-on': ({ subject, detail }) => ({
    title: 'Reminders were turned on for a device',
    line: `${detail === '' ? '' : `${detail}, `}carried by ${subject}`,
  }),
  'push-off': ({ subject, detail }) => ({
    title: PUSH_ENDS[subject] ?? 'Reminders were turned off for a device',
    line: detail,
  }),
  'feed-made': () => ({ title: 'You made an address for your calendar', line: '' }),
  'feed-renewed': () => ({ title: 'You made another address for your calendar', line: '' }),
  'feed-ended': () => ({ title: 'You ended an address for your calendar', line: '' }),
  'feed-read': () => ({
    title: 'A calendar program read your calendar address',
    line: 'Once a day, however often it looked',
  }),
  'emergency-page-renewed': () => ({ title: 'Your page for helpers got another address', line: '' }),
  'emergency-page-opened': () => ({
    title: 'Your page for helpers was opened',
    line: 'By somebody who has its address',
  }),
  'emergency-page-locked': () => ({
    title: 'Your page for helpers closed for an hour',
    line: 'After five tries with wrong digits',
  }),
  'operator-command': ({ subject }) => ({
    title: COMMANDS[subject] ?? `The operator ran the command ${subject}`,
    line: '',
  }),
  'export-made': () => ({ title: 'You asked for a file with all your data', line: '' }),
  'export-fetched': () => ({ title: 'The file with all your data was downloaded', line: '' }),
  'export-restored': () => ({ title: 'Your data was brought back from a file', line: '' }),
  'pin-set': () => ({ title: 'You set a PIN', line: '' }),
  'pin-changed': () => ({ title: 'You changed your PIN', line: '' }),
  'pin-ended': () => ({ title: 'You ended your PIN', line: '' }),
  'erasure-asked': ({ detail }) => ({
    title: 'You asked for your account to be erased',
    line: detail === 'now' ? 'At once' : `In ${ERASURE_GRACE_DAYS} days, unless you keep it`,
  }),
  'erasure-kept': () => ({ title: 'You kept your account', line: '' }),
  'part-erased': () => ({ title: 'You erased a part of what you recorded', line: '' }),
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
