import type { CycleForecast } from '@lunaria/domain/cycle/forecast/forecast-cycle.ts';
import type { RecordedCycles } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { sayCycleDay, sayWhenToAsk } from '@lunaria/domain/cycle/say-forecast.ts';
import { CALENDAR_ADDRESS } from '@lunaria/domain/dashboard/places.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Where the card of all her cycles stands on the page. */
export const HISTORY_ID = 'cycle-history';

interface LateCardProps {
  stage: LifeStage;
  forecast: CycleForecast;
  cycles: RecordedCycles;
}

/** The cycle is longer than hers usually are: what is known, and what she can do. */
export function LateCard({ stage, forecast, cycles }: LateCardProps) {
  const { cycleDay, usualDays } = forecast;
  const titleId = useId();
  const day = sayCycleDay({ cycleDay }, cycles.finished);
  const { statedLengthDays } = forecast;
  const whose = statedLengthDays === null ? 'Four' : `By the ${statedLengthDays} days that you gave, four`;
  const usual =
    forecast.knownCycles === 0
      ? ` ${whose} cycles of five are ${usualDays.from} to ${usualDays.to} days.`
      : '';
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId} className="type-h3">
          {day}
          {usual}
        </h2>
        <ul className="measure mt-3 list-disc space-y-1.5 pl-5 text-muted marker:text-control">
          <li>If your period has come, record it: the forecast begins anew from its first day.</li>
          <li>
            {stage === 'ivf'
              ? 'If you have had a transfer, your clinic says when a test tells something.'
              : 'If you may be pregnant, a test tells from the day on which the period was expected.'}
          </li>
          <li>
            If this cycle is unlike the others, after an illness for instance,{' '}
            <a
              href={`#${HISTORY_ID}`}
              className="text-primary underline underline-offset-3 hover:decoration-2"
            >
              mark it as unusual
            </a>
            : it will not count towards the next forecasts.
          </li>
          <li>{sayWhenToAsk({ cycleDay }, stage)}</li>
        </ul>
        <div className="mt-4">
          <LinkButton to={CALENDAR_ADDRESS}>Record a period</LinkButton>
        </div>
      </Card>
    </section>
  );
}
