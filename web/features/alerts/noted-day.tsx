import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { isEmptyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import { isEmptySignals } from '@lunaria/domain/signals/health-signals.ts';
import { useEffect } from 'react';
import { useBleedingDays } from '../../data/bleeding/bleeding.ts';
import { useRecentLogs } from '../../data/daily-log/logs.ts';
import { useMonthAnswers } from '../../data/day-entry/day-answers.ts';
import { useMonthSignals } from '../../data/signals/signals.ts';

interface NotedDayProps {
  userId: string;
  day: CalendarDate;
  onNoted: () => void;
}

/**
 * Draws nothing: says once anything at all is noted of a day that a form shows, in any of her lists. Until then nothing of it
 * can be dangerous, and the engine, which weighs as much as the page, is not fetched. A list that did not load may hold something.
 */
export default function NotedDay({ userId, day, onNoted }: NotedDayProps) {
  const logs = useRecentLogs(userId);
  const signals = useMonthSignals(userId, day);
  const bleeding = useBleedingDays(userId);
  const answers = useMonthAnswers(userId, day);

  const log = logs.logs.get(day);
  const noted = signals.signals.get(day);
  const said = answers.rows.find((row) => row.day === day);
  const isNoted =
    [logs, signals, bleeding, answers].some(({ status }) => status === 'failed') ||
    (log !== undefined && (!isEmptyLog(log) || log.blood_pressure_unreadable)) ||
    (noted !== undefined && (!isEmptySignals(noted) || noted.notes_unreadable)) ||
    bleeding.days.has(day) ||
    said !== undefined;
  useEffect(() => {
    if (isNoted) onNoted();
  }, [isNoted, onNoted]);
  return null;
}
