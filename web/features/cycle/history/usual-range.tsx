import { countDays } from '@lunaria/domain/calendar/name-day.ts';
import { hasUsualRange } from '@lunaria/domain/cycle/cycle-modes.ts';
import type { CycleSummary } from '@lunaria/domain/cycle/history/summarize-cycles.ts';
import {
  sayAdvice,
  sayNormalRange,
  sayNotEnough,
  sayNumber,
  sayVariation,
} from '@lunaria/domain/cycle/say-summary.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useId } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';

interface UsualRangeProps {
  summary: CycleSummary;
  stage: LifeStage;
}

/** What is usual for her beside what is usual at her age, and what to do where they differ again and again. */
export function UsualRange({ summary, stage }: UsualRangeProps) {
  const titleId = useId();
  const { counted, normal, medianDays, shortestDays, longestDays, variationDays } = summary;
  const { bleedingMedianDays, outOfRange, regularity, advice } = summary;
  return (
    <Card>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="type-h2">
          Your usual range
        </h2>
        {!hasUsualRange(stage) ? (
          <p className="measure mt-2 text-muted">{WHY_NONE[stage]}</p>
        ) : medianDays === null || shortestDays === null || longestDays === null ? (
          <p className="measure mt-2 text-muted">
            {sayNotEnough(summary)} {sayNormalRange(summary)}
          </p>
        ) : (
          <>
            <p className="type-small mt-1 text-muted">
              Your last {counted} cycles, beside what is usual for {WHOM[normal.basis]}.
            </p>
            <dl className="mt-4">
              <Row
                name="Length"
                hers={`${shortestDays} to ${countDays(longestDays)}, middle ${sayNumber(medianDays)}`}
                usual={`${normal.shortestDays} to ${normal.longestDays} days`}
                outside={sayOutside(outOfRange.long + outOfRange.short, summary.judged.lengths)}
              />
              {variationDays !== null && normal.variationDays !== null && (
                <Row
                  name="Variation"
                  hers={`${countDays(variationDays)} between shortest and longest`}
                  usual={`up to ${countDays(normal.variationDays)}`}
                  outside={regularity === 'varies' ? 'wider' : null}
                  isKnown={regularity !== 'not-enough'}
                />
              )}
              <Row
                name="Bleeding"
                hers={
                  bleedingMedianDays === null
                    ? 'not recorded often enough'
                    : `${sayNumber(bleedingMedianDays)} days usually`
                }
                usual={`up to ${countDays(normal.bleedingDays)}`}
                outside={sayOutside(outOfRange.bleeding, summary.judged.bleedings)}
                isKnown={bleedingMedianDays !== null}
              />
            </dl>
            <p className="type-small measure mt-3 text-muted">{sayVariation(summary)}</p>
            {advice !== null && (
              <p className="measure mt-4 rounded-input bg-warning-tint p-4">{sayAdvice(summary).join(' ')}</p>
            )}
          </>
        )}
        {hasUsualRange(stage) && <Sources basis={normal.basis} />}
      </section>
    </Card>
  );
}

const WHOM = {
  adult: 'women of your age',
  adolescent: 'the first years after the first period',
  'age-unknown': 'grown women up to about 45',
  'before-menopause': 'the years before the menopause',
} as const;

const HORMONES =
  'bleeding follows the hormones more than a cycle of its own. The usual ranges of length, variation and bleeding do not apply; cycles of times without hormones stay in your history.';
const WHY_NONE: Record<LifeStage, string> = {
  contraception: `With hormonal contraception, ${HORMONES} Without hormones, choose Menstrual Cycle as your mode to see them.`,
  ivf: `During a treatment, ${HORMONES}`,
  pregnancy: 'In a pregnancy there are no cycles; your history stays as it is.',
  menopause:
    'Around the menopause cycles become longer, shorter or stay away: the usual ranges of younger years do not apply. Bleeding that is very heavy, lasts long, or comes between periods is worth showing to a doctor.',
  'post-menopause':
    'After the menopause there are no cycles. Any bleeding after it should be looked at by a doctor, even a little.',
  'menstrual-cycle': '',
  conception: '',
  'pre-menstrual': '',
};

function sayOutside(count: number, of: number): string | null {
  return count === 0 ? null : `${count} of the last ${of} outside`;
}

interface RowProps {
  name: string;
  hers: string;
  usual: string;
  /** Null: within. */
  outside: string | null;
  isKnown?: boolean;
}

function Row({ name, hers, usual, outside, isKnown = true }: RowProps) {
  return (
    <div className="grid gap-x-4 gap-y-1 border-t border-border py-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:items-center">
      <dt className="type-label">{name}</dt>
      <dd className="tabular-nums">
        {hers}
        <span className="type-small block text-muted">usual: {usual}</span>
      </dd>
      {isKnown && (
        <dd>
          <Badge tone={outside === null ? 'success' : 'warning'}>{outside ?? 'in the usual range'}</Badge>
        </dd>
      )}
    </div>
  );
}

const FIGO = { title: 'FIGO 2018', url: 'https://doi.org/10.1002/ijgo.12666' };
const ACOG = {
  title: 'ACOG, Committee Opinion 651',
  url: 'https://doi.org/10.1097/AOG.0000000000001215',
};

function Sources({ basis }: { basis: CycleSummary['normal']['basis'] }) {
  const { title, url } = basis === 'adolescent' ? ACOG : FIGO;
  return (
    <p className="type-small measure mt-4 text-muted">
      Source of the usual ranges:{' '}
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="rounded-[4px] text-primary underline decoration-1 underline-offset-3 hover:decoration-2"
      >
        {title}
      </a>
      . They describe most women, not each one; outside of them is not an illness by itself.
    </p>
  );
}
