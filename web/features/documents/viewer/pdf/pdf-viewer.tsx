import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx';
import { useInnerWidth, ViewerBar, zoomByKey } from '../viewer-bar.tsx';
import { PdfPage } from './pdf-page.tsx';
import { PdfPassword } from './pdf-password.tsx';
import { usePdf } from './use-pdf.ts';

interface PdfViewerProps {
  bytes: Uint8Array;
  name: string;
  /** In the place of a file that cannot be read. */
  broken: ReactNode;
  /** The page to go to, and the text of a line on it; `times` grows when it is asked for again. */
  shown: { page: number; line: string | null; times: number } | null;
}

/** A PDF in the page: all its pages one below the other. */
export default function PdfViewer({ bytes, name, broken, shown }: PdfViewerProps) {
  const state = usePdf(bytes);
  if (state.kind === 'broken') return broken;
  if (state.kind === 'locked') return <PdfPassword wasWrong={state.wasWrong} onUnlock={state.unlock} />;
  if (state.kind === 'open') return <PdfPages pdf={state.pdf} ratio={state.ratio} {...{ name, shown }} />;
  return (
    <SkeletonGroup className="p-4">
      <Skeleton className="mx-auto h-120 w-full max-w-160" />
    </SkeletonGroup>
  );
}

/** Around the pages, in CSS pixels. */
const MARGIN = 16;

interface PdfPagesProps extends Pick<PdfViewerProps, 'name' | 'shown'> {
  pdf: PDFDocumentProxy;
  ratio: number;
}

function PdfPages({ pdf, ratio, name, shown }: PdfPagesProps) {
  const frame = useRef<HTMLElement>(null);
  const frameWidth = useInnerWidth(frame);
  const [zoom, setZoom] = useState(1);
  const [current, setCurrent] = useState(1);
  const width = Math.floor((frameWidth - MARGIN * 2) * zoom);

  const pageAt = (number: number) => frame.current?.querySelector<HTMLElement>(`[data-page="${number}"]`);

  function goTo(number: number) {
    const page = pageAt(number);
    if (page) frame.current?.scrollTo({ top: page.offsetTop - MARGIN });
  }

  const isReady = width > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again it goes there again, another width is no wish
  useEffect(() => {
    if (isReady && shown) goTo(shown.page);
  }, [isReady, shown?.page, shown?.times]);

  /** The last page that begins above the upper third. */
  function findCurrent() {
    const element = frame.current;
    if (!element) return;
    const line = element.scrollTop + element.clientHeight / 3;
    const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 2;
    let found = 1;
    for (let number = 2; number <= pdf.numPages; number += 1)
      if (isAtEnd || (pageAt(number)?.offsetTop ?? Infinity) <= line) found = number;
    setCurrent(found);
  }

  return (
    <>
      <ViewerBar zoom={zoom} onZoom={setZoom}>
        <PageSteps current={current} count={pdf.numPages} goTo={goTo} />
      </ViewerBar>
      <section
        ref={frame}
        aria-label={`Pages of ${name}. Plus and minus change the size.`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        onScroll={findCurrent}
        onKeyDown={(event) => zoomByKey(event, zoom, setZoom)}
        className="relative min-h-0 flex-1 overflow-auto bg-sunken -outline-offset-3"
      >
        <div className="flex min-w-max flex-col gap-4 p-4">
          {isReady &&
            Array.from({ length: pdf.numPages }, (_, index) => (
              <PdfPage
                // biome-ignore lint/suspicious/noArrayIndexKey: pages are nothing but their position
                key={index}
                number={index + 1}
                markedLine={shown?.page === index + 1 ? shown.line : null}
                {...{ pdf, width, ratio, frame }}
              />
            ))}
        </div>
      </section>
    </>
  );
}

interface PageStepsProps {
  current: number;
  count: number;
  goTo: (number: number) => void;
}

/** Which page of how many, with the one before and the one after. */
function PageSteps({ current, count, goTo }: PageStepsProps) {
  return (
    <>
      {count > 1 && (
        <IconButton label="Previous page" isDisabled={current === 1} onPress={() => goTo(current - 1)}>
          <ChevronLeft aria-hidden="true" size={18} strokeWidth={1.75} />
        </IconButton>
      )}
      <p className="type-label tabular-nums" role="status">
        Page {current} of {count}
      </p>
      {count > 1 && (
        <IconButton label="Next page" isDisabled={current === count} onPress={() => goTo(current + 1)}>
          <ChevronRight aria-hidden="true" size={18} strokeWidth={1.75} />
        </IconButton>
      )}
    </>
  );
}
