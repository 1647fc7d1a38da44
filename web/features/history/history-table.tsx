import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DayValue } from '@lunaria/domain/daily-log/history.ts';
import type { PhaseBand } from '@lunaria/domain/daily-log/history-phases.ts';
import type { Quantity } from '@lunaria/domain/daily-log/quantities.ts';
import type { Units } from '@lunaria/domain/profile/units.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { findPhaseOf, NOT_LOGGED, PHASE_NAMES, sayDay, sayValue } from './say-history.ts';

interface HistoryTableProps {
  quantity: Quantity;
  series: readonly DayValue[];
  days: readonly CalendarDate[];
  bands: readonly PhaseBand[];
  units: Units;
  today: CalendarDate;
}

const PAGE = 31;

/** What the chart shows, day by day, newest first. */
export function HistoryTable({ quantity, series, days, bands, units, today }: HistoryTableProps) {
  const [count, setCount] = useState(PAGE);
  const rows = days.map((day, index) => ({ day, index })).toReversed();
  return (
    <>
      <table className="w-full text-left">
        <caption className="sr-only">{quantity.label}, newest day first</caption>
        <thead className="type-label">
          <tr className="border-b border-border">
            <th scope="col" className="py-2 pr-4">
              Day
            </th>
            <th scope="col" className="py-2 pr-4">
              {quantity.label}
            </th>
            {bands.length > 0 && (
              <th scope="col" className="py-2">
                Cycle
              </th>
            )}
          </tr>
        </thead>
        <tbody className="type-small tabular-nums">
          {rows.slice(0, count).map(({ day, index }) => {
            const value = series[index] ?? null;
            const phase = findPhaseOf(index, bands);
            return (
              <tr key={day} className="border-b border-border">
                <th scope="row" className="py-2 pr-4 font-regular whitespace-nowrap">
                  {sayDay(day, today)}
                </th>
                <td className={`py-2 pr-4 whitespace-nowrap ${value === null ? 'text-muted' : ''}`}>
                  {value === null ? NOT_LOGGED : sayValue(value, quantity, units)}
                </td>
                {bands.length > 0 && <td className="py-2 text-muted">{phase && PHASE_NAMES[phase]}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      {count < days.length && (
        <Button kind="quiet" className="mt-3" onClick={() => setCount(count + PAGE * 2)}>
          {`Show ${Math.min(PAGE * 2, days.length - count)} more days`}
        </Button>
      )}
    </>
  );
}
