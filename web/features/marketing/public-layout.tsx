import { Outlet } from 'react-router';
import { PublicBar } from './public-bar.tsx';
import { PublicFooter } from './public-footer.tsx';

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
