import { titlePage } from '../../app/page-title.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { AuthLayout } from './auth-layout.tsx';

export const meta = () => titlePage('Goodbye');

/** Where she is led when she had her account erased at once. */
export default function ErasedPage() {
  return (
    <AuthLayout title="Goodbye" backTo="/">
      <div className="mt-4 space-y-4">
        <p>
          You are logged out everywhere, and this browser is empty. If you had your account erased, the server
          does it now: it takes a few seconds, with many documents a little longer.
        </p>
        <p className="text-muted">
          No mail follows: your address goes as well. With the same address you can start anew at any time, as
          somebody we do not know.
        </p>
        <LinkButton to="/" className="max-sm:w-full">
          To the start page
        </LinkButton>
      </div>
    </AuthLayout>
  );
}
