import type { EmptyYears, TimelineYear, TimelineYears } from '@lunaria/domain/timeline/by-year.ts';
import { sayEmptyYears } from '@lunaria/domain/timeline/say-timeline.ts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { EventList } from './event-row.tsx';
import { YearPart, yearIdOf } from './year-part.tsx';
import type { Zoom } from './zoom.ts';

interface YearListProps {
  parts: TimelineYears;
  zoom: Zoom;
  /** False: something was asked for, and stages are no answer. */
  showsStages: boolean;
  /** What comes often in a year is wanted one by one. */
  onOpenYear: (year: number) => void;
  /** It is focused when the years are there; null: none. */
  focusedYear: number | null;
}

/** So many lines at first, and so many more each time the end comes near. */
const STEP = 120;
/** A heading and its stages. */
const LINES_OF_HEAD = 4;

/** Years, newest first. They are added as she goes down: thirty at once would take a second of a slow phone. */
export function YearList({ parts, zoom, showsStages, onOpenYear, focusedYear }: YearListProps) {
  const [lines, setLines] = useState(focusedYear === null ? STEP : Number.POSITIVE_INFINITY);
  const end = useRef<HTMLDivElement>(null);
  const shown = takeYears(parts.years, lines);
  const hasMore = shown.length < parts.years.length;

  useEffect(() => {
    if (focusedYear !== null) document.getElementById(yearIdOf(focusedYear))?.focus();
  }, [focusedYear]);

  useEffect(() => {
    // Paper has no end that comes near.
    const all = () => flushSync(() => setLines(Number.POSITIVE_INFINITY));
    window.addEventListener('beforeprint', all);
    return () => window.removeEventListener('beforeprint', all);
  }, []);

  useEffect(() => {
    // Watched anew after each step: an end that is still in view says so only once.
    if (!hasMore || lines === 0 || !end.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setLines((before) => before + STEP),
      { rootMargin: '600px 0px' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [hasMore, lines]);

  return (
    <div className="space-y-9 print:space-y-5">
      {parts.ahead.length > 0 && (
        <section aria-labelledby="timeline-ahead">
          <h2 id="timeline-ahead" className="type-h2 print:break-after-avoid">
            Ahead
          </h2>
          <EventList label="Ahead" events={parts.ahead} />
        </section>
      )}
      {shown.map((part) =>
        part.kind === 'empty' ? (
          <p
            key={part.from}
            className="type-small rounded-input border border-dashed border-control px-4 py-3 text-muted print:break-inside-avoid"
          >
            {sayEmptyYears(part)}
          </p>
        ) : (
          <YearPart
            key={part.year}
            part={part}
            zoom={zoom}
            showsStages={showsStages}
            onOpen={() => onOpenYear(part.year)}
          />
        ),
      )}
      {hasMore && (
        <div ref={end} className="text-center print:hidden">
          <Button kind="secondary" onClick={() => setLines((before) => before + STEP)}>
            Show earlier years
          </Button>
        </div>
      )}
    </div>
  );
}

/** The newest whose lines together are so many, one at least. */
function takeYears(years: readonly (TimelineYear | EmptyYears)[], lines: number) {
  let count = 0;
  return years.filter((part) => {
    if (count >= lines) return false;
    count += part.kind === 'empty' ? 1 : LINES_OF_HEAD + part.events.length;
    return true;
  });
}
