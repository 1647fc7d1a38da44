import { titlePage } from '../../app/page-title.ts';
import { InsightsPage, PagesOfInsights } from '../../features/insights/insights-page.tsx';
import { useHerSession } from '../../features/session/use-her-session.ts';

export const handle = { title: 'Insights' };

export const meta = () => titlePage(handle.title);

export default function InsightsRoute() {
  const { user } = useHerSession();
  return (
    <main id="main" className="mx-auto max-w-312 px-4 pt-1 pb-16 max-wide:pb-8 sm:px-6 wide:pt-8">
      <h1 className="type-h1">{handle.title}</h1>
      <p className="mt-0.5 mb-4 text-muted lg:mb-6">From what you logged.</p>
      <InsightsPage userId={user.id} />
      <PagesOfInsights />
    </main>
  );
}
