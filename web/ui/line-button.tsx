import type { ReactNode } from 'react';

interface LineButtonProps {
  onPress: () => void;
  /** It is being done: pressing it again does nothing, and the focus stays. */
  isBusy?: boolean;
  children: ReactNode;
}

/** A button inside a sentence, as high as a finger needs it. */
export function LineButton({ onPress, isBusy = false, children }: LineButtonProps) {
  return (
    <button
      type="button"
      onClick={() => isBusy || onPress()}
      aria-disabled={isBusy || undefined}
      className="min-h-6 rounded-small font-medium text-text underline underline-offset-3 hover:decoration-2"
    >
      {children}
    </button>
  );
}
