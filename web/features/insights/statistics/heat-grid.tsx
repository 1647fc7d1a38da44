import type { Alignment, HeatMap, HeatRow } from '@lunaria/domain/patterns/heat-map.ts';
import { nameColumn, nameSubject, sayCell } from '@lunaria/domain/patterns/say-patterns.ts';
import { TRAITS } from '@lunaria/domain/patterns/traits.ts';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { HeatDisc, type HeatTone } from './heat-disc.tsx';
import { moveInGrid } from './move-in-grid.ts';

interface HeatGridProps {
  map: HeatMap;
  alignment: Alignment;
  /** Width of the names and of each column, in px. */
  nameWidth: number;
  columnWidth: number;
  areNumbersShown: boolean;
  /** Columns that lie in her usual period, or in the days before the next one. */
  isMarked: (column: HeatMap['columns'][number]) => boolean;
}

/** One row for each symptom and mood, one column for each day or few; what a cell says stands below. */
export function HeatGrid({
  map,
  alignment,
  nameWidth,
  columnWidth,
  areNumbersShown,
  isMarked,
}: HeatGridProps) {
  const { columns, rows } = map;
  const { table, stop, isTouched, choose, readKey } = useCellInReach(map);
  const size = Math.min(columnWidth - 2, 26);

  return (
    <>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells are gone through with the arrow keys
        role="grid"
        aria-label={alignment === 'cycle-day' ? 'By cycle day' : 'Before the next period'}
        onKeyDown={readKey}
        onFocus={(event: FocusEvent) => choose(event)}
        onMouseOver={choose}
        className="table-fixed border-collapse"
      >
        <thead>
          <tr>
            <th scope="col" style={{ width: nameWidth }} className="p-0 font-regular">
              <span className="sr-only">Symptom or mood</span>
            </th>
            {columns.map((column, index) => (
              <ColumnHead
                key={column.from}
                column={column}
                width={columnWidth}
                isLabelled={isLabelled(columns, index, columnWidth)}
                isMarked={isMarked(column)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, null].map((row, rowIndex) => (
            <HeatLine
              key={nameRow(map, rowIndex)}
              stopAt={rowIndex === stop.row ? stop.column : null}
              {...{ map, row, rowIndex, size, areNumbersShown }}
            />
          ))}
        </tbody>
      </table>
      <Readout map={map} at={isTouched ? stop : null} />
    </>
  );
}

/** The cell that Tab reaches, and how it moves: with the focus, the pointer and the arrow keys. */
function useCellInReach({ columns, rows }: HeatMap) {
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  const [isTouched, setTouched] = useState(false);
  // Another range may be smaller.
  const stop = { row: Math.min(at.row, rows.length), column: Math.min(at.column, columns.length - 1) };

  function choose(event: { target: EventTarget }) {
    const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null;
    if (!cell) return;
    setAt({ row: Number(cell.dataset.row), column: Number(cell.dataset.column) });
    setTouched(true);
  }
  function readKey(event: KeyboardEvent) {
    const reached = moveInGrid(event, stop, { rows: rows.length + 1, columns: columns.length });
    if (reached === null) return;
    event.preventDefault();
    const cell = table.current?.querySelector(
      `td[data-row="${reached.row}"][data-column="${reached.column}"]`,
    );
    if (cell instanceof HTMLElement) cell.focus();
  }
  return { table, stop, isTouched, choose, readKey };
}

interface Place {
  /** The last one, after those of the map: whether anything was recorded at all. */
  row: number;
  column: number;
}

interface ColumnHeadProps {
  column: HeatMap['columns'][number];
  width: number;
  isLabelled: boolean;
  isMarked: boolean;
}

function ColumnHead({ column, width, isLabelled, isMarked }: ColumnHeadProps) {
  return (
    <th scope="col" abbr={nameColumn(column)} style={{ width }} className="p-0 align-bottom font-regular">
      <span className="sr-only">{nameColumn(column)}</span>
      <span
        aria-hidden="true"
        className="type-hint block h-5 whitespace-nowrap text-center text-[12px] text-muted"
      >
        {isLabelled ? column.from : ''}
      </span>
      <span
        aria-hidden="true"
        className={`mb-1 block h-1.5 forced-color-adjust-none ${isMarked ? 'bg-period' : 'border-b border-border'}`}
      />
    </th>
  );
}

interface HeatLineProps {
  map: HeatMap;
  /** Null: the last one, of all that is recorded. */
  row: HeatRow | null;
  rowIndex: number;
  /** The column that Tab reaches, where it is in this row. */
  stopAt: number | null;
  size: number;
  areNumbersShown: boolean;
}

function HeatLine({ map, row, rowIndex, stopAt, size, areNumbersShown }: HeatLineProps) {
  return (
    <tr className={row === null ? 'border-t border-border' : undefined}>
      <th scope="row" className="type-hint h-7 pr-2 text-left leading-4 font-regular">
        {nameRow(map, rowIndex)}
      </th>
      {map.columns.map((column, index) => (
        <td
          key={column.from}
          tabIndex={index === stopAt ? 0 : -1}
          data-row={rowIndex}
          data-column={index}
          className="h-7 cursor-default p-0 outline-offset-[-2px]"
        >
          <span className="sr-only">{sayNumbers(map, rowIndex, index)}</span>
          <span aria-hidden="true" className="grid place-items-center">
            <Cell
              tone={toneOf(row)}
              marked={row === null ? column.recorded : (row.marked[index] ?? 0)}
              {...{ column, size, areNumbersShown }}
            />
          </span>
        </td>
      ))}
    </tr>
  );
}

/** The numbers of the cell she points at or has gone to; before that, how to get there. */
function Readout({ map, at }: { map: HeatMap; at: Place | null }) {
  const column = at && map.columns[at.column];
  return (
    <p data-readout className="type-small mt-3 min-h-10 text-muted">
      {at && column ? (
        <>
          <span className="font-medium text-text">
            {nameRow(map, at.row)}, {nameColumn(column).toLowerCase()}:
          </span>{' '}
          {sayNumbers(map, at.row, at.column)}.
        </>
      ) : (
        'Point at a day, or go through the map with the arrow keys, to read its numbers here.'
      )}
    </p>
  );
}

function nameRow({ rows, traits }: HeatMap, row: number): string {
  const subject = rows[row]?.subject;
  return subject === undefined ? 'Recorded at all' : nameSubject(subject, traits);
}

function sayNumbers({ columns, rows }: HeatMap, row: number, column: number): string {
  const days = columns[column];
  if (days === undefined) return '';
  const marked = rows[row]?.marked[column];
  return marked === undefined ? `recorded in ${days.recorded} of ${days.cycles}` : sayCell(marked, days);
}

interface CellProps {
  tone: HeatTone;
  marked: number;
  column: HeatMap['columns'][number];
  size: number;
  areNumbersShown: boolean;
}

function Cell({ tone, marked, column, size, areNumbersShown }: CellProps) {
  if (column.recorded === 0) return null;
  if (marked === 0) return <span className="size-[3px] rounded-full bg-control" />;
  if (areNumbersShown) return <span className="type-hint tabular-nums">{marked}</span>;
  return <HeatDisc tone={tone} share={marked / column.cycles} size={size} />;
}

function toneOf(row: HeatRow | null): HeatTone {
  if (row === null) return 'recorded';
  return row.subject !== 'pms-severity' && TRAITS[row.subject.trait]?.kind === 'mood' ? 'mood' : 'symptom';
}

/** As many numbers as have room, the first and the last of them always. */
function isLabelled(columns: HeatMap['columns'], index: number, columnWidth: number): boolean {
  const column = columns[index];
  if (column === undefined) return false;
  if (columnWidth >= 24) return true;
  return index === 0 || index === columns.length - 1 || column.from % 5 === 0;
}
