import { titlePage } from '../../app/page-title.ts';
import { SignedInPage } from '../../features/account/signed-in-page.tsx';
import { TextLink } from '../../ui/text-link.tsx';

export const meta = () => titlePage('Terms & Policies');

export default function TermsPoliciesPage() {
  return (
    <SignedInPage title="Terms & Policies">
      <p>
        You accepted two texts when you made your account; both are short. Here they are in their current
        version:
      </p>
      <ul className="list-disc space-y-2 pl-5">
        <li>
          <TextLink to="/terms">Terms</TextLink>: what you may expect, and what is expected of you.
        </li>
        <li>
          <TextLink to="/privacy-policy">Privacy Policy</TextLink>: what is stored about you, where, and for
          how long.
        </li>
      </ul>
      <p className="text-muted">
        The version you accepted, and when, is kept with your account. Showing it here is planned. What stays
        in your browser is on the page about <TextLink to="/cookies">cookies and storage</TextLink>.
      </p>
    </SignedInPage>
  );
}
