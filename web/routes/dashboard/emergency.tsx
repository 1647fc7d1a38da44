import { titlePage } from '../../app/page-title.ts';
import { NothingStored, SignedInPage } from '../../features/account/signed-in-page.tsx';

export const meta = () => titlePage('Emergency Contacts');

export default function EmergencyPage() {
  return (
    <SignedInPage title="Emergency Contacts">
      <p>
        Here you will keep the people to call when something is wrong, so that you find them when you need
        them.
      </p>
      <p>
        <strong className="font-strong">If you need help now, call your local emergency number.</strong> This
        page cannot call anybody, and nobody is watching what you enter in this product.
      </p>
      <NothingStored />
    </SignedInPage>
  );
}
