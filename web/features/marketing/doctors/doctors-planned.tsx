import { CalendarClock, ReceiptText, UsersRound, Video } from 'lucide-react';
import { PageSection } from '../page-section.tsx';
import { PlannedList, type PlannedPart } from '../planned-list.tsx';

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

export function DoctorsPlanned() {
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
