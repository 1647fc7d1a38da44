import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { titlePage } from '../app/page-title.ts';
import { PublicBar } from '../features/marketing/public-bar.tsx';
import { Sprig } from '../ui/art.tsx';
import { LinkButton } from '../ui/link-button.tsx';

export const meta = () => titlePage('Page not found');

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicBar />
      <main
        id="main"
        className="mx-auto flex max-w-160 flex-1 flex-col items-center justify-center px-4 pb-22 text-center"
      >
        <Sprig className="h-auto w-44" />
        <h1 className="mt-4">
          <span className="type-display block">404</span>
          <span className="type-h2 mt-2 block">Oops! Page not found</span>
        </h1>
        <p className="measure mt-3 text-muted">
          There is nothing at this address. Your data is where it was.
        </p>
        <LinkButton to="/" className="mt-7">
          Return to Home
        </LinkButton>
      </main>
    </div>
  );
}
