import { titlePage } from '../app/page-title.ts';
import { NothingStored, SignedInPage } from '../features/account/signed-in-page.tsx';

export const meta = () => titlePage('Health documents');

export default function HealthStatisticsPage() {
  return (
    <SignedInPage title="Health documents" loginPath="/auth/patient-login">
      <p>
        Here you will find the documents you uploaded, each with a name, a category and a summary in plain
        words, beside the original.
      </p>
      <p>Documents cannot be uploaded yet.</p>
      <NothingStored />
    </SignedInPage>
  );
}
