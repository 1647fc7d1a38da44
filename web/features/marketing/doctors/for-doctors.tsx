import { makeStaticPart } from '../../../app/static-part.tsx';
import { ContactDialogButton } from '../contact/contact-dialog-button.tsx';
import { describePage } from '../describe-page.ts';
import { TableExcerpt } from '../excerpts/table-excerpt.tsx';
import { type MoonDisc, MoonDiscs } from '../moon-discs.tsx';
import { PageHero } from '../page-hero.tsx';

export const meta = () =>
  describePage({
    title: 'For Doctors',
    description: 'For doctors who look after women: what a patient can bring you today, and what is planned.',
    path: '/for-doctors',
  });

const DoctorsSections = await makeStaticPart('doctors-sections', () => import('./doctors-sections.tsx'));

export default function ForDoctorsPage() {
  return (
    <>
      <DoctorsHero />
      <DoctorsSections />
    </>
  );
}

/** Two accounts that overlap in what one of them hands over; the second is not there yet. */
const DISCS: MoonDisc[] = [
  { x: 28, y: 30, r: 27, kind: 'moon' },
  { x: 74, y: 72, r: 26, kind: 'rim' },
];

function DoctorsHero() {
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

/** Both open a short form that reaches whoever runs this server. */
function ContactButtons() {
  return (
    <>
      <ContactDialogButton kind="join" size="hero" className="max-sm:w-full" />
      <ContactDialogButton kind="demo" look="secondary" size="hero" className="max-sm:w-full" />
    </>
  );
}
