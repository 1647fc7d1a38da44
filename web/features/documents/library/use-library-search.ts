import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { wordsOf } from '@lunaria/domain/documents/fold-text.ts';
import type {
  DocumentCategory,
  DocumentType,
  HealthDocument,
} from '@lunaria/domain/documents/health-document.ts';
import {
  type DocumentOrder,
  findDocuments,
  isNarrowed,
  makeSearchable,
  type SearchableDocument,
  sortDocuments,
} from '@lunaria/domain/documents/search-documents.ts';
import { daysOfPeriod, type UploadPeriod } from '@lunaria/domain/documents/upload-period.ts';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useToday } from '../../../app/use-today.ts';

/** What she asks for, as the controls have it. In memory alone: it may say something about her. */
interface Asked {
  query: string;
  category: DocumentCategory | 'unfiled' | null;
  type: DocumentType | null;
  period: UploadPeriod;
  /** With the period `own`. */
  from: CalendarDate | null;
  to: CalendarDate | null;
}

const NOTHING: Asked = { query: '', category: null, type: null, period: 'any', from: null, to: null };

/** Made once for each document as it is: after a change only that one is looked at again. */
const searchables = new WeakMap<HealthDocument, SearchableDocument>();

function searchableOf(document: HealthDocument): SearchableDocument {
  const known = searchables.get(document);
  if (known) return known;
  const made = makeSearchable(document);
  searchables.set(document, made);
  return made;
}

export function useLibrarySearch(documents: readonly HealthDocument[]) {
  const today = useToday();
  const [asked, setAsked] = useState(NOTHING);
  const [order, setOrder] = useState<DocumentOrder>('newest');
  const sorted = useMemo(() => sortDocuments(documents.map(searchableOf), order), [documents, order]);
  const { query, category, type, period, from, to } = asked;
  const wish = useMemo(
    () => ({ query, category, type, ...daysOfPeriod(period, today, { from, to }) }),
    [query, category, type, period, today, from, to],
  );
  const result = useMemo(() => findDocuments(sorted, wish), [sorted, wish]);
  // A text, so that items that stay can tell that nothing has changed for them.
  const words = wordsOf(query).join(' ');
  return {
    asked,
    ask: (part: Partial<Asked>) => setAsked((before) => ({ ...before, ...part })),
    clear: () => setAsked(NOTHING),
    order,
    setOrder,
    isNarrowed: isNarrowed(wish),
    words,
    /** Changes whenever the list is another one, and not when a document in it changes. */
    listKey: JSON.stringify([asked, order]),
    ...result,
  };
}

export type LibrarySearch = ReturnType<typeof useLibrarySearch>;

/** "/" outside of fields and windows leads to the search of this page, and not to that of the dashboard. */
export function useSlashFocus(field: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    function onKey(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]')) return;
      // Hidden while a document takes the whole of a narrow screen.
      if (!field.current?.checkVisibility()) return;
      event.preventDefault();
      field.current.focus();
    }
    // Before the search of the dashboard, which takes the key as long as nobody else has.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [field, isOn]);
}
