import type { ReactNode } from 'react';

interface PageHeroProps {
  /** A line above the title. Upright: the italic is one more font, and only Home waits for it. */
  eyebrow: string;
  title: string;
  /** One or two sentences that are true today. */
  lead: ReactNode;
  /** Buttons, side by side where there is room. */
  actions: ReactNode;
  /** A small line below the buttons. */
  note?: ReactNode;
  /** What stands beside the text, below it on a narrow screen. */
  art: ReactNode;
}

/** How a page of the public site begins: a sentence, a way on, and something to look at. */
export function PageHero({ eyebrow, title, lead, actions, note, art }: PageHeroProps) {
  return (
    <div className="overflow-hidden border-b border-border">
      <div className="mx-auto grid max-w-310 items-center gap-x-10 gap-y-9 px-4 pt-6 pb-12 sm:px-5 md:pt-10 md:pb-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
        <div>
          <p className="font-serif text-[1.1875rem]/7 text-primary">{eyebrow}</p>
          <h1 className="type-display mt-5 max-w-[15ch]">{title}</h1>
          <p className="type-lead mt-5 max-w-[44ch] text-muted">{lead}</p>
          <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">{actions}</div>
          {note && <p className="type-small mt-5 max-w-[52ch] text-muted">{note}</p>}
        </div>
        <div className="min-w-0">{art}</div>
      </div>
    </div>
  );
}
