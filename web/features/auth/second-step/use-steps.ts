import { useEffect, useState } from 'react';
import { fetchFactors } from './fetch-factors.ts';
import { listSteps, type Way } from './ways.ts';

/** What can be the second step of this session; asked once it is known that it needs one. */
export function useSteps(isWanted: boolean) {
  const [steps, setSteps] = useState<Way[] | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again at every turn
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    setMissing(false);
    void fetchFactors().then((list) => {
      if (!isCurrent) return;
      if (list === null) setMissing(true);
      else setSteps(listSteps(list));
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, turn]);

  // Kept while a step is being checked: what she typed stays in its field.
  return { steps, isMissing, load: () => setTurn((before) => before + 1) };
}
