import { titlePage } from '../../app/page-title.ts';
import { CycleReport } from '../../features/cycle-report/cycle-report.tsx';
import { useHerSession } from '../../features/session/use-her-session.ts';

export const handle = { title: 'For your appointment' };

export const meta = () => titlePage(handle.title);

export default function CycleReportPage() {
  const { user } = useHerSession();
  return (
    <main id="main" className="mx-auto max-w-310 px-4 pt-3 pb-16 max-wide:pb-8 sm:px-5 wide:pt-8">
      <h1 className="type-h1">{handle.title}</h1>
      <p className="measure mt-2 text-muted">
        One page to take along. Only what you tick is on it, in the preview as in the files.
      </p>
      <CycleReport userId={user.id} />
    </main>
  );
}
