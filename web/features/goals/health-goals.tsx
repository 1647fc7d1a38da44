import { lazy } from 'react';
import { Card } from '../../ui/card.tsx';

/** The section "Health Goals & Progress"; fetched when it is opened. A part that cannot be fetched must not take the page with it. */
export const HealthGoals = lazy(() => import('./goals.tsx').catch(() => ({ default: MissingGoals })));

function MissingGoals() {
  return (
    <Card>
      <p className="text-muted">This part of the page did not load. Reload the page to see it.</p>
    </Card>
  );
}
