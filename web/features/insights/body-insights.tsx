import { lazy } from 'react';
import { MissingPart } from '../../ui/missing-part.tsx';

/** The section "Body Insights & Patterns"; fetched when it is opened. */
export const BodyInsights = lazy(() => import('./insights.tsx').catch(() => ({ default: MissingPart })));
