import { titlePage } from '../../app/page-title.ts';
import { NothingStored, SignedInPage } from '../../features/account/signed-in-page.tsx';

export const meta = () => titlePage('Notifications');

export default function NotificationsPage() {
  return (
    <SignedInPage title="Notifications">
      <p>
        Here you will choose what you are reminded of, when, and how. Reminders will be off until you turn
        them on.
      </p>
      <p>
        Today your account brings two kinds of mail: one that confirms your email address, and those about
        your password. A newsletter you asked for has nothing to do with it: each of its mails has a link that
        ends it.
      </p>
      <NothingStored />
    </SignedInPage>
  );
}
