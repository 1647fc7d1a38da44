import { findPlace, SECTION_PARAMETER } from '@lunaria/domain/dashboard/places.ts';
import { type ComponentType, Fragment, lazy } from 'react';
import { titlePage } from '../app/page-title.ts';
import { RequireSession } from '../app/require-session.tsx';
import { DangerWatch } from '../features/alerts/danger-watch.tsx';
import { Calendar } from '../features/calendar/calendar.tsx';
import { DailyLog } from '../features/daily-log/daily-log.tsx';
import { Dashboard } from '../features/dashboard/dashboard.tsx';
import type { DashboardSlots } from '../features/dashboard/slots.ts';
import { RecentUploads } from '../features/documents/recent-uploads.tsx';
import { UploadDialog } from '../features/documents/upload-dialog.tsx';
import { MissingPart } from '../ui/missing-part.tsx';

/** A section that is fetched when it is opened. */
const whenOpened = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: MissingPart as ComponentType<Props> }))); // as: it needs no props

/** What stands in the named places of the dashboard. An area that is built takes its place here, in one line. */
const SLOTS: DashboardSlots = {
  calendar: Calendar,
  'daily-log': DailyLog,
  'recent-uploads': RecentUploads,
  'pregnancy-tracker': whenOpened(() => import('../features/pregnancy/tracker.tsx')),
  'todays-overview': whenOpened(() => import('../features/overview/overview.tsx')),
  'cycle-tracking': whenOpened(() => import('../features/cycle/cycle-tracking.tsx')),
  'body-insights': whenOpened(() => import('../features/insights/insights.tsx')),
  'health-goals': whenOpened(() => import('../features/goals/goals.tsx')),
  'upload-dialog': UploadDialog,
};

export function meta({ location }: { location: { search: string } }) {
  const place = findPlace(new URLSearchParams(location.search).get(SECTION_PARAMETER));
  return titlePage(place.kind === 'group' ? place.group.tabTitle : 'Dashboard');
}

export default function DashboardPage() {
  return (
    <RequireSession>
      {/* Another user is another page: nothing of the first may stay in its state. */}
      {({ user, signOutTo }) => (
        <Fragment key={user.id}>
          <Dashboard user={user} signOutTo={signOutTo} slots={SLOTS} />
          <DangerWatch userId={user.id} />
        </Fragment>
      )}
    </RequireSession>
  );
}
