import { findPlace, SECTION_PARAMETER } from '@lunaria/domain/dashboard/places.ts';
import { titlePage } from '../app/page-title.ts';
import { RequireSession } from '../app/require-session.tsx';
import { Calendar } from '../features/calendar/calendar.tsx';
import { CycleSection } from '../features/cycle/cycle-section.tsx';
import { DailyLog } from '../features/daily-log/daily-log.tsx';
import { Dashboard } from '../features/dashboard/dashboard.tsx';
import type { DashboardSlots } from '../features/dashboard/slots.ts';
import { RecentUploads } from '../features/documents/recent-uploads.tsx';
import { UploadDialog } from '../features/documents/upload-dialog.tsx';
import { HealthGoals } from '../features/goals/health-goals.tsx';
import { BodyInsights } from '../features/insights/body-insights.tsx';
import { TodaysOverview } from '../features/overview/todays-overview.tsx';
import { PregnancyTracker } from '../features/pregnancy/pregnancy-tracker.tsx';

/** What stands in the named places of the dashboard. An area that is built takes its place here, in one line. */
const SLOTS: DashboardSlots = {
  calendar: Calendar,
  'daily-log': DailyLog,
  'recent-uploads': RecentUploads,
  'pregnancy-tracker': PregnancyTracker,
  'todays-overview': TodaysOverview,
  'cycle-tracking': CycleSection,
  'body-insights': BodyInsights,
  'health-goals': HealthGoals,
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
      {({ user, signOutTo }) => <Dashboard key={user.id} user={user} signOutTo={signOutTo} slots={SLOTS} />}
    </RequireSession>
  );
}
