import type { CardTextValues } from '@lunaria/domain/emergency/emergency-card.ts';
import { historyForHelpers } from '@lunaria/domain/emergency/history-for-helpers.ts';
import type { FactsToSay } from '@lunaria/domain/emergency/what-to-say.ts';
import type { BloodType } from '@lunaria/domain/profile/blood-types.ts';
import { useMemo } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useMedicalRecords } from '../../data/medical-records/use-medical-records.ts';
import { usePastPregnancies } from '../../data/pregnancy/past-pregnancies.ts';
import { usePregnancy } from '../../data/pregnancy/use-pregnancy.ts';
import { useLifeStage } from '../../data/profile/use-life-stage.ts';

/**
 * What is known of her that whoever answers should know. A pregnancy that ended is kept on no device: without a connection
 * she has to say it herself.
 */
export function useFactsToSay(
  userId: string,
  { bloodType, texts }: { bloodType: BloodType | null | undefined; texts: CardTextValues | null },
): FactsToSay {
  const today = useToday();
  const history = useHistoryForHelpers(userId);
  const { profile, stage } = useLifeStage(userId);
  const state = usePregnancy(userId, profile.isSuccess ? stage : null);
  const { past } = usePastPregnancies(userId);
  const last = past?.toSorted((one, other) => (one.to < other.to ? 1 : -1)).at(0);
  return {
    today,
    dating: (state.status === 'ready' && state.pregnancy?.dating) || null,
    ended: last === undefined ? null : { reason: last.reason, on: last.to },
    ...{ bloodType, history, texts },
  };
}

/** What her medical history says for helpers, with what waits to be sent, also as this device kept it; null: it is not here. */
export function useHistoryForHelpers(userId: string): FactsToSay['history'] {
  const today = useToday();
  const { status, rows } = useMedicalRecords(userId);
  return useMemo(() => (status === 'ready' ? historyForHelpers(rows, today) : null), [status, rows, today]);
}
