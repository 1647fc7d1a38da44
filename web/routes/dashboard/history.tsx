import { titlePage } from '../../app/page-title.ts';
import { History } from '../../features/history/history.tsx';
import { useHerSession } from '../../features/session/use-her-session.ts';

export const handle = { title: 'History' };

export const meta = () => titlePage(handle.title);

export default function HistoryPage() {
  const { user } = useHerSession();
  return (
    <main id="main" className="mx-auto max-w-310 px-4 pt-3 pb-16 max-wide:pb-8 sm:px-5 wide:pt-8">
      <h1 className="type-h1">{handle.title}</h1>
      <History userId={user.id} />
    </main>
  );
}
