import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Wordmark } from '../../ui/brand.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Of a page behind the dashboard: where she is, and the way back. */
export function SignedInHeader() {
  return (
    <header className="border-b border-border bg-surface">
      <div className="mx-auto flex min-h-18 max-w-310 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
        <Link to="/" aria-label={`${PRODUCT_NAME} home`} className="rounded-small">
          <Wordmark />
        </Link>
        <LinkButton
          to="/dashboard"
          kind="quiet"
          icon={<ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />}
          className="max-sm:-mr-4 max-sm:px-4"
        >
          Dashboard
        </LinkButton>
      </div>
    </header>
  );
}
