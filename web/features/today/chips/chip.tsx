import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface ChipProps {
  label: string;
  /** What a screen reader says where the word alone would not: `Bleeding: medium`. */
  name?: string;
  icon: ReactNode;
  isChosen: boolean;
  /** A level is pressed or not; a chip that opens its levels is neither. */
  isLevel: boolean;
  onPress: () => void;
}

/** One of five: a picture above its word, a check in the corner once something is said. */
export function Chip({ label, name, icon, isChosen, isLevel, onPress }: ChipProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={name}
      aria-pressed={isLevel ? isChosen : undefined}
      aria-expanded={isLevel ? undefined : false}
      className={`relative flex min-h-16.5 min-w-0 flex-col [container-type:inline-size] items-center justify-center gap-1 rounded-[20px] border px-0.5 py-1.5 transition-colors ${
        isChosen
          ? 'border-primary bg-primary-tint text-primary inset-ring inset-ring-primary'
          : 'border-control bg-raised hover:bg-sunken'
      }`}
    >
      {icon}
      <span
        className={`max-w-full leading-4 font-medium ${label.length > 8 ? 'text-[clamp(0.625rem,16.5cqi,0.75rem)] tracking-tight' : 'text-[0.8125rem]'}`}
      >
        {label}
      </span>
      {isChosen && (
        <span className="absolute -top-1.5 -right-1 grid size-5 place-items-center rounded-full bg-primary text-primary-text forced-colors:border">
          <Check aria-hidden="true" size={13} strokeWidth={2.5} />
        </span>
      )}
    </button>
  );
}
