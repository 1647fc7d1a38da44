import { TableExcerpt } from '../excerpts/table-excerpt.tsx';
import { type MoonDisc, MoonDiscs } from '../moon-discs.tsx';
import { PageHero } from '../page-hero.tsx';
import { ContactButtons } from './contact-buttons.tsx';

/** Two accounts that overlap in what one of them hands over; the second is not there yet. */
const DISCS: MoonDisc[] = [
  { x: 28, y: 30, r: 27, kind: 'moon' },
  { x: 74, y: 72, r: 26, kind: 'rim' },
];

export function DoctorsHero() {
  return (
    <PageHero
      eyebrow="For gynecologists, obstetricians, fertility specialists and endocrinologists"
      title="A history that was written down at the time"
      lead="What a patient records she can bring to you today. Accounts for clinicians are planned and do not exist yet; leave your address to be told when they do."
      actions={<ContactButtons />}
      note="Each opens a short form that reaches the people who run this site. Neither makes an account."
      art={
        <div className="relative lg:py-10 lg:pl-6">
          <MoonDiscs
            discs={DISCS}
            className="absolute -inset-x-6 -top-6 w-[calc(100%+3rem)] max-w-none [&_circle]:[stroke-width:0.16] max-lg:hidden"
          />
          <TableExcerpt />
        </div>
      }
    />
  );
}
