import { titlePage } from '../../app/page-title.ts';
import { NothingStored, SignedInPage } from '../../features/account/signed-in-page.tsx';

export const meta = () => titlePage('Your stage in detail');

export default function ModeSetupPage() {
  return (
    <SignedInPage title="Your stage in detail">
      <p>The last of three short steps: a few questions that depend on your life stage.</p>
      <p>The steps are not built yet.</p>
      <NothingStored />
    </SignedInPage>
  );
}
