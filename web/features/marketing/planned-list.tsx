import type { LucideIcon } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

export interface PlannedPart {
  icon: LucideIcon;
  name: string;
  /** What it is meant to do: `Meant to …`, never as if it did. */
  about: string;
}

/** What is not there yet: dashed like everything that is only expected, each with the label that says so. */
export function PlannedList({ parts, className }: { parts: readonly PlannedPart[]; className: string }) {
  return (
    <ul className={`grid gap-5 md:gap-6 ${className}`}>
      {parts.map(({ icon: Icon, name, about }) => (
        <li
          key={name}
          className="flex flex-col items-start rounded-card border border-dashed border-control p-5 max-sm:rounded-[20px] md:p-6"
        >
          <Icon aria-hidden="true" size={22} strokeWidth={1.75} className="text-primary" />
          <h3 className="type-h3 mt-3">{name}</h3>
          <p className="mt-1.5 mb-4 text-muted">{about}</p>
          <ComingSoon className="mt-auto" />
        </li>
      ))}
    </ul>
  );
}

/** The label of everything that is planned. Inside a heading, it keeps the spacing of a label. */
export function ComingSoon({ className = '' }: { className?: string }) {
  return (
    <Badge tone="moon" className={`tracking-normal ${className}`}>
      Coming soon
    </Badge>
  );
}
