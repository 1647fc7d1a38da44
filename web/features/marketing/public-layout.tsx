import { Outlet, useLocation } from 'react-router';
import { makeStaticPart } from '../../app/static-part.tsx';
import { NewsletterForm } from './newsletter/newsletter-form.tsx';
import { PublicBar } from './public-bar.tsx';

/** Bar above, page below, footer at the end: everything a visitor can read without an account. */
export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicBar />
      <main id="main" className="flex-1">
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  );
}

const FooterColumns = await makeStaticPart('footer-columns', () => import('./footer-columns.tsx'));

/** The end of every public page: where else to go, whom to ask, what holds. */
export function PublicFooter() {
  // It has a form of its own, for news of its articles.
  const isBlog = useLocation().pathname.replace(/\/$/, '') === '/blog';
  return (
    <footer className="border-t border-border bg-surface print:hidden">
      <div className="mx-auto max-w-310 px-4 sm:px-5">
        {!isBlog && (
          <div className="border-b border-border py-10 md:py-14">
            <NewsletterForm list="newsletter" />
          </div>
        )}
        <FooterColumns />
      </div>
    </footer>
  );
}
