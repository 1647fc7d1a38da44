import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { CycleForecast } from '@lunaria/domain/cycle/forecast/forecast-cycle.ts';
import type { CyclePause } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { withEnd } from '@lunaria/domain/cycle/history/pause-end.ts';
import type { CycleFacts, RecordedCycles } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { summarizeCycles } from '@lunaria/domain/cycle/history/summarize-cycles.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { sayUnsaved, useWriteAnswers } from '../../../app/write-queue/use-write-answers.ts';
import type { WriteEvent } from '../../../app/write-queue/write-kind.ts';
import { MARK_WRITES } from '../../../data/cycle/cycle-marks.ts';
import { PAUSE_WRITES } from '../../../data/cycle/cycle-pauses.ts';
import { ALL_PERIODS, PERIOD_WRITES } from '../../../data/periods/periods.ts';
import { useAgeYears } from '../../../data/profile/use-age.ts';
import { askAgain } from '../../../data/records/load-rows.ts';
import { UndoNotice } from '../../../ui/undo-notice.tsx';
import { useCycleEdits } from './edit/use-cycle-edits.ts';
import { HistoryCard } from './history-card.tsx';
import { HistoryDialogs } from './history-dialogs.tsx';
import { listCycles } from './list-cycles.ts';
import { PauseCard } from './pauses/pause-card.tsx';
import { namePause } from './pauses/pause-draft.ts';
import { useOpenDialog } from './use-open-dialog.ts';
import { UNDO_ID, useUndo } from './use-undo.ts';
import { UsualRange } from './usual-range.tsx';

interface CycleHistoryProps {
  userId: string;
  facts: CycleFacts;
  cycles: RecordedCycles;
  /** Null: none is made. */
  forecast: CycleForecast | null;
}

/** All her cycles: drawn and listed, what is usual for her, and everything of the past that can be corrected. */
export function CycleHistory({ userId, facts, cycles, forecast }: CycleHistoryProps) {
  useWriteAnswers(userId, sayNotSaved);
  const edits = useCycleEdits(userId);
  const { undoable, offerUndo, close } = useUndo();
  const { open, setOpen } = useOpenDialog();
  const ageYears = useAgeYears(userId, facts.today);
  const summary = useMemo(() => summarizeCycles(cycles.finished, ageYears), [cycles.finished, ageYears]);
  const shown = useMemo(() => listCycles(facts, cycles), [facts, cycles]);
  const openCycle = useCallback(
    (start: CalendarDate) => {
      const cycle = shown.find((one) => one.start === start);
      const period = facts.periods.find(({ period_start_date }) => period_start_date === start);
      if (cycle && period) setOpen({ kind: 'cycle', cycle, period });
    },
    [shown, facts.periods, setOpen],
  );

  function removePause(pause: CyclePause) {
    edits.removePause(pause);
    const name = namePause(withEnd(pause, facts.periods), facts.today);
    offerUndo(`Deleted: the time without cycles ${name}.`, () => edits.putPause(pause, null));
  }

  return (
    <>
      {undoable && (
        <UndoNotice
          id={UNDO_ID}
          onUndo={() => {
            undoable.undo();
            close();
          }}
          onClose={close}
        >
          {undoable.text}
        </UndoNotice>
      )}
      <HistoryCard
        {...{ facts, cycles, summary, shown, edits, offerUndo, forecast }}
        onOpen={openCycle}
        onAdd={(within) => setOpen({ kind: 'add', within })}
      />
      <UsualRange summary={summary} stage={facts.stage} />
      <PauseCard
        facts={facts}
        onAdd={() => setOpen({ kind: 'pause', base: null })}
        onChange={(base) => setOpen({ kind: 'pause', base })}
        onDelete={removePause}
      />
      <HistoryDialogs {...{ open, facts, edits, offerUndo }} onClose={() => setOpen(null)} />
    </>
  );
}

const EDITED: readonly string[] = [PERIOD_WRITES.name, MARK_WRITES.name, PAUSE_WRITES.name];

/** Says when a change of the history was not saved. What was saved is taken into the rows where they are asked for. */
function sayNotSaved(client: QueryClient, event: WriteEvent): void {
  if (!EDITED.includes(event.kind)) return;
  // Another device knows something that this one does not: perhaps the period is gone that was spoken of.
  if (event.type === 'refused') askAgain(client, ALL_PERIODS.key(event.userId));
  sayUnsaved(event, 'Failed to save your change', 'edit-not-saved');
}
