import { titlePage } from '../../app/page-title.ts';
import { SignedInPage } from '../../features/account/signed-in-page.tsx';

export const meta = () => titlePage('My Profile');

export default function ProfilePage() {
  return (
    <SignedInPage title="My Profile">
      <p>
        Here you will see and change what your account knows about you: your name, your email address and what
        you told during onboarding.
      </p>
      <p>
        Today your account has a name, an email address and a life stage. You choose the stage on the
        dashboard.
      </p>
    </SignedInPage>
  );
}
