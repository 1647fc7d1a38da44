import type { DescribedDay } from '@lunaria/domain/body/describe-days.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { findPhaseBands, type PhaseBand } from '@lunaria/domain/daily-log/history-phases.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useEffect, useMemo } from 'react';
import { useDescribedDays } from '../../data/cycle/use-described-days.ts';

interface BandsPartProps {
  userId: string;
  stage: LifeStage;
  days: readonly CalendarDate[];
  /** The same function from one drawing to the next. Null: they are still on their way. */
  onBands: (bands: readonly PhaseBand[] | null) => void;
}

const NONE: readonly PhaseBand[] = [];

/** What lies behind the charts, handed over: they do not wait for it, nor for its code. */
export default function BandsPart({ userId, stage, days, onBands }: BandsPartProps) {
  const { status, now, days: said } = useDescribedDays(userId, stage);
  const bands = useMemo(() => {
    if (status === 'loading') return null;
    if (said === null || now === null) return NONE;
    const marked = new Map<CalendarDate, DescribedDay>();
    for (const [day, { mark }] of said) if (mark) marked.set(day, mark);
    return findPhaseBands(days, marked, now.today);
  }, [status, said, now, days]);
  useEffect(() => onBands(bands), [onBands, bands]);
  return null;
}
