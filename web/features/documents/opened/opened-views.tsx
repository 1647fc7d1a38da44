import { type HealthDocument, isWordFile } from '@lunaria/domain/documents/health-document.ts';
import type { PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import type { Spot } from '@lunaria/domain/documents/reading/spot.ts';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { type HerReading, useReading } from '../../../data/documents/use-reading.ts';
import { LoadLine } from '../../../ui/load-line.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { PlaceBar, PlacesProvider } from '../places/places.tsx';
import { DocumentFile } from './document-file.tsx';
import { type OpenedView, useOpenedViews } from './use-opened-views.ts';

const DocumentSummary = lazy(() => import('./document-summary.tsx'));
const TextAsRead = lazy(() => import('./text-as-read.tsx'));

const NO_PAGES: readonly never[] = [];

/** What a document says, the original, and the text as it was read; before it was read, the original first. */
export function OpenedViews({ document }: { document: HealthDocument }) {
  const her = useReading(document);
  // Also while it is read once more.
  const wasRead = document.reading_state === 'done' || document.ai_digest !== null;
  const views = useOpenedViews(wasRead);
  const { view, shown, lead } = views;
  const [followed] = useState(() => new Set<string>());
  const around = useRef<HTMLDivElement>(null);
  useKeptFocus(view, around);
  const pages = her.reading?.pages ?? NO_PAGES;
  const isWord = isWordFile(document);
  const places = useMemo(() => ({ hasPages: !isWord, lead }), [isWord, lead]);

  const bar = (other: 'original' | 'text') =>
    shown && <ShownPlace spot={shown.spot} {...{ views, pages, isWord, other }} />;

  return (
    <PlacesProvider value={places}>
      <div ref={around} className="contents">
        <Tabs
          label="Views of the document"
          value={view}
          onValueChange={views.choose}
          className="flex min-h-0 flex-1 flex-col"
          listClassName="mx-4 mb-3 sm:mx-5"
          contentClassName="flex min-h-0 flex-1 flex-col border-t border-border -outline-offset-3 wide:data-[state=inactive]:hidden"
          tabs={[
            {
              value: 'summary',
              label: 'What it says',
              content: (
                <div className="min-h-0 flex-1 overflow-y-auto">
                  <Suspense fallback={<ViewSkeleton />}>
                    <DocumentSummary {...{ document, her, followed }} />
                  </Suspense>
                </div>
              ),
            },
            {
              value: 'original',
              label: 'Original',
              content: (
                <Viewer isLedTo={shown !== null}>
                  {bar('text')}
                  {/* Another document is another viewer: its page, its size. */}
                  <DocumentFile key={document.id} document={document} shown={shown} pages={pages} />
                </Viewer>
              ),
            },
            {
              value: 'text',
              label: 'Text as read',
              content: (
                <>
                  {bar('original')}
                  <Suspense fallback={<ViewSkeleton />}>
                    {her.reading === null ? (
                      <TextMissing her={her} />
                    ) : (
                      <TextAsRead pages={pages} shown={shown} />
                    )}
                  </Suspense>
                </>
              ),
            },
          ]}
        />
      </div>
    </PlacesProvider>
  );
}

interface ShownPlaceProps {
  spot: Spot;
  views: ReturnType<typeof useOpenedViews>;
  pages: readonly PageText[];
  isWord: boolean;
  /** The view in which the same place can be seen too. */
  other: 'original' | 'text';
}

function ShownPlace({ spot, views, pages, isWord, other }: ShownPlaceProps) {
  const label = other === 'original' ? 'See the original' : 'Text as read';
  return (
    <PlaceBar
      spot={spot}
      text={{ pages: [...pages] }}
      onBack={views.goBack}
      isSticky={other === 'original'}
      other={isWord ? null : { label, onPress: () => views.choose(other) }}
    />
  );
}

/** What leads from one view to another goes with the one it stood in: the focus goes on from the tab. */
function useKeptFocus(view: OpenedView, around: RefObject<HTMLElement | null>): void {
  const last = useRef(view);
  useEffect(() => {
    if (last.current === view) return;
    last.current = view;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      around.current?.querySelector<HTMLElement>('[role=tab][data-state=active]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [view, around]);
}

/** `isLedTo`: on a narrow screen the page goes to where it begins. */
function Viewer({ isLedTo, children }: { isLedTo: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLedTo && window.matchMedia('(width < 70rem)').matches)
      place.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [isLedTo]);
  return (
    <div
      ref={place}
      className="flex scroll-mt-20 min-h-0 flex-1 flex-col max-wide:h-[82dvh] max-wide:flex-none"
    >
      {children}
    </div>
  );
}

/** Opened at a place of its text, before that is here. */
function TextMissing({ her: { hasFailed, isRetrying, retry } }: { her: HerReading }) {
  if (!hasFailed) return <ViewSkeleton />;
  return (
    <div role="status" className="p-4 sm:p-5">
      <LoadLine onRetry={retry} isRetrying={isRetrying}>
        What was read from it did not load. It is safe on the server.
      </LoadLine>
    </div>
  );
}

function ViewSkeleton() {
  return (
    <SkeletonGroup className="space-y-3 p-5">
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-4 w-2/3" />
    </SkeletonGroup>
  );
}
