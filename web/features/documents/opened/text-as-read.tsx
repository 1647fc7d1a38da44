import type { PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import { type Spot, saySpot } from '@lunaria/domain/documents/reading/spot.ts';
import { type Ref, type RefObject, useEffect, useRef } from 'react';
import { usePlaces } from '../places/places.tsx';

interface TextAsReadProps {
  pages: readonly PageText[];
  /** The lines that are shown; `times` grows when they are asked for again. */
  shown: { spot: Spot; times: number } | null;
}

/** The text of a document, line by line as it was read, with the numbers that every place refers to. */
export default function TextAsRead({ pages, shown }: TextAsReadProps) {
  const { hasPages } = usePlaces();
  const frame = useRef<HTMLElement>(null);
  const marked = useRef<HTMLLIElement>(null);

  useLedToMark(shown, marked, frame);

  if (!pages.some(({ lines }) => lines.length > 0))
    return <p className="p-5 text-muted">No text was read from this document.</p>;

  return (
    <section
      ref={frame}
      aria-label="Text as read"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className="relative min-h-0 flex-1 px-2 py-4 -outline-offset-3 sm:px-4 wide:overflow-y-auto"
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
                  <ReadLine
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines are nothing but their position
                    key={at}
                    ref={isMarked && at + 1 === spot.from ? marked : undefined}
                    page={number}
                    number={at + 1}
                    {...{ text, isMarked, hasPages }}
                  />
                );
              })}
            </ol>
          </div>
        );
      })}
    </section>
  );
}

interface ReadLineProps {
  ref: Ref<HTMLLIElement> | undefined;
  page: number;
  number: number;
  text: string;
  isMarked: boolean;
  hasPages: boolean;
}

function ReadLine({ ref, page, number, text, isMarked, hasPages }: ReadLineProps) {
  return (
    <li
      ref={ref}
      tabIndex={isMarked ? -1 : undefined}
      aria-current={isMarked || undefined}
      aria-label={isMarked ? `${saySpot({ page, from: number, to: number }, hasPages)}: ${text}` : undefined}
      className={`grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 border-l-3 py-0.5 pr-2 -outline-offset-2 ${
        isMarked ? 'border-primary bg-primary-tint font-medium' : 'border-transparent'
      }`}
    >
      <span aria-hidden="true" className="text-right text-muted tabular-nums select-none">
        {number}
      </span>
      <span dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {text}
      </span>
    </li>
  );
}

/** The first of the lines that are shown comes into view and takes the focus. */
function useLedToMark(
  shown: TextAsReadProps['shown'],
  marked: RefObject<HTMLElement | null>,
  frame: RefObject<HTMLElement | null>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again, it is led there again
  useEffect(() => {
    const [line, around] = [marked.current, frame.current];
    if (!line || !around) return;
    // Within its own frame where it has one: the page around it stays where it is.
    if (around.scrollHeight > around.clientHeight)
      around.scrollBy({
        top: line.getBoundingClientRect().top - around.getBoundingClientRect().top - around.clientHeight / 2,
        behavior: 'instant',
      });
    else line.scrollIntoView({ block: 'center', behavior: 'instant' });
    line.focus({ preventScroll: true });
  }, [shown]);
}
