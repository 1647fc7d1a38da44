import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LogState } from './log-state.tsx';
import type { LogForm } from './use-log-form.ts';

interface LogFooterProps {
  userId: string;
  form: LogForm;
  onLogAsShown: (button: HTMLButtonElement) => void;
}

/** Where the log is, and what can be done with it. */
export function LogFooter({ userId, form, onLogAsShown }: LogFooterProps) {
  const { date, isDirty, isEmpty, log, shown } = form;
  const save = useRef<HTMLButtonElement>(null);
  /** The day of which she pressed Save while nothing of it was hers. */
  const [askedOn, setAskedOn] = useState<string | null>(null);
  const hasPositions = shown.positions.size > 0;
  return (
    <>
      {/* While something is not saved, the way to save it stays in view: the form is long. */}
      <div
        data-sticky-save={isDirty ? '' : undefined}
        className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-border bg-background py-4 data-sticky-save:sticky data-sticky-save:bottom-[calc(var(--bottom-bar-height,0px)+var(--notice-height,0px))] data-sticky-save:z-10 short:static!"
      >
        <LogState
          {...{ userId, date, isDirty }}
          isLogged={log !== null}
          nothingToSave={isEmpty && askedOn === date ? sayWhatToDo(hasPositions) : null}
        />
        <div className="ml-auto flex flex-wrap justify-end gap-2.5">
          {hasPositions && (
            <Button
              kind="secondary"
              onMouseDown={(event) => event.preventDefault()}
              onClick={({ currentTarget }) => {
                // The button goes with the positions.
                save.current?.focus();
                onLogAsShown(currentTarget);
              }}
            >
              Log as shown
            </Button>
          )}
          <Button
            ref={save}
            type="submit"
            // The field keeps the focus until the click: what it says when it is left would move the button away.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => {
              if (!isEmpty) return;
              event.preventDefault();
              setAskedOn(date);
            }}
          >
            Save
          </Button>
        </div>
      </div>
      <TakeBack form={form} />
    </>
  );
}

/** What takes something away: what is not saved yet, or the whole log. */
function TakeBack({ form: { isDirty, log, discard, remove } }: { form: LogForm }) {
  return (
    <div className="flex flex-wrap justify-end gap-2.5 empty:hidden">
      {isDirty && (
        <Button kind="quiet" onClick={discard}>
          Discard changes
        </Button>
      )}
      {log !== null && (
        <Button kind="quiet" onClick={remove}>
          Delete this day's log
        </Button>
      )}
    </div>
  );
}

function sayWhatToDo(hasPositions: boolean): string {
  return hasPositions
    ? 'Nothing to save yet. Touch what you want to log, or press Log as shown.'
    : 'Nothing to save yet. Enter what you want to log.';
}
