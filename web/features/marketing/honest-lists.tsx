import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

interface HonestListsProps {
  /** What can be used now. */
  today: readonly ReactNode[];
  /** What is meant to come; said without a date, because there is none. */
  planned: readonly ReactNode[];
}

/** What is there, and what is not there yet, side by side: a solid check, a dashed disc. */
export function HonestLists({ today, planned }: HonestListsProps) {
  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-6">
      <Card>
        <h2 className="type-h3">Here today</h2>
        <ul className="mt-4 space-y-3">
          {today.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a constant list
            <li key={index} className="flex gap-3">
              <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-primary text-primary-text">
                <Check aria-hidden="true" size={13} strokeWidth={2.5} />
              </span>
              <span>{item}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card className="bg-transparent shadow-none">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="type-h3">Planned</h2>
          <Badge tone="moon">Coming soon</Badge>
        </div>
        <ul className="mt-4 space-y-3 text-muted">
          {planned.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a constant list
            <li key={index} className="flex gap-3">
              <span
                aria-hidden="true"
                className="mt-0.5 size-5 shrink-0 rounded-full border-2 border-dashed border-control"
              />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
