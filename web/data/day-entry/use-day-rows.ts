import { EMPTY_BLEEDING } from '@lunaria/domain/bleeding/bleeding-day.ts';
import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { firstDayOf, lastDayOf, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { valuesOf } from '@lunaria/domain/daily-log/daily-log.ts';
import { RECENT_LOG_DAYS } from '@lunaria/domain/daily-log/recent-logs.ts';
import { EMPTY_ANSWERS } from '@lunaria/domain/day-entry/day-answers.ts';
import type { DayRows } from '@lunaria/domain/day-entry/day-rows.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { useMemo } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useBleedingDays } from '../bleeding/bleeding.ts';
import { useLogRange } from '../daily-log/logs.ts';
import { pickSignals, useMonthSignals } from '../signals/signals.ts';
import { useMonthAnswers } from './day-answers.ts';

export interface DayRowsState {
  status: 'loading' | 'ready' | 'failed';
  rows: DayRows;
  /** Her notes of the day cannot be opened; they are kept as they are. */
  hasUnreadableNotes: boolean;
  retry: () => void;
}

/** A day in the four records it is kept in, with the changes that wait to be sent, asked for as other screens ask. */
export function useDayRows(userId: string, stage: LifeStage, day: CalendarDate): DayRowsState {
  const today = useToday();
  const recentFrom = addDays(today, 1 - RECENT_LOG_DAYS);
  const isRecent = day >= recentFrom && day <= today;
  const month = monthOf(day);
  const [from, to] = isRecent ? [recentFrom, today] : [firstDayOf(month), lastDayOf(month)];
  const logs = useLogRange(userId, from, to);
  const signals = useMonthSignals(userId, day);
  const bleeding = useBleedingDays(userId);
  const answers = useMonthAnswers(userId, day);

  const log = logs.logs.get(day) ?? null;
  const noted = signals.signals.get(day);
  const bled = bleeding.days.get(day);
  const said = answers.rows.find((row) => row.day === day);
  const rows = useMemo((): DayRows => {
    const { words, symptoms, medicines, tags } = said ?? EMPTY_ANSWERS;
    return {
      bleeding: bled ? { flow: bled.flow, kind: bled.kind } : EMPTY_BLEEDING,
      signals: noted ? pickSignals(noted) : EMPTY_SIGNALS,
      log: valuesOf(log, stage),
      answers: { words, symptoms, medicines, tags },
    };
  }, [log, noted, bled, said, stage]);

  const parts = [logs, signals, bleeding, answers];
  const has = (status: string) => parts.some((part) => part.status === status);
  return {
    status: has('loading') ? 'loading' : has('failed') ? 'failed' : 'ready',
    rows,
    hasUnreadableNotes: noted?.notes_unreadable ?? false,
    retry: () => {
      for (const part of parts) if (part.hasFailed || part.isOutdated) part.retry();
    },
  };
}
