import { EMERGENCY_ADDRESS } from '@lunaria/domain/dashboard/sections.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { ArrowLeft, PhoneCall } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RequireSession } from '../../app/require-session.tsx';
import { Sprig } from '../../ui/art.tsx';
import { Wordmark } from '../../ui/brand.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { SignedInSession } from '../session/use-required-session.ts';

interface SignedInPageProps {
  title: string;
  /** A page that loads something of hers needs to know who she is. */
  children: ReactNode | ((session: SignedInSession) => ReactNode);
}

/** A page behind the dashboard: its title, what is on it, the way back. */
export function SignedInPage({ title, children }: SignedInPageProps) {
  return (
    <RequireSession title={title}>
      {(session) => (
        <div className="flex min-h-dvh flex-col">
          <SignedInHeader />
          <main id="main" className="mx-auto w-full max-w-160 flex-1 px-4 pt-8 pb-22 sm:px-5 md:pt-14">
            <Sprig className="-ml-3 mb-3 h-auto w-28" />
            <h1 className="type-h1">{title}</h1>
            <div className="measure mt-4 space-y-4">
              {typeof children === 'function' ? children(session) : children}
            </div>
            <LinkButton to="/dashboard" className="mt-8 max-sm:w-full">
              Back to the dashboard
            </LinkButton>
          </main>
        </div>
      )}
    </RequireSession>
  );
}

/** Of a page behind the dashboard: where she is, whom to call, and the way back. */
export function SignedInHeader() {
  return (
    <header className="border-b border-border bg-surface">
      <div className="mx-auto flex min-h-18 max-w-310 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
        <Link to="/" aria-label={`${PRODUCT_NAME} home`} className="rounded-small">
          <Wordmark />
        </Link>
        <div className="flex items-center max-sm:-mr-4">
          <LinkButton
            to={EMERGENCY_ADDRESS}
            kind="quiet"
            icon={<PhoneCall aria-hidden="true" size={20} strokeWidth={1.75} />}
            className="px-4! max-[379px]:px-3!"
          >
            <span className="max-sm:sr-only">Emergency</span>
          </LinkButton>
          <LinkButton
            to="/dashboard"
            kind="quiet"
            icon={<ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />}
            className="max-sm:px-4"
          >
            Dashboard
          </LinkButton>
        </div>
      </div>
    </header>
  );
}
