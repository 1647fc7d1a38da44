import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import type { DateWindow } from '@lunaria/domain/cycle/forecast/forecast-cycle.ts';
import { memo } from 'react';
import { type ShownCycle, sayCycle, sayLength, sayWhyNot } from '../say-cycle.ts';
import { COLUMNS } from './chart-ground.tsx';
import { CycleDrawing } from './cycle-drawing.tsx';
import { layOutCycle } from './lay-out-cycles.ts';

interface CycleRowProps {
  cycle: ShownCycle;
  today: CalendarDate;
  axisDays: number;
  hatchId: string;
  window: DateWindow | null;
  onOpen: (start: CalendarDate) => void;
}

/** A cycle as a line. What lies out of sight is not drawn: thirty years stay quick. */
export const CycleRow = memo(function CycleRow(props: CycleRowProps) {
  const { cycle, today, axisDays, hatchId, window, onOpen } = props;
  const why = sayWhyNot(cycle);
  const isOtherYear = cycle.start.slice(0, 4) !== today.slice(0, 4);
  return (
    <li className="[contain-intrinsic-size:auto_2.5rem] [content-visibility:auto]">
      <button
        type="button"
        id={`cycle-${cycle.start}`}
        aria-haspopup="dialog"
        aria-label={sayCycle(cycle, today)}
        onClick={() => onOpen(cycle.start)}
        className={`type-label w-full items-center rounded-small text-left transition-colors hover:bg-text/5 max-sm:text-xs -outline-offset-3 ${COLUMNS}`}
      >
        <span className="tabular-nums">
          {isOtherYear ? (
            <>
              {shortDay(cycle.start, cycle.start)}
              <span className="type-hint block text-muted max-sm:text-xs max-sm:leading-3.5">
                {cycle.start.slice(0, 4)}
              </span>
            </>
          ) : (
            shortDay(cycle.start, today)
          )}
        </span>
        <CycleDrawing
          line={layOutCycle(cycle, axisDays, window)}
          {...{ axisDays, hatchId }}
          isCounted={why === null}
        />
        <Length cycle={cycle} />
        {why !== null && (
          <span className="type-hint col-span-2 col-start-2 -mt-1 pb-1.5 text-muted">{why}</span>
        )}
      </button>
    </li>
  );
});

function Length({ cycle }: { cycle: ShownCycle }) {
  // On a narrow screen the number alone: the sentence above says what it is.
  const [before = '', number = '–', after = ''] = sayLength(cycle).split(/(\d+)/);
  return (
    <span className="text-right tabular-nums">
      <span className="max-sm:hidden">{before === '–' ? '' : before}</span>
      {number}
      <span className="max-sm:hidden">{after}</span>
    </span>
  );
}
