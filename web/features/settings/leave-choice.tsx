import { useSyncExternalStore } from 'react';
import { followLeaveButton, isLeaveButtonShown, showLeaveButton } from '../../app/leave-quickly.ts';
import { readExit } from '../../app/read-place.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

/** The way out when somebody comes in. */
export function LeaveChoice({ isShared }: { isShared: boolean }) {
  const isShown = useSyncExternalStore(followLeaveButton, isLeaveButtonShown, () => false);
  return (
    <div>
      <Checkbox
        label="Show “Leave quickly” on every page"
        aria-describedby="leave-hint"
        checked={isShown}
        onChange={({ target }) => showLeaveButton(target.checked)}
      />
      <p id="leave-hint" className="type-hint mt-1.5 text-muted">
        On this device only. One press clears the screen and opens {new URL(readExit()).host}; going back does
        not return. Escape three times does the same, button or not; close an open window first. What was not
        sent yet is kept. {isShared ? 'It also logs you out here.' : 'You stay logged in.'} Your browser still
        lists this site in its history.
      </p>
    </div>
  );
}
