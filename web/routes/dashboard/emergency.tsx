import { titlePage } from '../../app/page-title.ts';
import { Emergency } from '../../features/emergency/emergency.tsx';
import { useHerSession } from '../../features/session/use-her-session.ts';

export const handle = { title: 'Emergency Contacts' };

export const meta = () => titlePage(handle.title);

export default function EmergencyPage() {
  const { user } = useHerSession();
  return (
    <main id="main" className="mx-auto max-w-310 px-4 pt-3 pb-16 max-wide:pb-8 sm:px-5 wide:pt-8">
      <h1 className="type-h1">{handle.title}</h1>
      <Emergency user={user} />
    </main>
  );
}
