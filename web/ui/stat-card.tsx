import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';

interface StatCardProps {
  label: string;
  icon?: ReactNode;
  /** Missing: there is none to show, and `line` says why. */
  value?: string | undefined;
  /** With the number in one breath: `hours`, `of 28`. */
  unit?: string | undefined;
  /** Not hers: an invented value that shows the layout. */
  isSample?: boolean;
  /** One small graphic below the number: Progress, DiscRow. */
  graphic?: ReactNode;
  /** One small graphic beside the number, where there is room for it. */
  aside?: ReactNode;
  /** One line at the bottom. */
  line?: string | undefined;
}

/** One number of hers: label, numeral with unit, a small graphic, one line. */
export function StatCard({
  label,
  icon,
  value,
  unit,
  isSample = false,
  graphic,
  aside,
  line,
}: StatCardProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2 rounded-card border border-border bg-surface p-3.5 max-sm:rounded-[20px] sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-1 gap-y-1">
        <h3 className="type-label flex items-center gap-2">
          {icon}
          {label}
        </h3>
        {isSample && <Badge tone="dashed">Sample</Badge>}
      </div>
      {value !== undefined && (
        <div className="flex items-end justify-between gap-3">
          <p>
            <span className="type-numeral">{value}</span>
            {unit && <span className="text-muted"> {unit}</span>}
          </p>
          {aside}
        </div>
      )}
      {graphic}
      {line && <p className="type-hint mt-auto pt-1 text-muted">{line}</p>}
    </div>
  );
}
