import type { AdviceCard } from '@lunaria/domain/advice/advice-card.ts';
import { mayHaveAdvice } from '@lunaria/domain/advice/may-have-advice.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { whenIdle } from '../../app/when-idle.ts';
import { useRecordedCycles } from '../cycle/use-recorded-cycles.ts';
import { useBirthDate } from '../profile/use-age.ts';

/** `asking` ends, whatever came of it. */
export type AdviceState = { state: 'asking' | 'failed' } | { state: 'ready'; cards: readonly AdviceCard[] };

const NOTHING: AdviceState = { state: 'ready', cards: [] };

/**
 * What is worth an appointment in what she recorded. `when` says how soon the rules are fetched: a page that is about something
 * else waits until it is idle. `stage` null: not known yet.
 */
export function useAdvice(userId: string, stage: LifeStage | null, when: 'idle' | 'at once'): AdviceState {
  const her = useRecordedCycles(userId, stage);
  const facts = her.state === 'ready' ? her.facts : null;
  const isNeeded = useMemo(() => facts !== null && mayHaveAdvice(facts), [facts]);
  const birthDate = useBirthDate(userId, isNeeded);
  const rules = useQuery({
    queryKey: ['advice-rules'],
    enabled: isNeeded,
    queryFn: async () => {
      if (when === 'idle') await new Promise<void>((resolve) => void whenIdle(resolve));
      return await import('@lunaria/domain/advice/advice-of-cycles.ts');
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const find = rules.data?.adviceOfCycles;
  // Without her age the graver reading would stand for a moment.
  const cards = useMemo(
    () => (facts && find && birthDate !== undefined ? find(facts, birthDate) : null),
    [facts, find, birthDate],
  );
  if (facts !== null && !isNeeded) return NOTHING;
  if (cards !== null) return { state: 'ready', cards };
  return { state: rules.isError || her.state === 'failed' ? 'failed' : 'asking' };
}
