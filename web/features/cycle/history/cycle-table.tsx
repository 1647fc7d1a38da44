import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { countDays, shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { isFinished, type ShownCycle, sayLength, sayWhyNot } from './say-cycle.ts';

interface CycleTableProps {
  /** Newest first. */
  cycles: readonly ShownCycle[];
  today: CalendarDate;
  onOpen: (start: CalendarDate) => void;
}

const CELL = 'py-2 pr-2 sm:pr-3';

/** What the chart shows, in words and numbers. */
export function CycleTable({ cycles, today, onOpen }: CycleTableProps) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">Cycles, newest first</caption>
      <thead className="type-label max-sm:text-xs">
        <tr className="border-b border-border">
          <th scope="col" className={CELL}>
            Start
          </th>
          <th scope="col" className={CELL}>
            Length
          </th>
          <th scope="col" className={CELL}>
            Bleeding
          </th>
          <th scope="col" className={CELL}>
            Ovulation
          </th>
          <th scope="col" className="py-2 max-sm:hidden">
            Counts
          </th>
        </tr>
      </thead>
      <tbody className="type-small tabular-nums">
        {cycles.map((cycle) => (
          <TableRow key={cycle.start} {...{ cycle, today, onOpen }} />
        ))}
      </tbody>
    </table>
  );
}

interface TableRowProps extends Omit<CycleTableProps, 'cycles'> {
  cycle: ShownCycle;
}

function TableRow({ cycle, today, onOpen }: TableRowProps) {
  const { start, bleedingDays, ovulation } = cycle;
  const why = sayWhyNot(cycle);
  return (
    <>
      <tr className={`border-border align-top ${why === null ? 'border-b' : 'sm:border-b'}`}>
        <th scope="row" className={`${CELL} font-regular`}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(start)}
            className="min-h-6 whitespace-nowrap rounded-small text-left text-primary underline underline-offset-3 hover:decoration-2"
          >
            {shortDay(start, today)}
          </button>
        </th>
        <td className={CELL}>
          <Days text={sayLength(cycle)} />
        </td>
        <td className={CELL}>
          {bleedingDays === null ? <None word="not recorded" /> : <Days text={countDays(bleedingDays)} />}
        </td>
        <td className={CELL}>
          {ovulation === null ? <None word="not known" /> : `day ${ovulation.cycleDay}`}
        </td>
        <td className="py-2 max-sm:hidden">{why ?? (isFinished(cycle) ? 'Counted' : 'Goes on')}</td>
      </tr>
      {why !== null && (
        <tr className="border-b border-border sm:hidden">
          <td colSpan={4} className="type-hint pb-2 text-muted">
            {why}
          </td>
        </tr>
      )}
    </>
  );
}

/** On a narrow screen the number alone is in view: the column says what it counts. */
function Days({ text }: { text: string }) {
  const [number = '', ...unit] = text.split(' days');
  return (
    <>
      {number}
      {unit.length > 0 && <span className="max-sm:sr-only"> days</span>}
    </>
  );
}

function None({ word }: { word: string }) {
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{word}</span>
    </span>
  );
}
