import { PhaseDisc, type PhaseLook } from '../../../app/phase-disc.tsx';
import { ExampleFigure } from './example-figure.tsx';

/** Rows of the file from the history, in the order of its columns; an empty cell is a day that was not logged. */
const ROWS = [
  ['2026-11-12', '7.5', '6', '36.4', 'negative'],
  ['2026-11-13', '7', '7', '36.4', 'negative'],
  ['2026-11-14', '', '', '', ''],
  ['2026-11-15', '6.5', '7', '36.3', 'positive'],
  ['2026-11-16', '8', '8', '36.5', 'positive'],
  ['2026-11-17', '7', '6', '36.7', 'negative'],
];
const COLUMNS = ['Date', 'Hours slept', 'Mood', 'Basal temp. (°C)', 'LH test'];
/** The same days of the calendar, from the 2nd to the 29th. */
const LOOKS = Array.from({ length: 28 }, (_, index): PhaseLook | null => {
  if (index < 5) return 'period';
  if (index >= 10 && index < 14) return 'fertile';
  return index === 14 ? 'ovulation' : null;
});

/** What she can bring: her log as a table, and the month it belongs to. */
export function TableExcerpt({ className = '' }: { className?: string }) {
  return (
    <ExampleFigure
      title="One cycle, as she recorded it"
      said="A cycle of 28 days as a row of discs, and six lines of a table with date, hours slept, mood, basal temperature and the result of an LH test. One day is not logged and its cells are empty."
      className={className}
    >
      <p className="type-hint text-muted">2 to 29 November 2026</p>
      <div className="isolate mt-2 flex">
        {LOOKS.map((look, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
          <span key={index} className="relative grid aspect-square flex-1 place-items-center">
            {look ? (
              <span className="absolute -inset-[12%]">
                <PhaseDisc look={look} />
              </span>
            ) : (
              <span className="size-1 rounded-full border border-control sm:size-1.5" />
            )}
          </span>
        ))}
      </div>
      <p className="type-hint mt-7 truncate text-muted">lunaria-2026-11-12-to-2026-11-17.csv</p>
      <table className="type-hint mt-2 w-full text-left tabular-nums wrap-anywhere">
        <thead>
          <tr className="border-y border-border text-muted">
            {COLUMNS.map((column, index) => (
              <th key={column} className={`py-2 pr-4 align-bottom font-regular last:pr-0 ${hide(index)}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((cells) => (
            <tr key={cells[0]} className="border-b border-border last:border-0">
              {cells.map((cell, index) => (
                <td key={COLUMNS[index]} className={`h-9 pr-4 whitespace-nowrap last:pr-0 ${hide(index)}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ExampleFigure>
  );
}

/** On a phone the mood has to stand back. */
const hide = (column: number) => (column === 2 ? 'max-sm:hidden' : '');
