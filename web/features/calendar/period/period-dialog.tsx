import { type CalendarDate, daysBetween } from '@lunaria/domain/calendar/calendar-date.ts';
import { findOverlap, type Period } from '@lunaria/domain/cycle/period.ts';
import { CLOSE_DAYS } from '@lunaria/domain/cycle/period-offer.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { CalendarState } from '../calendar-state.ts';
import { OngoingPeriod } from './ongoing-period.tsx';
import { OverlapQuestion } from './overlap-question.tsx';
import { nameDays, PeriodList } from './period-list.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { isClosedDay, NOTHING_PICKED, type PickedDays, pickDay, promptFor } from './pick-days.ts';
import { PickedSummary } from './picked-summary.tsx';

interface PeriodDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  userId: string;
  stage: LifeStage | null;
  calendar: CalendarState;
}

/** Records a period in two picks or one press, and corrects what is recorded. */
export default function PeriodDialog({ isOpen, onOpenChange, userId, stage, calendar }: PeriodDialogProps) {
  const { today, latest } = calendar;
  const { picked, moved, overlap, begin, pick, close, save, write, goOn } = usePeriodChoice(calendar, () =>
    onOpenChange(false),
  );
  const { start, end } = picked;

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => next || close()}
      title="Track Your Period"
      isTall
      footer={
        <Choices
          canSave={start !== null && end !== null}
          onReset={() => begin(NOTHING_PICKED)}
          onCancel={close}
          onSave={save}
        />
      }
    >
      <div className="space-y-5">
        {/* It stays while she picks: what stood above the days and went would move them under her thumb. */}
        {moved === null && (
          <OngoingPeriod
            calendar={calendar}
            onDone={close}
            onChooseEnd={() => begin({ start: latest?.period_start_date ?? null, end: null })}
          />
        )}
        <Prompt {...{ picked, moved, today }} />
        <PeriodPicker
          key={moved?.period_start_date ?? 'new'}
          calendar={calendar}
          picked={picked}
          onPick={pick}
        />
        {goOn && (
          <Button kind="tinted" onClick={goOn}>
            It is still going on
          </Button>
        )}
        <PickedSummary {...{ userId, stage, calendar, picked }} />
        {overlap && (
          <OverlapQuestion
            name={nameDays(overlap, today)}
            onCorrect={() => write(overlap)}
            onKeepBoth={() => write(moved)}
          />
        )}
        <PeriodList
          {...{ userId, calendar, moved }}
          onMove={(period) => begin(NOTHING_PICKED, period)}
          onDelete={(period) => {
            if (moved?.period_start_date === period.period_start_date) begin(NOTHING_PICKED);
          }}
        />
      </div>
    </Dialog>
  );
}

/** The days that are picked, the period that they replace or touch, and what can be done with them. */
function usePeriodChoice(calendar: CalendarState, onDone: () => void) {
  const { today, periods, latest, savePeriod, movePeriod } = calendar;
  const [picked, setPicked] = useState<PickedDays>(NOTHING_PICKED);
  /** The recorded period that the picked days replace. */
  const [moved, setMoved] = useState<Period | null>(null);
  const [overlap, setOverlap] = useState<Period | null>(null);
  const { start, end } = picked;

  function begin(days: PickedDays, period: Period | null = null) {
    setPicked(days);
    setMoved(period);
    setOverlap(null);
  }

  function pick(date: CalendarDate) {
    if (isClosedDay(picked, date, today)) return;
    setPicked(pickDay(picked, date));
    setOverlap(null);
  }

  function close() {
    begin(NOTHING_PICKED);
    onDone();
  }

  function write(target: Period | null) {
    if (start === null || end === null) return;
    if (target) movePeriod(target, { start, end });
    else savePeriod({ start, end });
    close();
  }

  function save() {
    if (start === null || end === null) return;
    const others = periods.filter((period) => period.period_start_date !== moved?.period_start_date);
    const touched = findOverlap(others, start, end, today);
    if (touched) setOverlap(touched);
    else write(moved);
  }

  const canGoOn =
    start !== null &&
    end === null &&
    moved === null &&
    daysBetween(start, today) < CLOSE_DAYS &&
    (latest === null || start > latest.period_start_date);
  function goOn() {
    if (start === null) return;
    savePeriod({ start, end: null });
    close();
  }
  return { picked, moved, overlap, begin, pick, close, save, write, goOn: canGoOn ? goOn : null };
}

interface ChoicesProps {
  canSave: boolean;
  onReset: () => void;
  onCancel: () => void;
  onSave: () => void;
}

function Choices({ canSave, onReset, onCancel, onSave }: ChoicesProps) {
  return (
    <>
      <Button kind="quiet" className="mr-auto max-sm:w-full" onClick={onReset}>
        Reset Selection
      </Button>
      <Button kind="secondary" className="max-sm:flex-1" onClick={onCancel}>
        Cancel
      </Button>
      <Button className="max-sm:flex-1" disabled={!canSave} onClick={onSave}>
        Save Changes
      </Button>
    </>
  );
}

interface PromptProps {
  picked: PickedDays;
  moved: Period | null;
  today: CalendarDate;
}

/** What to pick next. */
function Prompt({ picked, moved, today }: PromptProps) {
  return (
    <div>
      {moved && <p className="type-small mb-1 text-muted">Changing the period {nameDays(moved, today)}.</p>}
      <p role="status" className="type-label text-base">
        {promptFor(picked)}
      </p>
    </div>
  );
}
