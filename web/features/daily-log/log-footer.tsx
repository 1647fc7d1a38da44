import { Button } from '../../ui/button.tsx';
import { LogState } from './log-state.tsx';
import type { LogForm } from './use-log-form.ts';

/** Where the log is, and what can be done with it. */
export function LogFooter({ userId, form }: { userId: string; form: LogForm }) {
  const { date, isDirty, log } = form;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-border pt-4">
      <LogState {...{ userId, date, isDirty }} isLogged={log !== null} />
      <div className="flex flex-wrap items-center gap-2.5 max-sm:w-full max-sm:flex-col max-sm:items-stretch">
        <Button type="submit" className="sm:order-last">
          Save
        </Button>
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
    </div>
  );
}
