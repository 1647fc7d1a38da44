import { HISTORY_PATH } from '@lunaria/domain/daily-log/quantities.ts';
import { REPORT_ADDRESS } from '@lunaria/domain/dashboard/places.ts';
import { ChartLine, ChevronRight, FileText, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useLifeStage } from '../../data/profile/use-life-stage.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import Insights, { InsightsSkeleton } from './insights.tsx';

/** What her days show, and the two pages that go on from it. */
export function InsightsPage({ userId }: { userId: string }) {
  const { profile, stage } = useLifeStage(userId);
  if (profile.isSuccess) return <Insights userId={userId} stage={stage} />;
  if (!profile.isError) return <InsightsSkeleton />;
  return (
    <ErrorState
      message="Your profile did not load. It is safe on the server."
      onRetry={() => void profile.refetch()}
      isRetrying={profile.isFetching}
    />
  );
}

/** They stand there whatever loads above them. */
export function PagesOfInsights() {
  return (
    <ul className="mt-5 grid gap-3 md:grid-cols-2 lg:mt-6">
      <PageRow
        to={REPORT_ADDRESS}
        Icon={FileText}
        title="Page for your appointment"
        line="Your dates and patterns on one sheet"
      />
      <PageRow to={HISTORY_PATH} Icon={ChartLine} title="History" line="What you logged, day by day" />
    </ul>
  );
}

function PageRow({ to, Icon, title, line }: { to: string; Icon: LucideIcon; title: string; line: string }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-16 items-center gap-4 rounded-[20px] bg-primary-tint px-4 py-3 text-text transition-colors hover:bg-sunken"
      >
        <Icon aria-hidden="true" size={24} strokeWidth={1.75} className="shrink-0 text-primary" />
        <span className="min-w-0 flex-1">
          <span className="type-button block font-strong">{title}</span>
          <span className="type-small block text-muted">{line}</span>
        </span>
        <ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
      </Link>
    </li>
  );
}
