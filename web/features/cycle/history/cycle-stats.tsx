import { countOf, wordFor } from '@lunaria/domain/count-of.ts';
import type { CycleSummary } from '@lunaria/domain/cycle/history/summarize-cycles.ts';
import { sayNotEnough, sayNumber } from '@lunaria/domain/cycle/say-summary.ts';

/** Four figures of her newest cycles; nothing is said before three of them count. */
export function CycleStats({ summary }: { summary: CycleSummary }) {
  const { counted, waiting, medianDays, shortestDays, longestDays, bleedingMedianDays, withOvulation } =
    summary;
  if (medianDays === null || shortestDays === null || longestDays === null) {
    return (
      <p className="mt-6 border-t border-border pt-5 text-muted">
        {sayNotEnough(summary)}
        {waiting > 0 && ' What is asked above decides about others.'}
      </p>
    );
  }
  const range = shortestDays === longestDays ? String(shortestDays) : `${shortestDays} – ${longestDays}`;
  return (
    <div className="mt-6 border-t border-border pt-5">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-4">
        <Stat value={sayNumber(medianDays)} label="days, your middle length" />
        <Stat value={range} label="days, shortest to longest" />
        {bleedingMedianDays === null ? (
          <Stat value="–" label="days of bleeding, not enough recorded" />
        ) : (
          <Stat value={sayNumber(bleedingMedianDays)} label="days of bleeding, usually" />
        )}
        <Stat value={`${withOvulation} of ${counted}`} label="cycles with ovulation known" />
      </dl>
      <p className="type-small mt-4 text-muted">
        Based on {countOf(counted, 'cycle')}.
        {waiting > 0 && ` ${wordFor(waiting, 'One needs', `${waiting} need`)} your answer.`}
      </p>
    </div>
  );
}

function Stat({ value, label }: { value: string; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="type-small text-muted">{label}</dt>
      <dd className="type-numeral">{value}</dd>
    </div>
  );
}
