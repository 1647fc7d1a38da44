import { DoorOpen } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { followLeaveButton, isLeaveButtonShown, leaveQuickly } from '../../../app/leave-quickly.ts';

/** In the header of every page of hers where she wants it; three presses of Escape do the same everywhere. */
export function LeaveButton({ isNarrow }: { isNarrow: boolean }) {
  const isShown = useSyncExternalStore(followLeaveButton, isLeaveButtonShown, () => false);
  if (!isShown) return null;
  return (
    <button
      type="button"
      aria-label="Leave quickly"
      title="Leave quickly"
      onClick={() => leaveQuickly()}
      className={
        isNarrow
          ? 'grid size-[48px] place-items-center rounded-full transition-colors hover:bg-sunken'
          : 'grid size-11 place-items-center rounded-full border border-control bg-surface transition-colors hover:bg-sunken'
      }
    >
      <DoorOpen aria-hidden="true" size={isNarrow ? 24 : 20} strokeWidth={1.75} />
    </button>
  );
}
