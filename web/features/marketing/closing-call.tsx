import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/link-button.tsx';
import { type MoonDisc, MoonDiscs } from './moon-discs.tsx';
import { START_PATH } from './public-pages.ts';

interface ClosingCallProps {
  heading: string;
  /** One or two sentences under the heading. */
  children: ReactNode;
  /** What the button says; it always leads to the start of a sign-up. */
  label?: string;
  /** Stands below the button. */
  after?: ReactNode;
}

const DISCS: MoonDisc[] = [
  { x: 30, y: 50, r: 27, kind: 'moon' },
  { x: 50, y: 50, r: 27, kind: 'moon' },
  { x: 70, y: 50, r: 27, kind: 'plum' },
];

/** The end of a page: one sentence, one way on. A section of its own, with its own space around. */
export function ClosingCall({ heading, children, label = 'Get Started Free', after }: ClosingCallProps) {
  return (
    <section
      aria-labelledby="closing-call"
      className="mx-auto max-w-310 px-4 pb-14 sm:px-5 md:pb-22 print:hidden"
    >
      <div className="grid items-center gap-x-8 rounded-dialog bg-primary-tint px-5 py-9 sm:px-8 md:grid-cols-[minmax(0,1fr)_auto] md:px-14 md:py-14">
        <div>
          <h2 id="closing-call" className="type-h1">
            {heading}
          </h2>
          <div className="type-lead mt-3 max-w-[48ch] text-balance text-muted">{children}</div>
          <LinkButton to={START_PATH} size="hero" className="mt-7 max-sm:w-full">
            {label}
          </LinkButton>
          {after}
        </div>
        <MoonDiscs discs={DISCS} className="-my-14 w-64 max-md:hidden lg:-my-20 lg:w-80" />
      </div>
    </section>
  );
}
