import { lazy, Suspense } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { SidePanelProps } from './panel-card.tsx';

// Not part of the first load: month and tiles are there before anybody reads what they add up to. A part that cannot
// be fetched must not take the page with it.
const PanelCard = lazy(() => import('./panel-card.tsx').catch(() => ({ default: MissingPanel })));

/** What her records say in her mode, and marked samples where there are none yet. */
export function SidePanel(props: SidePanelProps) {
  return (
    <Suspense fallback={<PanelSkeleton />}>
      <PanelCard {...props} />
    </Suspense>
  );
}

function MissingPanel() {
  return (
    <Card>
      <p className="text-muted">This part of the page did not load. Reload the page to see it.</p>
    </Card>
  );
}

function PanelSkeleton() {
  return (
    <Card aria-hidden="true" className="min-h-96 space-y-5">
      <Skeleton className="h-10 w-3/5" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-4/5" />
    </Card>
  );
}
