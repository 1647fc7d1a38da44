import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { longDay } from '@lunaria/domain/calendar/name-day.ts';
import type { MethodUse } from '@lunaria/domain/methods/method-use.ts';
import { type Method, nameMethod } from '@lunaria/domain/methods/methods.ts';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMethodActions } from '../../data/methods/use-methods.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { UndoNotice } from '../../ui/undo-notice.tsx';
import { MethodDialog } from './method-dialog.tsx';
import { MethodList, rowIdOf } from './method-list.tsx';
import { PillOffer } from './pill-offer.tsx';
import { StopDialog } from './stop-dialog.tsx';

interface MethodsViewProps {
  userId: string;
  uses: readonly MethodUse[];
  /** False: some may be missing. */
  isWhole: boolean;
  today: CalendarDate;
}

type Open = { kind: 'add'; preset: Method | '' } | { kind: 'correct' | 'stop'; use: MethodUse };

/** Takes the focus when something was ended or removed. */
const NOTICE_ID = 'method-notice';

export function MethodsView({ userId, uses, isWhole, today }: MethodsViewProps) {
  const { undoable, undo, closeUndo, save, stop, remove } = useMethodSteps(userId, today);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const steps = {
    onCorrect: (use: MethodUse) => setOpen({ kind: 'correct', use }),
    onRemove: remove,
  };
  const add = (
    <Button
      icon={<Plus aria-hidden="true" size={20} strokeWidth={1.75} />}
      aria-haspopup="dialog"
      onClick={() => setOpen({ kind: 'add', preset: '' })}
    >
      Add a method
    </Button>
  );
  return (
    <>
      {undoable && (
        <UndoNotice id={NOTICE_ID} onUndo={undo} onClose={closeUndo}>
          {undoable.text}
        </UndoNotice>
      )}
      {isWhole && uses.length === 0 && (
        <PillOffer userId={userId} onChoose={(preset) => setOpen({ kind: 'add', preset })} />
      )}
      <MethodList
        title="What you use"
        uses={uses.filter(({ ended_on }) => ended_on === null)}
        onStop={(use) => setOpen({ kind: 'stop', use })}
        {...{ today, ...steps }}
      />
      <MethodList
        title="What you used"
        uses={uses.filter(({ ended_on }) => ended_on !== null)}
        {...{ today, ...steps }}
      />
      {uses.length === 0 ? (
        <EmptyState
          sentence="No method is noted. You can add one, or several that you use at once."
          action={add}
        />
      ) : (
        add
      )}
      {open && open.kind !== 'stop' && (
        <MethodDialog
          base={open.kind === 'correct' ? open.use : null}
          preset={open.kind === 'add' ? open.preset : ''}
          today={today}
          onSave={save}
          onClose={close}
        />
      )}
      {open?.kind === 'stop' && <StopDialog use={open.use} today={today} onStop={stop} onClose={close} />}
    </>
  );
}

/** What she does with her methods: with the way back, and with where the keyboard goes on. */
function useMethodSteps(userId: string, today: CalendarDate) {
  const actions = useMethodActions(userId);
  const [undoable, setUndoable] = useState<{ text: string; undo: () => void; use: MethodUse } | null>(null);
  // What had the focus goes with what was pressed: the keyboard goes on at what has come of it.
  const [focusId, setFocusId] = useState<string | null>(null);
  useEffect(() => {
    if (focusId === null) return;
    document.getElementById(focusId)?.focus();
    setFocusId(null);
  }, [focusId]);

  function offerUndo(text: string, use: MethodUse, undo: () => void) {
    setUndoable({ text, undo, use });
    setFocusId(NOTICE_ID);
  }

  function save(use: MethodUse, base: MethodUse | null) {
    if (base === null) actions.add(use);
    else actions.change(base, use);
    setUndoable(null);
    setFocusId(rowIdOf(use));
  }

  function stop(use: MethodUse, lastDay: CalendarDate) {
    const ended = { ...use, ended_on: lastDay };
    actions.change(use, ended);
    const text = `${nameMethod(use.method)}: you stopped on ${longDay(lastDay, today)}.`;
    offerUndo(text, use, () => actions.change(ended, use));
  }

  function remove(use: MethodUse) {
    actions.remove(use);
    offerUndo(`${nameMethod(use.method)} is removed.`, use, () => actions.add(use));
  }

  function undo() {
    if (undoable === null) return;
    undoable.undo();
    setUndoable(null);
    setFocusId(rowIdOf(undoable.use));
  }

  return { undoable, undo, closeUndo: () => setUndoable(null), save, stop, remove };
}
