import { createCardFinder } from '@lunaria/domain/patterns/card-finder.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { describeTendency } from '@lunaria/domain/today/say-tendency.ts';
import type { TodaySentence } from '@lunaria/domain/today/today-view.ts';
import { memo, useEffect, useMemo, useState } from 'react';
import { usePutAway } from '../../data/today/use-put-away.ts';
import { nameHidden } from './cards/name-hidden.ts';
import { useInsights } from './use-insights.ts';

interface FoundPatternProps {
  userId: string;
  stage: LifeStage;
  onFound: (sentence: TodaySentence | null) => void;
}

/** Draws nothing: finds what comes back most clearly in her cycles, for the one sentence of Today. Hidden there: hidden here. */
function FoundPattern({ userId, stage, onFound }: FoundPatternProps) {
  const { status, cycles, traits } = useInsights(userId, stage, false);
  const [findCards] = useState(createCardFinder);
  const away = usePutAway(userId);
  const cards = useMemo(
    () => (status === 'ready' ? findCards(cycles, traits) : []),
    [status, cycles, traits, findCards],
  );
  const card = cards.find((one) => away.isPutAway(nameHidden(one)) === false) ?? null;
  const sentence = useMemo(() => card && describeTendency(card), [card]);
  useEffect(() => onFound(sentence), [onFound, sentence]);
  return null;
}

export default memo(FoundPattern);
