import type { LengthSummary } from '@lunaria/domain/patterns/insight-cards.ts';

/** The largest disc; its area stands for the number of cycles of that length. */
const LARGEST = 34;

interface LengthBandProps {
  summary: LengthSummary;
  lengths: readonly number[];
}

/** What is usual as a band, her lengths as discs on it. Decoration: the claim above and the words below it say the same. */
export function LengthBand({ summary: { normal, shortestDays, longestDays }, lengths }: LengthBandProps) {
  const from = Math.min(normal.shortestDays, shortestDays);
  const to = Math.max(normal.longestDays, longestDays);
  // Half a disc stays free at both ends.
  const at = (days: number) => `${(6 + ((days - from) / Math.max(to - from, 1)) * 88).toFixed(1)}%`;
  const counts = new Map<number, number>();
  for (const days of lengths) counts.set(days, (counts.get(days) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return (
    <div className="mt-3">
      <div aria-hidden="true" className="relative isolate h-7">
        <span
          style={{
            left: from === normal.shortestDays ? 0 : at(normal.shortestDays),
            right: to === normal.longestDays ? 0 : `calc(100% - ${at(normal.longestDays)})`,
          }}
          className="absolute inset-y-0 rounded-full bg-sage-tint"
        />
        {[...counts].map(([days, count]) => (
          <span
            key={days}
            style={{ left: at(days), width: sizeOf(count, most), height: sizeOf(count, most) }}
            className="absolute top-1/2 -translate-1/2 rounded-full border-[1.5px] border-signals-ring bg-signals-ring/20 [mix-blend-mode:var(--moon-blend)] forced-color-adjust-none"
          />
        ))}
      </div>
      <p className="type-hint mt-1.5 flex justify-between gap-3 text-muted">
        <span>{`${from} days`}</span>
        <span>{`usual: ${normal.shortestDays} to ${normal.longestDays}`}</span>
        <span>{`${to} days`}</span>
      </p>
    </div>
  );
}

const sizeOf = (count: number, most: number) => Math.max(16, Math.round(LARGEST * Math.sqrt(count / most)));
