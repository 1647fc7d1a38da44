import { lazy, Suspense } from 'react';
import { MissingPart } from '../../ui/missing-part.tsx';
import { TodayCardsSkeleton, TodayFrame } from './today-frame.tsx';
import type { HealthTodayProps } from './today-section.tsx';

// Not part of the first load: what the cards are made from is asked for by code that comes with them.
const TodaySection = lazy(() => import('./today-section.tsx').catch(() => ({ default: MissingPart })));

/** The cards of her mode, and their room until they are here. */
export function HealthToday(props: HealthTodayProps) {
  const { stage } = props;
  const waiting = (
    <TodayFrame stage={stage} remark={null}>
      <TodayCardsSkeleton stage={stage} />
    </TodayFrame>
  );
  return (
    <Suspense fallback={waiting}>
      <TodaySection {...props} />
    </Suspense>
  );
}
