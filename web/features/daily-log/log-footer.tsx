import { Button } from '../../ui/button.tsx';
import { LogState } from './log-state.tsx';
import type { LogForm } from './use-log-form.ts';

/** Where the log is, and what can be done with it. */
export function LogFooter({ userId, form }: { userId: string; form: LogForm }) {
  const { date, isDirty, log } = form;
  return (
    <>
      {/* While something is not saved, the way to save it stays in view: the form is long. */}
      <div
        data-sticky-save={isDirty ? '' : undefined}
        className="mt-5 flex items-center justify-between gap-x-6 border-t border-border bg-background py-4 data-sticky-save:sticky data-sticky-save:bottom-[calc(var(--bottom-bar-height,0px)+var(--notice-height,0px))] data-sticky-save:z-10 short:static!"
      >
        <LogState {...{ userId, date, isDirty }} isLogged={log !== null} />
        <Button
          type="submit"
          className="shrink-0"
          // The field keeps the focus until the click: what it says when it is left would move the button away.
          onMouseDown={(event) => event.preventDefault()}
        >
          Save
        </Button>
      </div>
      <div className="flex flex-wrap justify-end gap-2.5 empty:hidden">
        {isDirty && (
          <Button kind="quiet" onClick={form.discard}>
            Discard changes
          </Button>
        )}
        {log !== null && (
          <Button kind="quiet" onClick={form.remove}>
            Delete this day's log
          </Button>
        )}
      </div>
    </>
  );
}
