import { METHOD_PAGE } from '@lunaria/domain/dashboard/pages-beside.ts';
import { titlePage } from '../../app/page-title.ts';
import { Methods } from '../../features/methods/methods.tsx';
import { useHerSession } from '../../features/session/use-her-session.ts';

export const handle = { title: METHOD_PAGE.title };

export const meta = () => titlePage(METHOD_PAGE.title);

export default function MethodPage() {
  const { user } = useHerSession();
  return (
    <main id="main" className="mx-auto max-w-180 px-4 pt-3 pb-16 max-wide:pb-8 sm:px-5 wide:pt-8">
      <h1 className="type-h1">{METHOD_PAGE.title}</h1>
      <p className="measure mt-2 text-muted">
        The contraception you use and used. With oestrogen or a coil some signs are more urgent, and alerts on
        what you enter take that into account. There is no advice about methods here.
      </p>
      <Methods userId={user.id} />
    </main>
  );
}
