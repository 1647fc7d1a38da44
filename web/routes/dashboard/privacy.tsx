import { titlePage } from '../../app/page-title.ts';
import { SignedInPage } from '../../features/account/signed-in-page.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export const meta = () => titlePage('Privacy & Security');

export default function PrivacyPage() {
  return (
    <SignedInPage title="Privacy & Security">
      <p>
        Here you will download your data, delete it, end sessions on other devices and add a second step to
        your login.
      </p>
      <p>
        None of this works yet. What is stored about you, and how to have it deleted until then, is written in
        the <TextLink to="/privacy-policy">Privacy Policy</TextLink>; what protects it is on the{' '}
        <TextLink to="/trust">Trust page</TextLink>.
      </p>
    </SignedInPage>
  );
}
