import type { CalendarDate } from '../calendar/calendar-date.ts';
import { localDateOf } from '../calendar/calendar-date.ts';
import { foldText, wordsOf } from './fold-text.ts';
import {
  categoryOf,
  type DocumentCategory,
  type DocumentType,
  type HealthDocument,
  nameOf,
} from './health-document.ts';

export const DOCUMENT_ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'size', label: 'Largest first' },
] as const;
export type DocumentOrder = (typeof DOCUMENT_ORDERS)[number]['value'];

/** Which documents are wanted. Everything has to hold at once; null stands for all. */
export interface DocumentWish {
  /** As typed: every word has to stand in the name, the name of the file, the notes, the summary or what was measured. */
  query: string;
  /** `unfiled`: neither read nor filed by her. */
  category: DocumentCategory | 'unfiled' | null;
  type: DocumentType | null;
  /** Days of the upload, both included. */
  from: CalendarDate | null;
  to: CalendarDate | null;
}

/** A document with what searching needs of it, made once. */
export interface SearchableDocument {
  document: HealthDocument;
  /** Name, name of the file, notes, summary and what was measured, without case and accents. */
  folded: string;
  category: DocumentCategory | 'unfiled';
  /** The day of the upload on her clock. */
  day: CalendarDate;
  uploadedMs: number;
}

/** Between two fields: no word can reach from one into the next. */
const EDGE = '\n';

export function makeSearchable(document: HealthDocument): SearchableDocument {
  const uploadedAt = new Date(document.uploaded_at);
  const measured = document.ai_digest?.analytes ?? [];
  const texts = [nameOf(document), document.file_name, document.notes, document.ai_summary, ...measured];
  return {
    document,
    folded: foldText(texts.filter((text) => text !== null).join(EDGE)),
    category: categoryOf(document) ?? 'unfiled',
    day: localDateOf(uploadedAt),
    uploadedMs: uploadedAt.getTime(),
  };
}

// `10` behind `9`, `Ärztin` beside `arzt`: in every language of the interface the same.
const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** A new list in the order; what is equal in it stands newest first. */
export function sortDocuments(
  documents: readonly SearchableDocument[],
  order: DocumentOrder,
): SearchableDocument[] {
  const newest = (a: SearchableDocument, b: SearchableDocument) =>
    b.uploadedMs - a.uploadedMs || (a.document.id < b.document.id ? -1 : 1);
  const sorted = [...documents].sort(newest);
  if (order === 'oldest') return sorted.reverse();
  if (order === 'size') return sorted.sort((a, b) => b.document.file_size - a.document.file_size);
  if (order === 'name') {
    const named = sorted.map((entry) => ({ entry, name: nameOf(entry.document) }));
    return named.sort((a, b) => byName.compare(a.name, b.name)).map(({ entry }) => entry);
  }
  return sorted;
}

export interface FoundDocuments {
  /** In the order in which they were given. */
  found: SearchableDocument[];
  /** How many there would be of each category and type, were it the one that is wanted. */
  categoryCounts: ReadonlyMap<DocumentCategory | 'unfiled', number>;
  typeCounts: ReadonlyMap<DocumentType, number>;
}

/** The documents that are wanted, and what the other choices would bring. One pass, whatever is asked. */
export function findDocuments(documents: readonly SearchableDocument[], wish: DocumentWish): FoundDocuments {
  const words = wordsOf(wish.query);
  const categoryCounts = new Map<DocumentCategory | 'unfiled', number>();
  const typeCounts = new Map<DocumentType, number>();
  const found = documents.filter(({ document, folded, category, day }) => {
    if (wish.from !== null && day < wish.from) return false;
    if (wish.to !== null && day > wish.to) return false;
    if (!words.every((word) => folded.includes(word))) return false;
    const isOfType = wish.type === null || document.document_type === wish.type;
    const isOfCategory = wish.category === null || category === wish.category;
    if (isOfType) count(categoryCounts, category);
    if (isOfCategory) count(typeCounts, document.document_type);
    return isOfType && isOfCategory;
  });
  return { found, categoryCounts, typeCounts };
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** True when something was asked for: then an empty list means "nothing matches", not "nothing there". */
export function isNarrowed({ query, ...rest }: DocumentWish): boolean {
  return query.trim() !== '' || Object.values(rest).some((value) => value !== null);
}
