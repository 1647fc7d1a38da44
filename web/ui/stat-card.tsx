import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Badge } from './badge.tsx';

interface StatCardProps {
  label: string;
  icon?: ReactNode;
  /** Missing: there is none to show, and `said` says so. */
  value?: string | undefined;
  /** With the number in one breath: `hours`, `of 28`. */
  unit?: string | undefined;
  /** In the place of the number. */
  said?: string | undefined;
  /** Not hers: an invented value that shows the layout. */
  isSample?: boolean | undefined;
  /** Reckoned, not recorded. */
  isEstimate?: boolean | undefined;
  /** One small graphic below the number: Progress, DiscRow. */
  graphic?: ReactNode;
  /** One small graphic beside the number, below it where there is no room. */
  aside?: ReactNode;
  /** One line at the bottom. */
  line?: string | undefined;
  /** What the whole card opens. `name` is said instead of the label: `Sleep: open the chart`. */
  link?: { to: string; name: string; Icon: LucideIcon } | undefined;
}

// The label is the link; its surface is stretched over the card, and the focus ring with it.
const LINK =
  'outline-none after:absolute after:inset-0 after:rounded-[inherit] focus-visible:after:outline-3 ' +
  'focus-visible:after:outline-offset-2 focus-visible:after:outline-focus';

/** One number of hers: label, numeral with unit, a small graphic, one line. */
export function StatCard(props: StatCardProps) {
  const { label, icon, value, unit, said, isSample, isEstimate, graphic, aside, line, link } = props;
  const contentId = useId();
  return (
    <div
      className={`group relative flex min-w-0 flex-col rounded-card border border-border bg-surface p-3.5 transition-colors max-sm:rounded-[20px] sm:p-5 ${
        link ? 'hover:border-control hover:bg-sunken' : ''
      }`}
    >
      {link && (
        <link.Icon
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className="absolute top-4.5 right-3 text-muted group-hover:text-primary sm:top-6 sm:right-5"
        />
      )}
      <div className={`flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 ${link ? 'pr-5' : ''}`}>
        <h3 className="type-label flex items-center gap-2">
          {icon}
          {link ? (
            <Link to={link.to} aria-label={link.name} aria-describedby={contentId} className={LINK}>
              {label}
            </Link>
          ) : (
            label
          )}
        </h3>
        {isSample && <Badge tone="dashed">Sample</Badge>}
        {isEstimate && !isSample && <Badge tone="dashed">Estimate</Badge>}
      </div>
      <div id={contentId} className="mt-2 flex flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
          {value !== undefined && (
            <p>
              <span className="type-numeral">{value}</span>
              {unit && <span className="text-muted"> {unit}</span>}
            </p>
          )}
          {said && <p className="py-1.5 text-muted">{said}</p>}
          {aside}
        </div>
        {graphic}
        {line && <p className="type-hint mt-auto pt-1 text-muted">{line}</p>}
      </div>
    </div>
  );
}
