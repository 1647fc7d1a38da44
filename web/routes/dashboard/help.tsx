import { titlePage } from '../../app/page-title.ts';
import { SignedInPage } from '../../features/account/signed-in-page.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export const meta = () => titlePage('Help & Support');

export default function HelpPage() {
  return (
    <SignedInPage title="Help & Support">
      <p>
        <TextLink to="/help">The help page</TextLink> answers common questions in the words of the screens:
        recording a period, documents, working without a connection, deleting.
      </p>
      <p>
        To write to a person, use the <TextLink to="/contact">contact page</TextLink>. It reaches whoever runs
        this server for you by mail. Please leave health details out of it.
      </p>
      <p className="text-muted">
        If you are worried about your health, speak to a clinician. In an emergency, call your local emergency
        number.
      </p>
    </SignedInPage>
  );
}
