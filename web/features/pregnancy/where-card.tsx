import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import {
  explainPhase,
  isGoingOn,
  nameGestationalAge,
  type PregnancyStatus,
  TRIMESTER_NAMES,
} from '@lunaria/domain/pregnancy/gestational-age.ts';
import { Info } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { WeekDiscs } from './week-discs.tsx';

interface WhereCardProps {
  status: PregnancyStatus;
  today: CalendarDate;
  /** The form in which she gave her dates has just gone: the keyboard and the screen reader go on at what came of it. */
  takesFocus: boolean;
  /** What she can do where counting has ended. */
  children?: ReactNode;
}

/** Week and day, drawn as discs; where counting ends, the words for it. */
export function WhereCard({ status, today, takesFocus, children }: WhereCardProps) {
  const { phase, trimester } = status;
  const isCounted = isGoingOn(phase);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const explanation = explainPhase(status, today);
  return (
    <Card className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="type-small text-muted">{nameDay(today)}</p>
        {isCounted && <Badge tone="dashed">Estimate</Badge>}
      </div>
      <h2 ref={title} tabIndex={-1} className="type-h1 mt-1">
        {phase === 'past-42-weeks'
          ? 'Past 42 weeks'
          : phase === 'not-started'
            ? 'Not counted yet'
            : nameGestationalAge(status)}
      </h2>
      {trimester !== null && <p className="mt-1">{TRIMESTER_NAMES[trimester]}</p>}
      {explanation && (
        <p className="measure mt-4 flex gap-2.5 rounded-input bg-moon px-4 py-3 text-text">
          <Info aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          {explanation}
        </p>
      )}
      {children && <div className="mt-5">{children}</div>}
      {phase !== 'past-42-weeks' && <WeekDiscs status={status} />}
    </Card>
  );
}
