import { type NumbersForHer, numbersFor } from '@lunaria/domain/emergency/numbers-for.ts';
import { useMemo } from 'react';
import { useToday } from '../../app/use-today.ts';

/** STAND-IN until the page of emergency contacts is merged. */
export function useEmergencyNumbers(_userId: string): { numbers: NumbersForHer } {
  const today = useToday();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { numbers: useMemo(() => numbersFor({ country: null, zone }, today), [zone, today]) };
}
