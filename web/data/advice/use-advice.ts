import type { AdviceCard } from '@lunaria/domain/advice/advice-card.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { whenIdle } from '../../app/when-idle.ts';
import { useRecordedCycles } from '../cycle/use-recorded-cycles.ts';
import { useBirthDate } from '../profile/use-age.ts';

/**
 * What is worth an appointment in what she recorded; null while it is not known. The rules are fetched when the page has
 * nothing better to do: what waits for ninety days can wait for a second. `stage` null: not known yet.
 */
export function useAdvice(userId: string, stage: LifeStage | null): readonly AdviceCard[] | null {
  const her = useRecordedCycles(userId, stage);
  const birthDate = useBirthDate(userId);
  const rules = useQuery({
    queryKey: ['advice-rules'],
    queryFn: async () => {
      await new Promise<void>((resolve) => whenIdle(resolve));
      return await import('@lunaria/domain/advice/advice-of-cycles.ts');
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const facts = her.state === 'ready' ? her.facts : null;
  const find = rules.data?.adviceOfCycles;
  return useMemo(
    // Without her age the graver reading would stand for a moment.
    () => (facts && find && birthDate !== undefined ? find(facts, birthDate) : null),
    [facts, find, birthDate],
  );
}
