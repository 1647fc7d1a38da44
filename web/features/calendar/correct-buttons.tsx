import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { PencilLine, SlidersHorizontal } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { Windows } from './use-whole-calendar.tsx';

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

interface CorrectButtonsProps {
  windows: Windows;
  today: CalendarDate;
  className: string;
}

/** The ways to correct what the months count from. */
export function CorrectButtons({ windows, today, className }: CorrectButtonsProps) {
  return (
    <div className={`flex flex-wrap gap-2.5 ${className}`}>
      <Button
        className="flex-auto px-3!"
        icon={<PencilLine {...ICON} />}
        onClick={() => void windows.openPart('period', today)}
      >
        Edit Period
      </Button>
      <Button
        kind="secondary"
        className="flex-auto px-3!"
        icon={<SlidersHorizontal {...ICON} />}
        onClick={() => void windows.openPart('settings', today)}
      >
        Cycle Settings
      </Button>
    </div>
  );
}
