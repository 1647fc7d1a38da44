import type { PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import { useEffect, useRef } from 'react';
import { usePlaces } from '../places/places-context.ts';
import { type Spot, saySpot } from '../places/spot.ts';

interface TextAsReadProps {
  pages: readonly PageText[];
  /** The lines that are shown; `times` grows when they are asked for again. */
  shown: { spot: Spot; times: number } | null;
}

/** The text of a document, line by line as it was read, with the numbers that every place refers to. */
export default function TextAsRead({ pages, shown }: TextAsReadProps) {
  const { hasPages } = usePlaces();
  const marked = useRef<HTMLLIElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is led there again
  useEffect(() => {
    marked.current?.scrollIntoView({ block: 'center' });
    marked.current?.focus({ preventScroll: true });
  }, [shown]);

  if (!pages.some(({ lines }) => lines.length > 0))
    return <p className="p-5 text-muted">No text was read from this document.</p>;

  return (
    <section
      aria-label="Text as read"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto bg-surface px-2 py-4 -outline-offset-3 sm:px-4 max-wide:max-h-[82dvh]"
    >
      {pages.map((page, index) => {
        const number = index + 1;
        const spot = shown?.spot.page === number ? shown.spot : null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are nothing but their position
          <div key={index} className="[contain-intrinsic-size:auto_60rem] [content-visibility:auto]">
            {hasPages && (
              <h3 className="type-label mt-2 mb-2 px-2 text-muted">
                Page {number}
                {page.lines.some(({ source }) => source === 'ocr') && ', read from a picture'}
              </h3>
            )}
            <ol className="type-small pb-4">
              {page.lines.map(({ text }, at) => {
                const isMarked = spot !== null && at + 1 >= spot.from && at + 1 <= spot.to;
                return (
                  <li
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines are nothing but their position
                    key={at}
                    ref={isMarked && at + 1 === spot.from ? marked : undefined}
                    tabIndex={isMarked ? -1 : undefined}
                    aria-current={isMarked || undefined}
                    aria-label={
                      isMarked
                        ? `${saySpot({ page: number, from: at + 1, to: at + 1 }, hasPages)}: ${text}`
                        : undefined
                    }
                    className={`grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 border-l-3 py-0.5 pr-2 -outline-offset-2 ${
                      isMarked ? 'border-primary bg-primary-tint font-medium' : 'border-transparent'
                    }`}
                  >
                    <span aria-hidden="true" className="text-right text-muted tabular-nums select-none">
                      {at + 1}
                    </span>
                    <span dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                      {text}
                    </span>
                  </li>
                );
              })}
            </ol>
          </div>
        );
      })}
    </section>
  );
}
