import type { ReactNode } from 'react';

/** Look of a round button with nothing but an icon, for an element of another kind. */
export const ICON_BUTTON_STYLE =
  'grid size-9 place-items-center pointer-coarse:size-11 rounded-full border border-control bg-surface transition-colors hover:bg-sunken ' +
  'disabled:border-transparent disabled:bg-sunken disabled:text-muted';

interface IconButtonProps {
  /** What it does, in words. */
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
  /** The icon, 18 px. */
  children: ReactNode;
}

/** A step to the one before or after: round, small, named for screen readers. */
export function IconButton({ label, isDisabled = false, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
      className={ICON_BUTTON_STYLE}
    >
      {children}
    </button>
  );
}
