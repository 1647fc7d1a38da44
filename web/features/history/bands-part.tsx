import { describeDays } from '@lunaria/domain/body/describe-days.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { findPhaseBands, type PhaseBand } from '@lunaria/domain/daily-log/history-phases.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useEffect, useMemo } from 'react';
import { useLookAhead } from '../../data/cycle/use-look-ahead.ts';

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
  const { status, now, her } = useLookAhead(userId, stage);
  // Not `her` itself, which is another with every drawing.
  const facts = her.state === 'ready' ? her.facts : null;
  const cycles = her.state === 'ready' ? her.cycles : null;
  const bands = useMemo(() => {
    if (status === 'loading') return null;
    if (facts === null || cycles === null || now === null) return NONE;
    return findPhaseBands(days, describeDays({ facts, cycles, ahead: now.ahead }), now.today);
  }, [status, facts, cycles, now, days]);
  useEffect(() => onBands(bands), [onBands, bands]);
  return null;
}
