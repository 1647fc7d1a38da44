import { lazy } from 'react';
import { Card } from '../../ui/card.tsx';

/** The section "Today's Overview"; fetched when it is opened. A part that cannot be fetched must not take the page with it. */
export const TodaysOverview = lazy(() =>
  import('./overview.tsx').catch(() => ({ default: MissingOverview })),
);

function MissingOverview() {
  return (
    <Card>
      <p className="text-muted">This part of the page did not load. Reload the page to see it.</p>
    </Card>
  );
}
