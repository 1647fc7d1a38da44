import { type HealthDocument, nameOf } from '@lunaria/domain/documents/health-document.ts';
import { useEffect, useRef, useState } from 'react';

/** Tells a screen reader, once, that a document was read or could not be; not every page of the way. */
export function ReadingNews({ documents }: { documents: readonly HealthDocument[] }) {
  const known = useRef(new Map<string, HealthDocument['reading_state']>());
  const [news, setNews] = useState('');
  useEffect(() => {
    const told = documents.flatMap((document) => {
      const before = known.current.get(document.id);
      const now = document.reading_state;
      if (before === undefined || before === now) return [];
      if (now === 'done') return [`${nameOf(document)} was read.`];
      return now === 'failed' ? [`${nameOf(document)} could not be read.`] : [];
    });
    known.current = new Map(documents.map(({ id, reading_state }) => [id, reading_state]));
    if (told.length > 0) setNews(told.join(' '));
  }, [documents]);
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  );
}
