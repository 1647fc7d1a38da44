import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { LineButton } from './line-button.tsx';

interface LoadLineProps {
  /** What did not load or is older than the server's, and what is safe. */
  children: ReactNode;
  onRetry: () => void;
  isRetrying?: boolean;
}

/**
 * The page serves, but part of it did not load: in place, without alarm, with the way to try once more. Where nothing
 * can be shown at all, an ErrorState stands instead. Who shows it puts it into a live region that was there before.
 */
export function LoadLine({ children, onRetry, isRetrying = false }: LoadLineProps) {
  return (
    <p className="type-small flex items-start gap-2.5 rounded-input bg-moon px-3.5 py-2.5">
      <CloudOff aria-hidden="true" size={18} strokeWidth={1.75} className="mt-px shrink-0" />
      <span className="min-w-0">
        {children}{' '}
        <LineButton onPress={onRetry} isBusy={isRetrying}>
          Try again
        </LineButton>
      </span>
    </p>
  );
}
