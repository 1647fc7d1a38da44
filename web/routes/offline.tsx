import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { titlePage } from '../app/page-title.ts';
import { Wordmark } from '../ui/brand.tsx';
import { styleButton } from '../ui/button-style.ts';

export const meta = () => titlePage('No connection');

/**
 * What the worker shows instead of a public page while there is no connection. The build takes its scripts away
 * (web/scripts/finish-pages.ts): it stands under the addresses of other pages, which React would not recognise.
 * Hence plain links.
 */
export default function OfflinePage() {
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh max-w-160 flex-col items-center justify-center px-4 py-12 text-center"
    >
      <Wordmark />
      <h1 className="type-h1 mt-8">No connection</h1>
      <p className="measure mt-3 text-balance text-muted">
        {PRODUCT_NAME} cannot be reached from here right now, and this page is not kept on your device.
      </p>
      <p className="measure mt-2 hidden text-balance text-muted signed-in:block">
        What you saw last on your dashboard is. You can also write there: it is sent when the connection is
        back.
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <a
          href="/dashboard"
          className={`${styleButton('primary', 'regular')} hidden! signed-in:inline-flex!`}
        >
          Open my dashboard
        </a>
        {/* biome-ignore lint/a11y/useValidAnchor: empty leads to the address the page stands under, whichever that is */}
        <a href="" className={styleButton('secondary', 'regular')}>
          Try again
        </a>
      </div>
    </main>
  );
}
