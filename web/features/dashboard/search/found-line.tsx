import { Command } from 'cmdk';
import type { ReactNode } from 'react';

export const GROUP_STYLE =
  '[&_[cmdk-group-heading]]:type-hint [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted';

interface FoundLineProps {
  /** Unique; never shown. */
  id: string;
  keywords: string[];
  title: string;
  hint: string;
  icon?: ReactNode;
  onChoose: () => void;
}

/** A line of what was found: what it is, and where it belongs. */
export function FoundLine({ id, keywords, title, hint, icon, onChoose }: FoundLineProps) {
  return (
    <Command.Item
      value={id}
      keywords={keywords}
      onSelect={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3.5 rounded-small px-3 py-2 aria-selected:bg-primary-tint aria-selected:text-primary forced-colors:aria-selected:outline-2"
    >
      {icon}
      <span className="flex min-w-0 flex-1 items-baseline justify-between gap-x-4 max-sm:flex-col">
        <span className="type-button min-w-0 font-regular wrap-anywhere">{title}</span>
        <span className="type-hint text-muted">{hint}</span>
      </span>
    </Command.Item>
  );
}
