import { titlePage } from '../../app/page-title.ts';
import { NothingStored, SignedInPage } from '../../features/account/signed-in-page.tsx';

export const meta = () => titlePage('Ready');

export default function SuccessPage() {
  return (
    <SignedInPage title="Ready">
      <p>
        This page will close the three steps of getting started. They are not built yet, so there is nothing
        to close.
      </p>
      <NothingStored />
    </SignedInPage>
  );
}
