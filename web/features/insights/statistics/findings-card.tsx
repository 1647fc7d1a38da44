import { wordFor } from '@lunaria/domain/count-of.ts';
import { CALENDAR_ADDRESS, logAddressOf } from '@lunaria/domain/dashboard/places.ts';
import type { Pattern, PatternReport } from '@lunaria/domain/patterns/find-patterns.ts';
import {
  labelOf,
  sayCounts,
  sayMissing,
  sayPattern,
  WINDOW_TITLES,
} from '@lunaria/domain/patterns/say-patterns.ts';
import type { Trait } from '@lunaria/domain/patterns/traits.ts';
import { WINDOWS, type Window } from '@lunaria/domain/patterns/windows.ts';
import { useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

const BAR_LABELS: Record<Window, string> = {
  'before-period': 'five days',
  'in-period': 'period',
  'around-ovulation': 'five days',
};

interface FindingsProps {
  report: PatternReport;
  traits: readonly Trait[];
}

/** What comes back at the same time of her cycles, with its counts; or what is missing before that can be said. */
export function FindingsCard({ report, traits }: FindingsProps) {
  const titleId = useId();
  const missing = sayMissing(report);
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId} className="type-h2">
          What comes back
        </h2>
        {missing === null ? <Findings {...{ report, traits }} /> : <NotYet sentence={missing} />}
      </Card>
    </section>
  );
}

function NotYet({ sentence }: { sentence: string }) {
  return (
    <div data-not-yet className="mt-4 rounded-input bg-sunken px-5 py-6">
      <p className="type-h3">Not enough data yet</p>
      <p className="measure mt-1.5">{sentence}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <LinkButton to={logAddressOf()} kind="tinted">
          Log today
        </LinkButton>
        <TextLink to={CALENDAR_ADDRESS}>Mark a day in the calendar</TextLink>
      </div>
    </div>
  );
}

function Findings({ report, traits }: FindingsProps) {
  const { patterns, cycles, comparisons } = report;
  return (
    <>
      {patterns.length === 0 && (
        <p className="measure mt-3">
          Nothing comes back so clearly that chance would not do it as well. That can change with more cycles,
          or stay so.
        </p>
      )}
      <div className="divide-y divide-border">
        {WINDOWS.map((window) => ({ window, found: patterns.filter((one) => one.window === window) }))
          .filter(({ found }) => found.length > 0)
          .map(({ window, found }) => (
            <div key={window} className="py-5 first:pt-4">
              <h3 className="type-h3">{WINDOW_TITLES[window]}</h3>
              <ul className="mt-3 space-y-4">
                {found.map((pattern) => (
                  <Finding key={pattern.trait} {...{ pattern, cycles, traits }} />
                ))}
              </ul>
            </div>
          ))}
      </div>
      <div className="type-small mt-4 border-t border-border pt-5 text-muted">
        <p>A pattern, not a cause.</p>
        <details className="mt-2">
          <summary className="min-h-6 w-fit cursor-pointer rounded-small text-primary underline decoration-1 underline-offset-3 hover:decoration-2">
            How we check
          </summary>
          <div className="measure mt-2 space-y-2">
            <p>
              {wordFor(comparisons, 'One comparison was', `${comparisons} comparisons were`)} made: each
              symptom and mood, before your period, in it and around ovulation, against your other days.
            </p>
            <p>
              We show only what chance would hardly do in all of them together. The test is a permutation
              test, corrected for their number. It must come in at least half of the cycles, and on at least
              one day of five more.
            </p>
            <p>A day without an entry does not count as a day without complaints.</p>
            {patterns.length > 0 && (
              <ul className="list-disc space-y-1 pl-5">
                {patterns.map((pattern) => (
                  <li key={`${pattern.window} ${pattern.trait}`}>
                    {labelOf(pattern.trait, traits)}, {WINDOW_TITLES[pattern.window].toLowerCase()}:{' '}
                    {sayCounts(pattern)}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </details>
      </div>
    </>
  );
}

interface FindingProps {
  pattern: Pattern;
  cycles: number;
  traits: readonly Trait[];
}

function Finding({ pattern, cycles, traits }: FindingProps) {
  const label = labelOf(pattern.trait, traits);
  const sentence = sayPattern(pattern, cycles, traits);
  return (
    <li
      data-pattern={`${pattern.window} ${label}`}
      className="grid items-center gap-x-8 gap-y-2.5 md:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <p className="measure">
        <span className="font-strong">{label}</span>
        {sentence.slice(label.length)}
      </p>
      <ShareBars inside={pattern.inside} outside={pattern.outside} label={BAR_LABELS[pattern.window]} />
    </li>
  );
}

interface ShareBarsProps {
  inside: { marked: number; days: number };
  outside: { marked: number; days: number };
  /** What the first bar is: `before`, `in your period`. */
  label: string;
}

/** The two shares of a pattern, one above the other; the counts stand in the sentence beside them. */
function ShareBars({ inside, outside, label }: ShareBarsProps) {
  return (
    <div aria-hidden="true" className="w-full max-w-80 space-y-1.5">
      <Bar share={inside.marked / inside.days} label={label} isStrong />
      <Bar share={outside.marked / outside.days} label="other days" />
    </div>
  );
}

function Bar({ share, label, isStrong = false }: { share: number; label: string; isStrong?: boolean }) {
  return (
    <div className="grid grid-cols-[5.75rem_minmax(0,1fr)_2.75rem] items-center gap-2">
      <span className="type-hint text-right text-muted">{label}</span>
      <span className="h-3 overflow-hidden rounded-full border border-control bg-sunken">
        <span
          style={{ width: `${Math.round(share * 100)}%` }}
          className={`block h-full forced-color-adjust-none ${isStrong ? 'bg-primary' : 'bg-control'}`}
        />
      </span>
      <span className="type-hint tabular-nums">{Math.round(share * 100)} %</span>
    </div>
  );
}
