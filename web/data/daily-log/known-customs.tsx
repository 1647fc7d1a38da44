import type { WeekStart } from '@lunaria/domain/calendar/week.ts';
import type { WrittenForms } from '@lunaria/domain/calendar/written-forms.ts';
import { useLayoutEffect } from 'react';
import { useUnits } from './units.ts';

export interface Customs {
  weekStart: WeekStart;
  forms: WrittenForms;
  /** False: the server was not heard yet, all is as usual where this device is. */
  isLoaded: boolean;
}

export interface KnownCustomsProps {
  userId: string;
  onKnown: (customs: Customs) => void;
}

/** Draws nothing: finds with which day her weeks begin and how dates are written, before anything is painted, and hands it over. */
export default function KnownCustoms({ userId, onKnown }: KnownCustomsProps) {
  const { weekStart, forms, isLoaded } = useUnits(userId);
  const { dates, clock } = forms;
  useLayoutEffect(
    () => onKnown({ weekStart, forms: { dates, clock }, isLoaded }),
    [weekStart, dates, clock, isLoaded, onKnown],
  );
  return null;
}
