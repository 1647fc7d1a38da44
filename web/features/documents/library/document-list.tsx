import type { SearchableDocument } from '@lunaria/domain/documents/search-documents.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { DocumentItem } from './document-item.tsx';
import { isFromList } from './library-address.ts';

interface DocumentListProps {
  found: readonly SearchableDocument[];
  words: string;
  openedId: string | null;
}

/** So many at first, and so many more each time the end comes near. */
const STEP = 30;

/** What was found. Rows are added as she goes down: a thousand at once would take a second of a slow phone. */
export function DocumentList({ found, words, openedId }: DocumentListProps) {
  const [count, setCount] = useState(STEP);
  const end = useRef<HTMLDivElement>(null);
  const { state } = useLocation();
  const hasMore = count < found.length;

  useEffect(() => {
    // Watched anew after each step: an end that is still in view says so only once.
    if (count >= found.length || !end.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setCount((before) => before + STEP),
      { rootMargin: '600px 0px' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [found.length, count]);

  return (
    <>
      <ul aria-label="Documents" className="space-y-4">
        {found.slice(0, count).map(({ document }) => (
          <DocumentItem
            key={document.id}
            document={document}
            words={words}
            isOpened={document.id === openedId}
            isReplacing={openedId !== null}
            isFromList={openedId === null || isFromList(state)}
          />
        ))}
      </ul>
      {hasMore && (
        <div ref={end} className="mt-5 text-center">
          <Button kind="secondary" onClick={() => setCount((before) => before + STEP)}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
