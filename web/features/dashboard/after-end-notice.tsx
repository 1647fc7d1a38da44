import { LIFE_STAGES } from '@lunaria/domain/profile/life-stages.ts';
import { Info } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useEndedPregnancy, usePregnancyActions } from '../profile/pregnancy/use-pregnancy.ts';
import { ICON } from './dashboard-icons.tsx';
import { PLACE_HEADING_ID } from './use-place.ts';

/**
 * The way back from an end that was said by mistake. It names the mode and nothing else: whoever meant it must not be
 * reminded.
 */
export function AfterEndNotice({ userId }: { userId: string }) {
  const ended = useEndedPregnancy(userId);
  const { undoEnd, forgetEnded } = usePregnancyActions(userId);
  if (ended === null) return null;
  // The buttons go with the line: the keyboard goes on at the heading.
  const leave = () => document.getElementById(PLACE_HEADING_ID)?.focus({ preventScroll: true });
  const mode = LIFE_STAGES.find(({ value }) => value === ended.stage)?.label;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-input bg-moon px-4 py-2.5">
      <p role="status" className="flex min-w-48 flex-1 items-center gap-2.5">
        <Info {...ICON} className="shrink-0" />
        Your mode is {mode} from now on.
      </p>
      <div className="flex gap-2">
        <Button
          kind="secondary"
          onClick={() => {
            undoEnd(ended);
            leave();
          }}
        >
          Undo
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            forgetEnded();
            leave();
          }}
        >
          Close
        </Button>
      </div>
    </div>
  );
}
