import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DayValue } from '@lunaria/domain/daily-log/history.ts';
import type { PhaseBand } from '@lunaria/domain/daily-log/history-phases.ts';
import type { Quantity } from '@lunaria/domain/daily-log/quantities.ts';
import { logAddressOf } from '@lunaria/domain/dashboard/places.ts';
import type { Units } from '@lunaria/domain/profile/units.ts';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { TextLink } from '../../../ui/text-link.tsx';
import { findPhaseOf, NOT_LOGGED, PHASE_NAMES, sayDay, sayDayValue, sayValue } from '../say-history.ts';
import { type ChartLayout, findDayAt } from './chart-layout.ts';

interface DayCursorProps {
  quantity: Quantity;
  /** In the units of the wire. */
  series: readonly DayValue[];
  days: readonly CalendarDate[];
  bands: readonly PhaseBand[];
  units: Units;
  today: CalendarDate;
  layout: ChartLayout;
  /** The drawing. */
  children: ReactNode;
}

const WEEK = 7;

/** Reads a day off the chart: by pointing, touching, or with the arrow keys. It begins at the newest logged day. */
export function DayCursor({ layout, children, ...chart }: DayCursorProps) {
  const { quantity, series, days, bands, units, today } = chart;
  const newest = series.findLastIndex((value) => value !== null);
  const last = days.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const index = Math.min(chosen ?? newest, last);
  const day = days[index];
  if (day === undefined) return children;
  const value = series[index] ?? null;
  const phase = findPhaseOf(index, bands);
  const sentence = sayDayValue(day, value, { quantity, units, today });

  function readKey(event: KeyboardEvent) {
    const next = NEXT[event.key]?.(index, last);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.min(Math.max(next, 0), last));
  }
  const point = (event: PointerEvent<HTMLElement>) =>
    setChosen(
      findDayAt(layout, layout.left + event.clientX - event.currentTarget.getBoundingClientRect().left),
    );

  return (
    <>
      <DayRead {...{ day, value, phase, quantity, units, today }} isNewest={chosen === null} />
      <div className="relative">
        {children}
        {chosen !== null && <Mark layout={layout} index={index} />}
        <div
          role="slider"
          tabIndex={0}
          aria-label={`${quantity.label}, day by day`}
          aria-valuemin={1}
          aria-valuemax={days.length}
          aria-valuenow={index + 1}
          aria-valuetext={phase === null ? sentence : `${sentence}. ${PHASE_NAMES[phase]}`}
          onKeyDown={readKey}
          onFocus={() => setChosen(index)}
          onPointerMove={(event) => event.pointerType !== 'touch' && point(event)}
          onPointerDown={point}
          onTouchMove={(event) => {
            const touch = event.touches[0];
            const { left } = event.currentTarget.getBoundingClientRect();
            if (touch) setChosen(findDayAt(layout, layout.left + touch.clientX - left));
          }}
          className="absolute cursor-crosshair touch-pan-y rounded-small"
          style={{
            left: layout.left,
            top: layout.top,
            width: layout.right - layout.left,
            height: layout.bottom - layout.top,
          }}
        />
      </div>
    </>
  );
}

const NEXT: Record<string, ((index: number, last: number) => number) | undefined> = {
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  PageDown: (index) => index - WEEK,
  PageUp: (index) => index + WEEK,
  Home: () => 0,
  End: (_, last) => last,
};

interface DayReadProps {
  day: CalendarDate;
  value: DayValue;
  phase: PhaseBand['kind'] | null;
  quantity: Quantity;
  units: Units;
  today: CalendarDate;
  /** She has not chosen a day yet. */
  isNewest: boolean;
}

/** What the day says, and the way to it. */
function DayRead({ day, value, phase, quantity, units, today, isNewest }: DayReadProps) {
  return (
    <div className="flex items-end justify-between gap-4">
      <p>
        <span className="type-small text-muted">
          {isNewest && 'Newest: '}
          {sayDay(day, today)}
          {phase && `. ${PHASE_NAMES[phase]}`}
        </span>
        <strong
          className={`block text-lg tabular-nums ${value === null ? 'font-regular text-muted' : 'font-strong'}`}
        >
          {value === null ? NOT_LOGGED : sayValue(value, quantity, units)}
        </strong>
      </p>
      <TextLink to={logAddressOf(day)} className="type-small inline-flex min-h-6 shrink-0 items-center">
        Open this day
      </TextLink>
    </div>
  );
}

function Mark({ layout, index }: { layout: ChartLayout; index: number }) {
  const { width, height, top, bottom, xOf, yOf, series } = layout;
  const x = xOf(index);
  return (
    <svg {...{ width, height }} aria-hidden="true" className="pointer-events-none absolute inset-0">
      <path d={`M${x},${top}V${bottom}`} className="stroke-text stroke-1 forced-colors:stroke-[CanvasText]" />
      {series[index]?.map((value, part) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the upper number, then the lower one
          key={part}
          cx={x}
          cy={yOf(value)}
          r="5.5"
          className="fill-surface stroke-text stroke-2 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        />
      ))}
    </svg>
  );
}
