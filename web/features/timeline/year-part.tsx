import { MONTH_NAMES } from '@lunaria/domain/calendar/name-day.ts';
import { listMonths, type TimelineYear } from '@lunaria/domain/timeline/by-year.ts';
import { isOften, nameBand, sayBandTime, sayOften } from '@lunaria/domain/timeline/say-timeline.ts';
import { BAND_KINDS, type BandKind } from '@lunaria/domain/timeline/timeline.ts';
import { LineButton } from '../../ui/line-button.tsx';
import { EventList } from './event-row.tsx';
import type { Zoom } from './zoom.ts';

interface YearPartProps {
  part: TimelineYear;
  zoom: Zoom;
  showsStages: boolean;
  /** To see what comes often one by one. */
  onOpen: () => void;
}

/** Takes the focus where she asked to see it nearer. */
export const yearIdOf = (year: number) => `timeline-${year}`;

/** One year: its stages and what happened in it. */
export function YearPart({ part, zoom, showsStages, onOpen }: YearPartProps) {
  const { year, age, bands, events } = part;
  const often = zoom === 'year' && showsStages ? sayOften(events) : '';
  const alone = often === '' ? events : events.filter((event) => !isOften(event));
  return (
    <section aria-labelledby={yearIdOf(year)}>
      <h2
        id={yearIdOf(year)}
        tabIndex={-1}
        className="type-h2 flex flex-wrap items-baseline gap-x-3 rounded-small print:break-after-avoid"
      >
        {year}
        {age !== null && <span className="type-small text-muted">turned {age}</span>}
      </h2>
      {showsStages && <Stages year={year} bands={bands} />}
      {zoom === 'year' ? (
        <EventList label={`Events of ${year}`} events={alone} />
      ) : (
        listMonths(events).map(({ month, events: ofMonth }) => {
          const name = month === null ? `Some time in ${year}` : `${MONTH_NAMES[month - 1]} ${year}`;
          return (
            <div key={name} className="mt-4">
              <h3 className="type-label print:break-after-avoid">{name}</h3>
              <EventList label={name} events={ofMonth} />
            </div>
          );
        })
      )}
      {often !== '' && (
        <p className="type-small mt-2 text-muted">
          {often}.{' '}
          <span className="print:hidden">
            <LineButton onPress={onOpen}>
              Show each<span className="sr-only"> of {year}</span>
            </LineButton>
          </span>
        </p>
      )}
    </section>
  );
}

const stageOf = (kind: BandKind) => BAND_KINDS.find(({ value }) => value === kind)?.stage;

/** The stages that lie in the year: words, and which part of it. */
function Stages({ year, bands }: Pick<TimelineYear, 'year' | 'bands'>) {
  if (bands.length === 0) {
    return (
      <p className="type-small mt-1 border-b-2 border-dashed border-control pb-1.5 text-muted print:break-after-avoid">
        Stage: not recorded
      </p>
    );
  }
  return (
    <ul aria-label={`Stages in ${year}`} className="mt-2 space-y-2 print:break-after-avoid">
      {bands.map(({ band, from, to }) => (
        <li key={band.id} data-stage={stageOf(band.kind)} className="print:break-inside-avoid">
          <p className="type-small flex flex-wrap gap-x-2">
            <span className="font-medium text-stage">{nameBand(band.kind)}</span>
            <span className="text-muted">{sayBandTime(band)}</span>
          </p>
          {/* It repeats what the words say. */}
          <div aria-hidden="true" className="relative mt-1 h-2 overflow-hidden rounded-full bg-sunken">
            <div
              className="absolute inset-y-0 rounded-full bg-stage forced-colors:bg-[CanvasText] [print-color-adjust:exact]"
              style={{ left: `${from * 100}%`, width: `${Math.max((to - from) * 100, 1)}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
