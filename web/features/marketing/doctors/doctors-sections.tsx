import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { CalendarClock, ReceiptText, UsersRound, Video } from 'lucide-react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { DocumentExcerpt } from '../excerpts/document-excerpt.tsx';
import { FactList } from '../fact-list.tsx';
import { type MoonDisc, MoonDiscs } from '../moon-discs.tsx';
import { PageSection } from '../page-section.tsx';
import { PlannedList, type PlannedPart } from '../planned-list.tsx';
import { linkClaim } from '../trust/claim.ts';
import { Specialties } from './specialties.tsx';

/** The page below its two buttons: nothing on it needs a script. */
export default function DoctorsSections() {
  return (
    <>
      <Specialties />
      <BroughtToday />
      <DoctorsPlanned />
      <OwnPractice />
    </>
  );
}

/** What reaches a doctor today, by way of the patient, and what it must not be taken for. */
function BroughtToday() {
  return (
    <PageSection id="today" heading="What reaches you today, through her" isRaised>
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <FactList
            facts={[
              <>
                <strong className="font-strong">Her log as a CSV file</strong>, over 7 to 365 days, to print
                or to open in a spreadsheet. She makes it on her device and gives it to you herself.
              </>,
              <>
                <strong className="font-strong">Her calendar and charts on her screen</strong>: recorded days
                solid, estimates hatched or dashed, gaps as gaps.
              </>,
              <>
                <strong className="font-strong">Her documents with their originals</strong>: letters, results
                and scans in one place, each statement leading to the line it was read on.
              </>,
            ]}
          />
          <h3 className="type-h3 mt-10">What it is not</h3>
          <p className="measure mt-2 text-muted">
            No medical device, no diagnosis, no contraception. Fertile days and ovulation are counted by cycle
            length. Documents are read by rules that can be wrong, and photos are misread. Nothing is sent to
            you, and no account but hers can read what she recorded:{' '}
            <TextLink to={linkClaim('who-can-see')}>who can see what</TextLink>.
          </p>
        </div>
        <DocumentExcerpt />
      </div>
    </PageSection>
  );
}

const PARTS: PlannedPart[] = [
  {
    icon: UsersRound,
    name: 'Patient management',
    about: 'Meant to show, for each of your patients, what she chose to share with you, and nothing else.',
  },
  {
    icon: CalendarClock,
    name: 'Scheduling',
    about: 'Meant to offer your free hours, so that she books the one that fits her.',
  },
  {
    icon: Video,
    name: 'Telemedicine',
    about: 'Meant for video consultations with her notes beside the picture.',
  },
  {
    icon: ReceiptText,
    name: 'Billing',
    about: 'Meant to make an invoice of a consultation, in words she understands.',
  },
];

function DoctorsPlanned() {
  return (
    <PageSection
      id="planned"
      heading="What accounts for clinicians are planned to do"
      lead="With verified credentials, and with each patient’s consent. None of it exists yet, and this page will say so until it does."
    >
      <PlannedList parts={PARTS} className="sm:grid-cols-2 lg:grid-cols-4" />
    </PageSection>
  );
}

const DISCS: MoonDisc[] = [
  { x: 38, y: 50, r: 30, kind: 'plum' },
  { x: 66, y: 50, r: 30, kind: 'rim' },
];

/** The end of the page: what a practice can do without waiting for accounts. */
function OwnPractice() {
  return (
    <section aria-labelledby="own-practice" className="mx-auto max-w-310 px-4 pb-14 sm:px-5 md:pb-22">
      <div className="grid items-center gap-x-8 rounded-dialog bg-primary-tint px-5 py-9 sm:px-8 md:grid-cols-[minmax(0,1fr)_auto] md:px-14 md:py-14">
        <div>
          <h2 id="own-practice" className="type-h1">
            On a machine in your practice
          </h2>
          <p className="type-lead mt-3 max-w-[52ch] text-muted">
            {PRODUCT_NAME} is free software under the MIT licence. It starts with one command on one machine
            and keeps its data there, so that you can see what your patients would see before you mention it.
          </p>
          <LinkButton to="/product" size="hero" className="mt-7 max-sm:w-full">
            See what patients see
          </LinkButton>
          <p className="type-small mt-5 text-muted">
            A question first? <TextLink to="/contact">Write to us</TextLink>.
          </p>
        </div>
        <MoonDiscs discs={DISCS} className="w-64 max-md:hidden lg:w-80" />
      </div>
    </section>
  );
}
