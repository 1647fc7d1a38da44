import { titlePage } from '../../app/page-title.ts';
import { SignedInPage } from '../../features/account/signed-in-page.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export const meta = () => titlePage('Privacy & Security');

export default function PrivacyPage() {
  return (
    <SignedInPage title="Privacy & Security">
      <p>
        Here you will download everything, delete your account, end sessions on other devices and add a second
        step to your login. None of this works yet.
      </p>
      <p>
        Today you can download your log from its <TextLink to="/dashboard/history">history</TextLink> and each
        document from the <TextLink to="/health-statistics">Document Library</TextLink>, and delete what you
        recorded <TextLink to="/help#deleting">where it stands</TextLink>. For the rest, ask{' '}
        <TextLink to="/contact">whoever runs this server</TextLink>.
      </p>
      <p>
        What is stored about you is in the <TextLink to="/privacy-policy">Privacy Policy</TextLink>, what
        stays in your browser on the page about <TextLink to="/cookies">cookies and storage</TextLink>, and
        what protects it on the <TextLink to="/trust">Trust page</TextLink>.
      </p>
    </SignedInPage>
  );
}
