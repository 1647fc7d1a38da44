import { METHOD_PAGE } from '@lunaria/domain/dashboard/pages-beside.ts';
import { titlePage } from '../../app/page-title.ts';
import { RequireSession } from '../../app/require-session.tsx';
import { WriteStatus } from '../../app/write-queue/write-status.tsx';
import { SignedInHeader } from '../../features/account/signed-in-page.tsx';
import { Methods } from '../../features/methods/methods.tsx';

export const meta = () => titlePage(METHOD_PAGE.title);

export default function MethodPage() {
  return (
    <RequireSession title={METHOD_PAGE.title}>
      {({ user }) => (
        <div className="min-h-dvh">
          <SignedInHeader />
          <main id="main" className="mx-auto max-w-180 px-4 pt-8 pb-22 sm:px-5 md:pt-10">
            <h1 className="type-h1">{METHOD_PAGE.title}</h1>
            <p className="measure mt-2 text-muted">
              The contraception you use and used. With oestrogen or a coil some signs are more urgent, and
              alerts on what you enter take that into account. There is no advice about methods here.
            </p>
            {/* Another user is another page: nothing of the first may stay in its state. */}
            <Methods key={user.id} userId={user.id} />
          </main>
          <WriteStatus userId={user.id} />
        </div>
      )}
    </RequireSession>
  );
}
