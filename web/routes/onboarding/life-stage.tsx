import { titlePage } from '../../app/page-title.ts';
import { NothingStored, SignedInPage } from '../../features/account/signed-in-page.tsx';

export const meta = () => titlePage('Your life stage');

export default function LifeStagePage() {
  return (
    <SignedInPage title="Your life stage">
      <p>
        The second of three short steps: which stage of life you are in, so that the rest can be left out.
      </p>
      <p>The steps are not built yet. You can already choose your life stage on the dashboard.</p>
      <NothingStored />
    </SignedInPage>
  );
}
