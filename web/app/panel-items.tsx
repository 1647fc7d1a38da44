import type { PanelItem } from '@lunaria/domain/calendar/panel-facts.ts';
import { Badge } from '../ui/badge.tsx';
import { Progress } from '../ui/progress.tsx';
import { CycleSign } from './day-signs.tsx';

interface PanelItemsProps {
  items: readonly PanelItem[];
  /** The distances, which are the card's. */
  className: string;
}

/** Facts and estimates with their signs: in the panel beside the calendar and in the overview of the day. */
export function PanelItems({ items, className }: PanelItemsProps) {
  return (
    <ul className={className}>
      {items.map(({ label, value, sign, badge, progress }) => (
        <li key={label}>
          <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="flex items-center gap-2">
              {sign && <CycleSign kind={sign === 'period' ? 'predicted-period' : sign} />}
              {label}
            </span>
            <span className="ml-auto flex items-center gap-2.5 text-right">
              {value && <span className="tabular-nums lining-nums">{value}</span>}
              {badge && <Badge tone={badge.tone === 'fact' ? 'primary' : 'dashed'}>{badge.label}</Badge>}
            </span>
          </div>
          {progress && (
            <div className="mt-2">
              <Progress label={label} {...progress} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
