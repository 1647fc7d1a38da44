import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/link-button.tsx';
import { type MoonDisc, MoonDiscs } from './moon-discs.tsx';
import { START_PATH } from './public-pages.ts';

interface PublicPageProps {
  title: string;
  /** One or two sentences that are true today. */
  lead: ReactNode;
  discs: readonly MoonDisc[];
  children: ReactNode;
}

/** A public page: what it is about beside a piece of the motif, then its content. */
export function PublicPage({ title, lead, discs, children }: PublicPageProps) {
  return (
    <div className="mx-auto max-w-310 px-4 pb-22 sm:px-5">
      <div className="grid items-center gap-6 py-8 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:py-14">
        <div>
          <h1 className="type-display">{title}</h1>
          <div className="type-lead mt-5 max-w-[52ch] text-muted">{lead}</div>
          <LinkButton to={START_PATH} size="hero" className="mt-7 max-sm:w-full">
            Get Started
          </LinkButton>
        </div>
        <MoonDiscs
          discs={discs}
          className="mx-auto w-full max-w-60 max-md:order-first max-md:max-w-36 md:max-w-96"
        />
      </div>
      {children}
    </div>
  );
}
