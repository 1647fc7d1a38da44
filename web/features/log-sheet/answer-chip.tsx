import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

const BASE =
  'relative inline-flex cursor-pointer items-center justify-center rounded-card border border-control bg-raised text-text transition-colors hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-tint aria-pressed:text-primary aria-pressed:inset-ring aria-pressed:inset-ring-primary forced-colors:aria-pressed:outline-2';

interface AnswerChipProps {
  isPressed: boolean;
  onPress: () => void;
  /** Before the word, or above it in a level. */
  icon?: ReactNode;
  children: ReactNode;
}

/** One of a few levels that stand side by side: all as wide, the chosen one with a check at its corner. */
export function LevelChip({ isPressed, onPress, icon, children }: AnswerChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className={`${BASE} min-w-0 flex-col gap-1 px-0.5 text-[0.8125rem]/4 font-[560] tracking-[-0.01em] ${icon ? 'min-h-15 py-1.5' : 'min-h-11 py-1'}`}
    >
      {icon}
      <span className="max-w-full wrap-anywhere">{children}</span>
      {isPressed && (
        <span
          aria-hidden="true"
          className="absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full bg-primary text-primary-text"
        >
          <Check size={13} strokeWidth={2.5} />
        </span>
      )}
    </button>
  );
}

/** One of many that wrap: as wide as its word, the chosen one with a check before it. */
export function WordChip({ isPressed, onPress, icon, children }: AnswerChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className={`${BASE} type-label min-h-11 gap-2 px-3.5 text-left`}
    >
      {isPressed && <Check aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />}
      {!isPressed && icon}
      {children}
      {isPressed && icon}
    </button>
  );
}
