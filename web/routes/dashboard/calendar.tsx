import { titlePage } from '../../app/page-title.ts';
import { CalendarPage } from '../../features/calendar/calendar-page.tsx';
import { useHerSession } from '../../features/session/use-her-session.ts';

export const handle = { title: 'Calendar' };

export const meta = () => titlePage(handle.title);

export default function CalendarRoute() {
  const { user } = useHerSession();
  return (
    <main id="main" className="mx-auto max-w-310 pt-2 wide:px-5 wide:pt-6">
      <CalendarPage userId={user.id} />
    </main>
  );
}
