import { titlePage } from '../../app/page-title.ts';
import { CalendarFeeds } from '../../features/reminders/feeds/calendar-feeds.tsx';
import { Reminders } from '../../features/reminders/reminders.tsx';
import { useHerSession } from '../../features/session/use-her-session.ts';

export const handle = { title: 'Notifications' };

export const meta = () => titlePage(handle.title);

export default function NotificationsPage() {
  const { user } = useHerSession();
  return (
    <main id="main" className="mx-auto max-w-180 px-4 pt-3 pb-16 max-wide:pb-8 sm:px-5 wide:pt-8">
      <h1 className="type-h1">{handle.title}</h1>
      <p className="measure mt-2 text-muted">
        What you are reminded of, when, and how. Everything is off until you turn it on, and saved as you
        choose.
      </p>
      <Reminders userId={user.id} isEmailVerified={user.isEmailVerified} />
      <CalendarFeeds userId={user.id} />
      <p className="measure type-small mt-10 text-muted">
        Beside reminders your account brings mails that confirm your email address, and those about your
        password and other ways to log in. A newsletter you asked for has nothing to do with it: each of its
        mails has a link that ends it.
      </p>
    </main>
  );
}
