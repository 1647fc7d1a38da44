import { lazy, Suspense } from 'react';
import { MissingPart } from '../../../ui/missing-part.tsx';
import { PanelSkeleton } from './beside-skeleton.tsx';
import type { SidePanelProps } from './panel-card.tsx';

// Not part of the first load: month and tiles are there before anybody reads what they add up to. A part that cannot
// be fetched must not take the page with it.
const PanelCard = lazy(() => import('./panel-card.tsx').catch(() => ({ default: MissingPart })));

/** What her records say in her mode, and marked samples where there are none yet. */
export function SidePanel(props: SidePanelProps) {
  return (
    <Suspense fallback={<PanelSkeleton stage={props.stage} />}>
      <PanelCard {...props} />
    </Suspense>
  );
}
