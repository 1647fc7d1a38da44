import { SPECIALTIES } from '@lunaria/domain/contact/contact-fields.ts';
import type { ContactRequest } from '@lunaria/domain/contact/contact-request.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { Mail } from '../mail.ts';

// The same for every message of a kind: nothing a stranger wrote stands in the subject.
const SUBJECTS: Record<ContactRequest['kind'], string> = {
  question: `${PRODUCT_NAME}: a question from the contact page`,
  demo: `${PRODUCT_NAME}: somebody asks for a demo`,
  join: `${PRODUCT_NAME}: a doctor would like to join`,
};

/** A message of the contact forms, for the operator. The stranger's own words come last, so that they imitate nothing. */
export function composeContactMessage(
  request: ContactRequest,
  takenAt: Date,
): Pick<Mail, 'subject' | 'text' | 'replyTo'> {
  const facts = [
    ['Name', request.name],
    ['Address', request.address],
    ...listFacts(request),
    ['Taken', `${takenAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
  ].filter(([, value]) => value !== '');
  const lines = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return {
    subject: SUBJECTS[request.kind],
    text: `${lines}\n\nAnswering this mail answers to that address, which nobody has checked.\n\n-----\n\n${request.message || 'No message.'}\n`,
    replyTo: { name: request.name, address: request.address },
  };
}

function listFacts(request: ContactRequest): string[][] {
  switch (request.kind) {
    case 'question':
      return [];
    case 'demo':
      return [
        ['Practice', request.practice],
        ['Preferred time', request.preferred_time],
      ];
    case 'join':
      return [
        ['Specialty', SPECIALTIES.find(({ value }) => value === request.specialty)?.label ?? ''],
        ['Practice', request.practice],
      ];
  }
}
