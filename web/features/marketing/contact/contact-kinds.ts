import type { ContactKind } from '@lunaria/domain/contact/contact-fields.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';

interface DescribedKind {
  /** The page of its own, which also takes the form where there is no script. */
  path: string;
  title: string;
  lead: string;
  sendLabel: string;
  busyLabel: string;
}

export const CONTACT_PAGES: Record<ContactKind, DescribedKind> = {
  question: {
    path: '/contact',
    title: 'Contact',
    lead: `Ask anything about ${PRODUCT_NAME}. Your message goes by mail to the people who run this server, with your address to answer to.`,
    sendLabel: 'Send message',
    busyLabel: 'Sending…',
  },
  demo: {
    path: '/contact/demo',
    title: 'Schedule a Demo',
    lead: `See ${PRODUCT_NAME} with somebody who knows it. Say when it suits you. Your request goes by mail to the people who run this server.`,
    sendLabel: 'Ask for a demo',
    busyLabel: 'Sending…',
  },
  join: {
    path: '/contact/join',
    title: 'Join as a Doctor',
    lead: 'Accounts for doctors are planned, not here yet. Leave your address, and the people who run this server can write to you.',
    sendLabel: 'Send',
    busyLabel: 'Sending…',
  },
};

/** Stands beside every form: what not to write here, and what becomes of it. */
export const CONTACT_HINTS = {
  health:
    'Please leave health details out: nobody needs them to answer you. This is not for emergencies; call your local emergency number.',
  unread:
    'No mail leaves this server yet. What you write here stays on it, and nobody reads it before a mail service is set up.',
  stored:
    'What you write is stored encrypted until it has been mailed to the people who run this server, and deleted here after that.',
} as const;

/** Why a message did not get through, and that nothing of it is lost. */
export function describeLostConnection(): string {
  return navigator.onLine
    ? 'Not sent: the server did not answer. What you wrote is still here. Try again.'
    : 'Not sent: there is no connection. What you wrote is still here. Try again when you are online.';
}
