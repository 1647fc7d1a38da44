import { type HealthDocument, nameOf } from '@lunaria/domain/documents/health-document.ts';
import { Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Progress } from '../../../ui/progress.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

type UnderWay = Pick<HealthDocument, 'reading_page' | 'reading_pages'>;

/** `Reading page 2 of 5`; without pages that are known, `Reading the document`. */
export function sayReading({ reading_page: page, reading_pages: pages }: UnderWay): string {
  if (page === null || pages === null || pages < 2) return 'Reading the document';
  return `Reading page ${page} of ${pages}`;
}

export function WaitingLine() {
  return (
    <p className="type-small mt-2.5 flex items-center gap-2 text-muted">
      <Clock aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />
      Waiting to be read
    </p>
  );
}

/** How far it is. Told aloud only when it ends: a voice that counts pages is in the way. */
export function ReadingProgress({ document }: { document: HealthDocument }) {
  const { reading_page: page, reading_pages: pages } = document;
  const hasPages = page !== null && pages !== null && pages > 1;
  return (
    <div className="mt-3">
      <div className="flex items-center gap-3.5">
        <ReadingDiscs />
        <div className="min-w-0">
          <p className="type-button font-strong tabular-nums">{sayReading(document)}</p>
          <p className="type-small text-muted">Usually a few seconds. You can leave this page.</p>
        </div>
      </div>
      {hasPages ? (
        <div className="mt-3 max-w-110">
          {/* The page under way is not read yet. */}
          <Progress label="Pages read" value={page - 1} max={pages} />
        </div>
      ) : (
        <div aria-hidden="true" className="mt-3 space-y-2.5">
          <Skeleton className="h-3 w-[68%] rounded-full!" />
          <Skeleton className="h-3 w-[58%] rounded-full!" />
          <Skeleton className="h-3 w-[33%] rounded-full!" />
        </div>
      )}
    </div>
  );
}

/** Three discs that take turns while a document is read. Beside words. */
function ReadingDiscs() {
  return (
    <span aria-hidden="true" className="isolate inline-flex shrink-0">
      {[0, 1, 2].map((disc) => (
        <span
          key={disc}
          style={{ animationDelay: `${disc * 533}ms` }}
          className={`size-6 animate-take-turns rounded-full border border-control bg-moon [mix-blend-mode:var(--moon-blend)] forced-color-adjust-none ${disc === 0 ? '' : '-ml-2'}`}
        />
      ))}
    </span>
  );
}

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
