import { lazy } from 'react';
import { MissingPart } from '../../ui/missing-part.tsx';

/** The section "Cycle & Phase Tracking"; fetched when it is opened. */
export const CycleSection = lazy(() =>
  import('./cycle-tracking.tsx').catch(() => ({ default: MissingPart })),
);
