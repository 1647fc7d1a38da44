import { titlePage } from '../../app/page-title.ts';
import { RequireSession } from '../../app/require-session.tsx';
import { SignedInHeader } from '../../features/account/signed-in-page.tsx';
import { History } from '../../features/history/history.tsx';

export const meta = () => titlePage('History');

export default function HistoryPage() {
  return (
    <RequireSession title="History">
      {({ user }) => (
        <div className="min-h-dvh">
          <SignedInHeader />
          <main id="main" className="mx-auto max-w-310 px-4 pt-8 pb-22 sm:px-5 md:pt-10">
            <h1 className="type-h1">History</h1>
            {/* Another user is another page: nothing of the first may stay in its state. */}
            <History key={user.id} userId={user.id} />
          </main>
        </div>
      )}
    </RequireSession>
  );
}
