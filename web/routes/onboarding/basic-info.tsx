import { titlePage } from '../../app/page-title.ts';
import { NothingStored, SignedInPage } from '../../features/account/signed-in-page.tsx';

export const meta = () => titlePage('About you');

export default function BasicInfoPage() {
  return (
    <SignedInPage title="About you">
      <p>
        The first of three short steps: date of birth, height, weight and, if you like, blood type. With them,
        what you see later fits you.
      </p>
      <p>The steps are not built yet.</p>
      <NothingStored />
    </SignedInPage>
  );
}
