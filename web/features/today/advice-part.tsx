import type { AdviceCard } from '@lunaria/domain/advice/advice-card.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { memo, useEffect } from 'react';
import { useAdvice } from '../../data/advice/use-advice.ts';
import { useSafetyAlerts } from '../../data/alerts/use-safety-alerts.ts';
import { usePutAway } from '../../data/today/use-put-away.ts';

interface AdvicePartProps {
  userId: string;
  stage: LifeStage;
  /** Undefined: it is being looked for. */
  onAdvice: (card: AdviceCard | null | undefined) => void;
}

/** Draws nothing: finds what should be seen soon, once the page is idle. What can wait stands in the overview alone. */
function AdvicePart({ userId, stage, onAdvice }: AdvicePartProps) {
  const advice = useAdvice(userId, stage, 'idle');
  const { isPutAway } = usePutAway(userId);
  const { alerts } = useSafetyAlerts(userId, 'unless fresh');
  // What cannot wait is said by its alert, above everything.
  const cannotWait = new Set(
    alerts.filter(({ level }) => level !== 'soon' && level !== 'routine').map(({ rule }) => rule),
  );
  const card =
    advice.state === 'ready'
      ? (advice.cards.find(
          ({ id, level, rule }) => level !== 'routine' && isPutAway(id) === false && !cannotWait.has(rule),
        ) ?? null)
      : null;
  const isAsking = advice.state === 'asking';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card is one with another name; what it says follows from it
  useEffect(() => onAdvice(isAsking ? undefined : card), [onAdvice, isAsking, card?.id, card?.title]);
  return null;
}

export default memo(AdvicePart);
