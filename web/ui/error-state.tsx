import { CloudOff } from 'lucide-react';
import { Button } from './button.tsx';

interface ErrorStateProps {
  /** What did not load, what is safe: `Your days did not load. They are safe on the server.` */
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Something did not load: in place, without alarm, with the way to try once more. */
export function ErrorState({ message, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-border bg-surface p-4 max-sm:rounded-[20px]"
    >
      <p className="flex min-w-48 flex-1 items-start max-sm:basis-full gap-2.5">
        <CloudOff aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        {message}
      </p>
      <Button kind="secondary" onClick={onRetry} isBusy={isRetrying}>
        Try again
      </Button>
    </div>
  );
}
