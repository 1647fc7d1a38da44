import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { TodayRow } from '@lunaria/domain/today/today-view.ts';
import { CalendarClock, CalendarHeart, ChevronRight, Hospital, Stethoscope } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useToday } from '../../app/use-today.ts';
import { styleButton } from '../../ui/button-style.ts';
import { ICON } from './icon.ts';
import { useStartPeriod } from './use-start-period.ts';

const SIGNS: Readonly<Record<TodayRow['sign'], ReactNode>> = {
  'next-period': null,
  range: null,
  waiting: null,
  due: <CalendarHeart {...ICON} />,
  'check-up': <Stethoscope {...ICON} />,
  months: <CalendarClock {...ICON} />,
  clinic: <Hospital {...ICON} />,
};

interface NextRowProps {
  userId: string;
  row: TodayRow;
  /** She has said that a period started on the day. */
  onStarted: (day: CalendarDate) => void;
}

/** What comes next; the whole row leads to where more of it stands. */
export function NextRow({ userId, row, onStarted }: NextRowProps) {
  const today = useToday();
  const start = useStartPeriod(userId);
  const { sign, title, line, to, offersStart } = row;
  const words = (
    <>
      <span className="block font-strong">{title}</span>
      {line !== null && <span className="type-hint block text-muted">{line}</span>}
    </>
  );
  return (
    <div className="relative flex min-h-15 items-center gap-3.5 rounded-card border border-border bg-surface px-3.5 py-2 transition-colors has-[a:hover]:bg-sunken">
      {SIGNS[sign] === null ? (
        <span
          aria-hidden="true"
          className="size-8 shrink-0 rounded-full border-2 border-dashed border-period-ink bg-period-tint forced-color-adjust-none"
        />
      ) : (
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-moon text-text">
          {SIGNS[sign]}
        </span>
      )}
      <span className="min-w-0 flex-1 text-[0.9375rem] leading-5">
        {to === null ? (
          words
        ) : (
          <Link to={to} className="block after:absolute after:inset-0 after:rounded-card">
            {words}
          </Link>
        )}
      </span>
      {offersStart ? (
        <button
          type="button"
          onClick={() => {
            start(today);
            onStarted(today);
          }}
          className={styleButton('tinted', 'regular', 'relative shrink-0 px-4!')}
        >
          It started
        </button>
      ) : (
        to !== null && <ChevronRight {...ICON} className="shrink-0 text-muted" />
      )}
    </div>
  );
}
