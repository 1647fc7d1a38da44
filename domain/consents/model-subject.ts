import type { ModelOffer } from '../documents/reading/model/model-consent.ts';

/** How the ledger names a language model: its address, a space, its name. An address has no space. */
export function subjectOfModel({ endpoint, model }: ModelOffer): string {
  return `${endpoint} ${model}`;
}

/** The other way round. */
export function modelOfSubject(subject: string): ModelOffer {
  const end = subject.indexOf(' ');
  return end < 0
    ? { endpoint: subject, model: '' }
    : { endpoint: subject.slice(0, end), model: subject.slice(end + 1) };
}
