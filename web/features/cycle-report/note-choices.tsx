import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDate } from '@lunaria/domain/calendar/name-day.ts';
import { listNotes } from '@lunaria/domain/cycle-report/compose-cycle-report.ts';
import type { ReportChoices } from '@lunaria/domain/cycle-report/report-choices.ts';
import { toLine } from '@lunaria/domain/cycle-report/report-text.ts';
import type { DailyHealthSignals } from '@lunaria/domain/signals/health-signals.ts';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';

const FIRST_COUNT = 6;
const MORE_COUNT = 30;

interface NoteChoicesProps {
  signals: readonly DailyHealthSignals[];
  ticked: readonly CalendarDate[];
  onChange: (part: Pick<ReportChoices, 'note_days'>) => void;
}

/** The notes of her calendar, newest first, each with its own tick. */
export function NoteChoices({ signals, ticked, onChange }: NoteChoicesProps) {
  const [count, setCount] = useState(FIRST_COUNT);
  const notes = useMemo(() => listNotes(signals), [signals]);
  if (notes.length === 0) {
    return (
      <p className="type-small text-muted">
        Notes from your calendar can be ticked here once there are some.
      </p>
    );
  }
  return (
    <fieldset className="space-y-2.5">
      <legend className="type-label mb-2">Notes from your calendar</legend>
      {notes.slice(0, count).map(({ signal_date: day, notes: text }) => {
        const isTicked = ticked.includes(day);
        return (
          <Checkbox
            key={day}
            checked={isTicked}
            onChange={() =>
              onChange({ note_days: isTicked ? ticked.filter((other) => other !== day) : [...ticked, day] })
            }
            label={
              <>
                <span className="font-medium">{shortDate(day)}</span>{' '}
                <span dir="auto" className="line-clamp-2 text-muted wrap-anywhere">
                  {toLine(text)}
                </span>
              </>
            }
          />
        );
      })}
      {notes.length > count && (
        <Button kind="quiet" onClick={() => setCount(count + MORE_COUNT)}>
          Show older notes
        </Button>
      )}
    </fieldset>
  );
}
