import type { WeekStart } from '@lunaria/domain/calendar/week.ts';
import { useLayoutEffect } from 'react';
import { useUnits } from './units.ts';

export interface KnownWeekStartProps {
  userId: string;
  onKnown: (weekStart: WeekStart) => void;
}

/** Draws nothing: finds with which day her weeks begin, before anything is painted, and hands it over. */
export default function KnownWeekStart({ userId, onKnown }: KnownWeekStartProps) {
  const { weekStart } = useUnits(userId);
  useLayoutEffect(() => onKnown(weekStart), [weekStart, onKnown]);
  return null;
}
