import { titlePage } from '../../app/page-title.ts';
import { RequireSession } from '../../app/require-session.tsx';
import { SignedInHeader } from '../../features/account/signed-in-page.tsx';
import { Emergency } from '../../features/emergency/emergency.tsx';

const TITLE = 'Emergency Contacts';

export const meta = () => titlePage(TITLE);

export default function EmergencyPage() {
  return (
    <RequireSession title={TITLE}>
      {({ user }) => (
        <div className="min-h-dvh">
          <SignedInHeader />
          <main id="main" className="mx-auto max-w-310 px-4 pt-6 pb-28 sm:px-5 md:pt-10">
            <h1 className="type-h1">{TITLE}</h1>
            {/* Another user is another page: nothing of the first may stay in its state. */}
            <Emergency key={user.id} user={user} />
          </main>
        </div>
      )}
    </RequireSession>
  );
}
