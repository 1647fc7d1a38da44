import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Wordmark } from '../../ui/brand.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import { AccountActions } from './account-actions.tsx';
import { PUBLIC_PAGES } from './public-pages.ts';

const OPAQUE_AFTER_PX = 20;

const PLACE_STYLE =
  'inline-flex min-h-11 items-center aria-[current=page]:text-primary lg:type-button lg:rounded-full lg:px-3 lg:transition-colors ' +
  'lg:hover:bg-primary-tint lg:aria-[current=page]:underline lg:decoration-2 lg:underline-offset-8 ' +
  'max-lg:min-h-12 max-lg:w-full max-lg:border-l-3 max-lg:border-transparent max-lg:px-3 max-lg:font-medium ' +
  'max-lg:aria-[current=page]:border-primary max-lg:aria-[current=page]:bg-primary-tint';

/**
 * The bar of the public pages: clear at the top of the page, opaque as soon as text runs below it. Where it is
 * too narrow for the places, they fold away behind a button; they are in the document once, marked once. Without
 * scripts nothing could unfold them: they stand there.
 */
export function PublicBar() {
  const isOpaque = useScrolledPast(OPAQUE_AFTER_PX);
  const menu = useFoldingMenu();
  const panelId = useId();
  return (
    <header
      {...menu.listeners}
      data-opaque={isOpaque || menu.isOpen || undefined}
      className="sticky top-0 z-30 border-b border-transparent transition-colors max-lg:noscript:static max-lg:noscript:border-border data-opaque:border-border data-opaque:bg-surface print:hidden"
    >
      <div className="mx-auto flex min-h-18 max-w-310 items-center gap-4 px-4 sm:px-5 xl:min-h-21 max-lg:noscript:block max-lg:noscript:py-4">
        <Link
          to="/"
          aria-label={`${PRODUCT_NAME} home`}
          className="inline-flex min-h-11 items-center rounded-small"
        >
          <Wordmark />
        </Link>
        <button
          ref={menu.button}
          type="button"
          aria-expanded={menu.isOpen}
          aria-controls={panelId}
          aria-label={menu.isOpen ? 'Close menu' : 'Open menu'}
          onClick={menu.toggle}
          className="ml-auto grid size-11 place-items-center rounded-full border border-control bg-surface transition-colors hover:bg-sunken lg:hidden noscript:hidden"
        >
          <LineIcon path={menu.isOpen ? 'M6 6l12 12M18 6 6 18' : 'M4 6h16M4 12h16M4 18h16'} />
        </button>
        <div
          id={panelId}
          data-open={menu.isOpen || undefined}
          className="max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:max-h-[calc(100dvh-4.5rem)] max-lg:animate-float-in max-lg:overflow-y-auto max-lg:border-b max-lg:border-border max-lg:bg-surface max-lg:px-4 max-lg:pt-2 max-lg:pb-6 max-lg:shadow-dialog max-lg:not-data-open:hidden sm:max-lg:px-5 max-lg:noscript:static max-lg:noscript:mt-2 max-lg:noscript:block! max-lg:noscript:animate-none max-lg:noscript:border-0 max-lg:noscript:bg-transparent max-lg:noscript:p-0 max-lg:noscript:shadow-none lg:flex lg:flex-1 lg:flex-wrap lg:items-center lg:justify-between"
        >
          <nav aria-label="Main" className="lg:ml-3">
            <ul className="lg:flex lg:flex-wrap max-lg:noscript:flex max-lg:noscript:flex-wrap">
              <li className="border-b border-border lg:hidden max-lg:noscript:border-0">
                <NavLink to="/" end className={PLACE_STYLE}>
                  Home
                </NavLink>
              </li>
              {PUBLIC_PAGES.map((page) => (
                <li
                  key={page.path}
                  className="border-border not-last:max-lg:border-b max-lg:noscript:border-0!"
                >
                  <NavLink to={page.path} className={PLACE_STYLE}>
                    {page.label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <AccountActions />
        </div>
      </div>
    </header>
  );
}

/**
 * A part of the page that a button unfolds. Escape folds it and gives the focus back to the button; so does, without
 * taking the focus, every navigation and leaving it with the keyboard.
 */
function useFoldingMenu() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation folds it, also one to the same page
  useEffect(() => setOpen(false), [key]);

  return {
    isOpen,
    button,
    toggle: () => setOpen(!isOpen),
    /** For the element that holds both the button and what it unfolds. */
    listeners: {
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      },
      onBlur(event: FocusEvent) {
        const isLeaving = event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget);
        if (isLeaving) setOpen(false);
      },
    },
  };
}

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled by more than `thresholdPx`. False in a prerendered page: it starts at its top. */
function useScrolledPast(thresholdPx: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > thresholdPx,
    () => false,
  );
}
