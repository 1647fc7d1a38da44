import { lazy } from 'react';
import { MissingPart } from '../../ui/missing-part.tsx';

/** The section "Health Goals & Progress"; fetched when it is opened. */
export const HealthGoals = lazy(() => import('./goals.tsx').catch(() => ({ default: MissingPart })));
