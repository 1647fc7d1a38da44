import { titlePage } from '../../app/page-title.ts';
import { SignedInPage } from '../../features/account/signed-in-page.tsx';
import { EraseSection } from '../../features/auth/erase/erase-section.tsx';
import { PartSection } from '../../features/auth/erase/part/part-section.tsx';
import { LockSection } from '../../features/auth/lock/lock-section.tsx';
import { ProofProvider } from '../../features/auth/proof/proof-provider.tsx';
import { AccountActivity } from '../../features/auth/security/account-activity.tsx';
import { ChangeEmail } from '../../features/auth/security/change-email.tsx';
import { ChangePassword } from '../../features/auth/security/change-password.tsx';
import { LinkedAccounts } from '../../features/auth/security/linked-accounts.tsx';
import { OpenSessions } from '../../features/auth/security/open-sessions.tsx';
import { Passkeys } from '../../features/auth/security/passkeys.tsx';
import { SecondStep } from '../../features/auth/security/second-step.tsx';
import { RecentSignIns } from '../../features/auth/security/sign-ins.tsx';
import { AccessHistory } from '../../features/privacy/access-history.tsx';
import { Consents } from '../../features/privacy/consents.tsx';
import { OnThisDevice } from '../../features/privacy/on-this-device.tsx';
import { OnThisPage } from '../../features/privacy/on-this-page.tsx';
import { Recipients } from '../../features/privacy/recipients.tsx';
import { useHerSession } from '../../features/session/use-her-session.ts';
import { TextLink } from '../../ui/text-link.tsx';

export const handle = { title: 'Privacy & Security' };

export const meta = () => titlePage(handle.title);

export default function PrivacyPage() {
  const { user } = useHerSession();
  return (
    <SignedInPage title={handle.title}>
      <ProofProvider>
        <OnThisPage />
        <div className="space-y-14 pt-6">
          <Consents userId={user.id} />
          <Recipients userId={user.id} />
          <AccessHistory userId={user.id} />
          <OnThisDevice userId={user.id} />
          <LockSection userId={user.id} />
          <SecondStep userId={user.id} />
          <Passkeys userId={user.id} />
          <ChangePassword userId={user.id} email={user.email} />
          <ChangeEmail userId={user.id} />
          <LinkedAccounts userId={user.id} />
          <OpenSessions userId={user.id} />
          <RecentSignIns userId={user.id} />
          <AccountActivity userId={user.id} />
          <PartSection userId={user.id} />
          <EraseSection userId={user.id} />
        </div>
        <h2 className="type-h3 pt-10">Your data</h2>
        <p>
          All of it comes along in one file, made under <TextLink to="/dashboard/files">Files</TextLink>,
          where you can bring it back too. You delete what you recorded{' '}
          <TextLink to="/help#deleting">where it stands</TextLink>. One kind of it or some days go with{' '}
          <TextLink to="#erase-part">Erase a part</TextLink>, the whole account with{' '}
          <TextLink to="#erase">Erase your account</TextLink>.
        </p>
        <p>
          What is stored about you is in the <TextLink to="/privacy-policy">Privacy Policy</TextLink>, what
          stays in your browser on the page about <TextLink to="/cookies">cookies and storage</TextLink>, and
          what protects it on the <TextLink to="/trust">Trust page</TextLink>.
        </p>
      </ProofProvider>
    </SignedInPage>
  );
}
