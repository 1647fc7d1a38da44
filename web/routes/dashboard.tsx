import { findPlace, SECTION_PARAMETER } from '@lunaria/domain/dashboard/places.ts';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { titlePage } from '../app/page-title.ts';
import { hasSignedInHint } from '../app/signed-in-hint.ts';
import { hasColumns } from '../app/use-columns.ts';
import { whenIdle } from '../app/when-idle.ts';
import { useHasNotices } from '../data/reminders/has-notices.ts';
import { Dashboard } from '../features/dashboard/dashboard.tsx';
import type { DashboardSlots } from '../features/dashboard/slots.ts';
import { useHerSession } from '../features/session/use-her-session.ts';
import { type FindPatternProps, Today } from '../features/today/today.tsx';
import { MissingPart } from '../ui/missing-part.tsx';

// When this page is what the browser opened, what draws Today comes while it is being made ready, not after. What fails here
// is fetched, or said, where it is shown.
if (typeof window !== 'undefined' && window.location.pathname === '/dashboard' && hasSignedInHint())
  void import('../features/today/known-today.tsx').catch(() => undefined);

/** A section that is fetched when it is opened. */
const whenOpened = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: MissingPart as ComponentType<Props> }))); // as: it needs no props

/** Beside Today where there is room, and then fetched with the page; a phone has them at addresses of their own. */
const beside = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const loaded = typeof window !== 'undefined' && hasColumns() ? load() : null;
  return whenOpened(async () => ({ default: await (loaded ?? load()) }));
};

/** A moment later, and only where there is something to find: the page does not wait for it. */
const FindPattern = lazy(async (): Promise<{ default: ComponentType<FindPatternProps> }> => {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  const found = await import('../features/insights/found-pattern.tsx').catch(() => null);
  return { default: found?.default ?? (() => null) };
});

/** In a group that is folded until she opens it. */
const RecentUploads = whenOpened(async () => ({
  default: (await import('../features/documents/recent-uploads.tsx')).RecentUploads,
}));

const NoticeCards = lazy(async () => {
  const found = await import('../features/reminders/notice-cards.tsx').catch(() => null);
  return { default: found?.default ?? (() => null) };
});

/** Most days there is none: what draws them is fetched where there is one, and stays, for the way back. */
function Notices({ userId }: { userId: string }) {
  const hasNotices = useHasNotices(userId);
  const [hadSome, setHadSome] = useState(hasNotices);
  if (hasNotices && !hadSome) setHadSome(true);
  if (!hadSome) return null;
  return (
    <Suspense fallback={null}>
      <NoticeCards userId={userId} className="mt-5" />
    </Suspense>
  );
}

const Overview = whenOpened(() => import('../features/overview/overview.tsx'));

/** Reminders stand below what was there before them, so that nothing moves when they come. */
const withNotices = <Props extends { userId: string }>(Part: ComponentType<Props>) =>
  function WithNotices(props: Props) {
    return (
      <>
        <Part {...props} />
        <Notices userId={props.userId} />
      </>
    );
  };

/** What stands in the named places of the dashboard. An area that is built takes its place here, in one line. */
const SLOTS: DashboardSlots = {
  today: withNotices((props) => <Today {...props} FindPattern={FindPattern} />),
  calendar: beside(async () => (await import('../features/calendar/calendar.tsx')).Calendar),
  'daily-log': beside(async () => (await import('../features/daily-log/daily-log.tsx')).DailyLog),
  'log-beside': beside(async () => (await import('../features/log-sheet/log-sheet-inline.tsx')).default),
  'recent-uploads': (props) => (
    <Suspense fallback={null}>
      <RecentUploads {...props} />
    </Suspense>
  ),
  'pregnancy-tracker': whenOpened(() => import('../features/pregnancy/tracker.tsx')),
  'todays-overview': withNotices(Overview),
  'cycle-tracking': whenOpened(() => import('../features/cycle/cycle-tracking.tsx')),
  'health-goals': whenOpened(() => import('../features/goals/goals.tsx')),
  'test-results': whenOpened(() => import('../features/laboratory/laboratory.tsx')),
  'medical-history': whenOpened(() => import('../features/medical-history/medical-history.tsx')),
  'health-timeline': whenOpened(() => import('../features/timeline/timeline.tsx')),
};

export function meta({ location }: { location: { search: string } }) {
  const place = findPlace(new URLSearchParams(location.search).get(SECTION_PARAMETER));
  return titlePage(place.kind === 'group' ? place.group.tabTitle : 'Dashboard');
}

export default function DashboardPage() {
  const { user } = useHerSession();
  return <Dashboard user={user} slots={SLOTS} />;
}
