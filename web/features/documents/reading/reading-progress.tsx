import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { Clock } from 'lucide-react';
import { Progress } from '../../../ui/progress.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ReadingDiscs } from '../reading-discs.tsx';

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

/** How far it is. Told aloud only when it ends (reading-news.tsx): a voice that counts pages is in the way. */
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
