import { titlePage } from '../../app/page-title.ts';
import { RequireSession } from '../../app/require-session.tsx';
import { SignedInHeader } from '../../features/account/signed-in-page.tsx';
import { CycleReport } from '../../features/cycle-report/cycle-report.tsx';

const TITLE = 'For your appointment';

export const meta = () => titlePage(TITLE);

export default function CycleReportPage() {
  return (
    <RequireSession title={TITLE}>
      {({ user }) => (
        <div className="min-h-dvh">
          <SignedInHeader />
          <main id="main" className="mx-auto max-w-310 px-4 pt-8 pb-22 sm:px-5 md:pt-10">
            <h1 className="type-h1">{TITLE}</h1>
            <p className="measure mt-2 text-muted">
              One page to take along. Only what you tick is on it, in the preview as in the files.
            </p>
            {/* Another user is another page: nothing of the first may stay in its state. */}
            <CycleReport key={user.id} userId={user.id} />
          </main>
        </div>
      )}
    </RequireSession>
  );
}
