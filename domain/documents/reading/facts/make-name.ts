import { DOCUMENT_NAME_MAX_LENGTH } from '../../health-document.ts';
import { showDay } from '../show-day.ts';
import { clipToWords } from '../summary/sentences.ts';
import type { Understanding } from '../understanding.ts';

/** The name of a document of which nothing is known: the name of its file says more. */
export const UNNAMED = 'Document';

/** "Blood test, 12 Mar 2026, City Lab": kind, date and source, as far as they are known. */
export function makeName(kind: string, { date, source }: Pick<Understanding, 'date' | 'source'>): string {
  // A title such as `City Lab - Patient statement` names the house already.
  const own = source === null ? kind : withoutSource(kind, source.value);
  const parts = [own, date === null ? null : showDay(date.value), source?.value ?? null];
  return clipToWords(parts.filter((part) => part !== null).join(', '), DOCUMENT_NAME_MAX_LENGTH);
}

function withoutSource(kind: string, source: string): string {
  if (!kind.toLowerCase().startsWith(source.toLowerCase())) return kind;
  const rest = kind.slice(source.length).replace(/^[\s,:–-]+/, '');
  return rest === '' ? kind : `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}
