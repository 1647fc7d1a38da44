import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { CyclePause } from '@lunaria/domain/cycle/history/cycle-records.ts';
import type { Period } from '@lunaria/domain/cycle/period.ts';
import { useState } from 'react';
import type { ShownCycle } from './say-cycle.ts';

/** The window that is open, with what it was opened on: her changes start from that. */
export type OpenDialog =
  | { kind: 'cycle'; cycle: ShownCycle; period: Period }
  | { kind: 'add'; within: { from: CalendarDate; to: CalendarDate } | null }
  | { kind: 'pause'; base: CyclePause | null };

export function useOpenDialog() {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  return { open, setOpen };
}
