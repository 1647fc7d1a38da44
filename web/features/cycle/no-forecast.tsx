import { hasCycle } from '@lunaria/domain/cycle/cycle-modes.ts';
import type { CycleFacts, RecordedCycles } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { sayBreak } from '@lunaria/domain/cycle/say-cycles.ts';
import { sayWhenToAsk } from '@lunaria/domain/cycle/say-forecast.ts';
import { CALENDAR_ADDRESS } from '@lunaria/domain/dashboard/places.ts';
import { nameStage } from '@lunaria/domain/profile/life-stages.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

interface NoForecastProps {
  facts: CycleFacts;
  cycles: RecordedCycles;
}

/** Why no forecast is made, and what there is to do about it. */
export function NoForecast({ facts, cycles }: NoForecastProps) {
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
        sentence={explain(facts, cycles)}
        action={<LinkButton to={CALENDAR_ADDRESS}>Record a period</LinkButton>}
      />
    </Card>
  );
}

function explain({ periods, stage, today }: CycleFacts, { current, onBreak }: RecordedCycles): string {
  if (periods.length === 0)
    return 'No period is recorded yet. With the first one a forecast begins: wide at first, and more your own with each cycle.';
  const why = sayBreak(onBreak);
  if (why !== null) return why;
  if (current !== null && current.start > today)
    return 'Your newest period begins after today, by the clock of this device: its date decides what is forecast.';
  if (current !== null)
    return `Day ${current.cycleDay}. Nothing can be forecast from a period so long ago. ${sayWhenToAsk(current, stage)}`;
  return 'A forecast begins with the next period that you record.';
}
