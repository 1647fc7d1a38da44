import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** What a reader of any public page may want to check. */
export function PublicFooter() {
  return (
    <footer className="border-t border-border bg-surface print:hidden">
      <div className="type-small mx-auto flex max-w-310 flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-8 text-muted sm:px-5">
        <p>{PRODUCT_NAME}, named after honesty: Lunaria annua.</p>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            <li>
              <TextLink to="/trust">Trust</TextLink>
            </li>
            <li>
              <TextLink to="/terms">Terms</TextLink>
            </li>
            <li>
              <TextLink to="/privacy-policy">Privacy Policy</TextLink>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
