import { lazy } from 'react';
import { MissingPart } from '../../ui/missing-part.tsx';

/** The section "Today's Overview"; fetched when it is opened. */
export const TodaysOverview = lazy(() => import('./overview.tsx').catch(() => ({ default: MissingPart })));
