import { CRISIS_CARD } from '@lunaria/domain/alerts/crisis-card.ts';
import type { Danger } from '@lunaria/domain/dangers/find-dangers.ts';
import { type ReactElement, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import EmergencyCall from '../emergency/emergency-call.tsx';
import { TitledList } from './titled-list.tsx';

interface CrisisCardProps {
  userId: string;
  danger: Pick<Danger, 'call' | 'say' | 'checked'>;
  title: ReactElement;
}

/**
 * For somebody who wrote of wanting to die: whom she can call, and once she says that she is safe for now, what the day needs.
 * It sends nothing, keeps nothing and can be left at any time.
 */
export function CrisisCard({ userId, danger, title }: CrisisCardProps) {
  const [isSafe, setSafe] = useState(false);
  if (isSafe) {
    return (
      <div className="space-y-5">
        <TitledList heading="h3" title={CRISIS_CARD.planTitle} lines={CRISIS_CARD.plan} />
        <TitledList heading="h3" title={CRISIS_CARD.helpsTitle} lines={CRISIS_CARD.helps} />
        <Button kind="secondary" className="max-sm:w-full" onClick={() => setSafe(false)}>
          {CRISIS_CARD.back}
        </Button>
      </div>
    );
  }
  return (
    <div className="space-y-4">
      {title}
      <p>{CRISIS_CARD.callFirst}</p>
      <EmergencyCall userId={userId} call={danger.call} />
      <p>{danger.say}</p>
      <p>{CRISIS_CARD.lines}</p>
      <p>{CRISIS_CARD.near}</p>
      <Button kind="secondary" className="max-sm:w-full" onClick={() => setSafe(true)}>
        {CRISIS_CARD.safe}
      </Button>
      <p className="type-small text-muted">{danger.checked}.</p>
    </div>
  );
}
