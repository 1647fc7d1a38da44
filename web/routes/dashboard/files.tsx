import { titlePage } from '../../app/page-title.ts';
import { ProofProvider, useProof } from '../../features/auth/proof/proof-provider.tsx';
import { BringBack } from '../../features/files/bring-back.tsx';
import { TakeAlong } from '../../features/files/take-along.tsx';
import { useHerSession } from '../../features/session/use-her-session.ts';
import { TextLink } from '../../ui/text-link.tsx';

export const handle = { title: 'Files' };

export const meta = () => titlePage(handle.title);

export default function FilesPage() {
  const { user } = useHerSession();
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto max-w-180 px-4 pt-3 pb-16 outline-none max-wide:pb-8 sm:px-5 wide:pt-8"
    >
      <h1 className="type-h1">{handle.title}</h1>
      <p className="measure mt-2 mb-8 text-muted">
        What you recorded is yours. Take it along when you like, and bring it back.
      </p>
      <ProofProvider>
        <HerFiles userId={user.id} />
      </ProofProvider>
      <p className="measure type-small mt-10 text-muted">
        Your log alone can be downloaded from its <TextLink to="/dashboard/history">history</TextLink>, and
        each document from the <TextLink to="/health-statistics">Document Library</TextLink>.
      </p>
    </main>
  );
}

function HerFiles({ userId }: { userId: string }) {
  const proof = useProof();
  return (
    <>
      <TakeAlong userId={userId} proof={proof} />
      <BringBack userId={userId} proof={proof} />
    </>
  );
}
