import { lazy } from 'react';
import { MissingPart } from '../../ui/missing-part.tsx';

/** The section "Pregnancy Tracker"; fetched when it is opened. */
export const PregnancyTracker = lazy(() => import('./tracker.tsx').catch(() => ({ default: MissingPart })));
