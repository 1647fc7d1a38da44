import { titlePage } from '../../app/page-title.ts';
import { SignedInPage } from '../../features/account/signed-in-page.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export const meta = () => titlePage('My Profile');

export default function ProfilePage() {
  return (
    <SignedInPage title="My Profile">
      <p>
        Here you will see and change what your account knows about you: your name, your email address and what
        you told during onboarding.
      </p>
      <p>
        Today your account has a name, an email address, a life stage and your answers of the three first
        steps. You choose the stage on the dashboard, and{' '}
        <TextLink to="/onboarding/basic-info">change your answers</TextLink> where you gave them.
      </p>
    </SignedInPage>
  );
}
