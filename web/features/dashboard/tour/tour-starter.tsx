import { useLocation, useNavigate } from 'react-router';
import { isTourAsked } from '../../../app/tour-state.ts';
import { useLater } from '../use-later.ts';

const loadTour = async () => (await import('./dashboard-tour.tsx')).DashboardTour;

/** Starts the tour when it was asked for, once what it shows is there; afterwards the history entry forgets it. */
export function TourStarter({ isReady }: { isReady: boolean }) {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = isTourAsked(state);
  const Tour = useLater(isAsked ? loadTour : null);
  if (!Tour || !isAsked || !isReady) return null;
  return (
    <Tour
      onEnd={() => void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })}
    />
  );
}
