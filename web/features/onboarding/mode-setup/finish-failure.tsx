import { CloudOff } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ICON } from '../step-frame.tsx';

/** Finish Setup came to nothing: what is safe, and the way to try once more. */
export function FinishFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-input bg-moon px-4 py-3.5">
      <p className="flex min-w-56 flex-1 items-start gap-2.5">
        <CloudOff {...ICON} className="mt-0.5 shrink-0" />
        {message}
      </p>
      <Button kind="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
