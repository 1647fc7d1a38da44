import { type CalendarMonth, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import type { PartName } from './use-parts.ts';
import type { WholeCalendar } from './use-whole-calendar.tsx';

interface CalendarWindowsProps extends Pick<WholeCalendar, 'userId' | 'stage' | 'calendar' | 'windows'> {
  /** The month that is shown behind them. */
  month: CalendarMonth;
  onShow: (month: CalendarMonth) => void;
}

/** What opens over the calendar, in whatever frame it stands. */
export function CalendarWindows({ userId, stage, calendar, month, windows, onShow }: CalendarWindowsProps) {
  const { parts, open, opened, setOpen } = windows;
  const { today, showDay } = calendar;
  const close = () => {
    setOpen(null);
    showDay(null);
  };
  const dialog = (part: PartName) => ({
    isOpen: open?.part === part,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) close();
    },
    calendar,
  });
  return (
    <>
      {parts.signals && opened.includes('signals') && (
        <parts.signals
          {...dialog('signals')}
          stage={stage}
          date={open?.date ?? today}
          onDateChange={(date) => {
            setOpen({ part: 'signals', date });
            showDay(monthOf(date));
          }}
        />
      )}
      {parts.period && opened.includes('period') && (
        <parts.period {...dialog('period')} {...{ userId, stage }} />
      )}
      {parts.settings && opened.includes('settings') && <parts.settings {...dialog('settings')} />}
      {parts.year && opened.includes('year') && (
        <parts.year
          {...dialog('year')}
          {...{ month, stage }}
          onChoose={(chosen) => {
            setOpen(null);
            onShow(chosen);
          }}
        />
      )}
    </>
  );
}
