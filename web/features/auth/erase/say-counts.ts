import type { RecordCounts } from '@lunaria/domain/account/erasure.ts';
import { countOf } from '@lunaria/domain/count-of.ts';

const WORDS: readonly [keyof RecordCounts, one: string, many?: string][] = [
  ['days', 'day with something noted', 'days with something noted'],
  ['periods', 'period'],
  ['notes', 'note'],
  ['measurements', 'measured value'],
  ['documents', 'document, with its file', 'documents, with their files'],
  ['pregnancies', 'pregnancy', 'pregnancies'],
  ['goals', 'goal'],
  ['records', 'entry of your medical history', 'entries of your medical history'],
  ['methods', 'entry about contraception', 'entries about contraception'],
];

/** What there is, a line for each kind: `412 days with something noted`. Empty where there is nothing. */
export function sayCounts(counts: RecordCounts): string[] {
  return WORDS.flatMap(([kind, one, many]) => (counts[kind] > 0 ? [countOf(counts[kind], one, many)] : []));
}
