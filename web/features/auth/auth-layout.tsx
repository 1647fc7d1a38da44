import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Branch } from '../../ui/art.tsx';
import { Mark } from '../../ui/brand.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

const HOUSE_PATH =
  'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z';

interface AuthLayoutProps {
  title: ReactNode;
  /** Where `Back` leads: always the same place, however the page was reached. */
  backTo: string;
  hasHome?: boolean;
  children: ReactNode;
}

/** The frame of the pages before the account: the form on paper, the branch beside it where there is room. */
export function AuthLayout({ title, backTo, hasHome = false, children }: AuthLayoutProps) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,9fr)_minmax(0,7fr)]">
      <div className="px-4 pb-14 sm:px-10">
        <header className="flex flex-wrap items-center justify-between gap-2 py-5">
          <nav aria-label="Leave this page" className="-ml-3 flex sm:ml-0">
            <LinkButton
              kind="quiet"
              to={backTo}
              className="px-3 sm:px-5"
              icon={<LineIcon path="m12 19-7-7 7-7M19 12H5" size={18} />}
            >
              Back
            </LinkButton>
            {hasHome && (
              <LinkButton
                kind="quiet"
                to="/"
                className="px-3 sm:px-5"
                icon={<LineIcon path={HOUSE_PATH} size={18} />}
              >
                Home
              </LinkButton>
            )}
          </nav>
          <Link
            to="/"
            aria-label={`${PRODUCT_NAME}, start page`}
            className="inline-flex items-center gap-2.5 rounded-small p-1"
          >
            <Mark />
            <span className={`type-wordmark ${hasHome ? 'max-[379px]:hidden' : ''}`}>{PRODUCT_NAME}</span>
          </Link>
        </header>
        <main id="main" className="mx-auto w-full max-w-110 pt-3 lg:pt-4">
          <h1 className="type-h1">{title}</h1>
          {children}
        </main>
      </div>
      <aside className="hidden border-l border-border bg-surface lg:block">
        <div className="sticky top-0 flex h-dvh flex-col items-center justify-center p-10 text-center">
          <Branch className="h-auto max-h-[62dvh] w-full max-w-110 object-contain" />
          <p className="type-h2">Named after honesty.</p>
          <p className="mt-2 max-w-100 text-muted">
            Lunaria annua, the plant whose seed pods you can see through.
          </p>
        </div>
      </aside>
    </div>
  );
}
