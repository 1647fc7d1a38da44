import type { Quartiles } from '@lunaria/domain/patterns/phase-ranges.ts';

interface RangeBarProps {
  range: Quartiles;
  /** The ends of the axis. */
  from: number;
  to: number;
}

/** The middle half as a bar, the median as a line in it, on an axis that all phases share. Decoration beside words. */
export function RangeBar({ range, from, to }: RangeBarProps) {
  const at = (value: number) => (Math.min(Math.max((value - from) / (to - from), 0), 1) * 100).toFixed(1);
  const width = Math.max(Number(at(range.upper)) - Number(at(range.lower)), 1);
  return (
    <span aria-hidden="true" className="relative block h-4 w-full">
      <span className="absolute inset-x-0 top-1/2 h-px bg-control" />
      <span
        style={{ left: `${at(range.lower)}%`, width: `${width}%` }}
        className="absolute inset-y-0 rounded-full border border-sage bg-sage/40 forced-color-adjust-none"
      />
      <span
        style={{ left: `${at(range.median)}%` }}
        className="absolute -inset-y-0.5 -ml-px w-[3px] rounded-full bg-text forced-color-adjust-none"
      />
    </span>
  );
}
