import type { Now } from '@lunaria/domain/body/describe-now.ts';
import { sayWhyNoForecast } from '@lunaria/domain/body/say-now.ts';
import { hasCycle } from '@lunaria/domain/cycle/cycle-modes.ts';
import type { CycleFacts } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { sayWhenToAsk } from '@lunaria/domain/cycle/say-forecast.ts';
import { CALENDAR_ADDRESS } from '@lunaria/domain/dashboard/places.ts';
import { nameStage } from '@lunaria/domain/profile/life-stages.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

interface NoForecastProps {
  facts: CycleFacts;
  now: Now;
}

/** Why no forecast is made, and what there is to do about it. */
export function NoForecast({ facts, now }: NoForecastProps) {
  if (!hasCycle(facts.stage)) {
    return (
      <Card>
        <p className="measure">
          <b className="font-strong">{nameStage(facts.stage)}: no forecast of periods is made.</b>{' '}
          {facts.periods.length === 0
            ? 'Nothing is recorded of earlier cycles.'
            : 'What is recorded of your earlier cycles stays below.'}
        </p>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        sentence={explain(facts, now)}
        action={<LinkButton to={CALENDAR_ADDRESS}>Record a period</LinkButton>}
      />
    </Card>
  );
}

function explain({ periods, stage }: CycleFacts, now: Now): string {
  if (periods.length === 0 && now.state === 'unrecorded')
    return 'No period is recorded yet. With the first one a forecast begins: wide at first, and more your own with each cycle.';
  const why = sayWhyNoForecast(now) ?? '';
  return now.cycle === null
    ? why
    : `Day ${now.cycle.day}. ${why} ${sayWhenToAsk({ cycleDay: now.cycle.day }, stage)}`;
}
