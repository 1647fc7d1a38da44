import { PhaseDisc } from '../../../app/phase-disc.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { FactList } from '../fact-list.tsx';
import { linkClaim } from '../trust/claim.ts';

/** The rule of docs/algorithms/cycle-calendar.md, with a line of its table. */
const RULE = [
  { look: 'period', name: 'Period', when: 'cycle day 1 to the length of the period' },
  { look: 'ovulation', name: 'Ovulation', when: 'cycle length − 13' },
  { look: 'fertile', name: 'Fertile', when: 'the four days before ovulation' },
] as const;

export function HowItIsBuilt() {
  return (
    <section id="how" aria-labelledby="how-heading" className="mx-auto max-w-310 px-4 py-14 sm:px-5 md:py-22">
      <div className="grid items-center gap-x-14 gap-y-9 lg:grid-cols-2">
        <div>
          <h2 id="how-heading" className="type-h1">
            How it is built
          </h2>
          <p className="type-lead measure mt-3 text-balance text-muted">
            So that it can be checked, by somebody who does not believe us.
          </p>
          <FactList
            className="mt-7"
            facts={[
              'Every health rule is a page with its source and worked examples, and a test runs the same examples.',
              'The database itself decides which rows an account may see, and each request runs as the one account it belongs to.',
              <>
                Notes and documents are stored with 256-bit encryption under a key of their owner, dates and
                numbers are not: <TextLink to={linkClaim('at-rest')}>what that means</TextLink>.
              </>,
              'Pages load nothing from any other address: no fonts, no counters, no trackers.',
              'Free software under the MIT licence, to read, run and change: one command on one machine, or many machines with PostgreSQL.',
            ]}
          />
        </div>
        <RuleCard />
      </div>
    </section>
  );
}

/** A rule as it is written down, and the line that a test holds. */
function RuleCard() {
  return (
    <figure className="rounded-card border border-border bg-surface p-5 shadow-card max-sm:rounded-[20px] sm:p-7">
      <figcaption className="flex flex-wrap items-center justify-between gap-2">
        <span className="type-h3">What kind of day it is</span>
        <Badge tone="success">From the documentation</Badge>
      </figcaption>
      <p className="mt-3 text-muted">The first that fits:</p>
      <ol className="mt-3 space-y-3">
        {RULE.map(({ look, name, when }) => (
          <li key={look} className="flex items-center gap-4">
            <span aria-hidden="true" className="relative isolate size-9 shrink-0">
              <PhaseDisc look={look} />
            </span>
            <span>
              <strong className="font-strong">{name}</strong> <span className="text-muted">{when}</span>
            </span>
          </li>
        ))}
        <li className="flex items-center gap-4">
          <span aria-hidden="true" className="size-9 shrink-0 rounded-full border border-control" />
          <span>
            <strong className="font-strong">Regular</strong>{' '}
            <span className="text-muted">every other day</span>
          </span>
        </li>
      </ol>
      <p className="type-small mt-6 rounded-input bg-sunken px-4 py-3.5 tabular-nums">
        <span className="block text-muted">A worked example, run by a test</span>
        28 days, begun on 1&nbsp;October 2025: 15&nbsp;October is cycle day&nbsp;15,{' '}
        <strong>ovulation</strong>.
      </p>
    </figure>
  );
}
