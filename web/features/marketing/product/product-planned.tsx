import { BellRing, MessageCircleQuestionMark, Users, Video, Watch } from 'lucide-react';
import { PageSection } from '../page-section.tsx';
import { PlannedList, type PlannedPart } from '../planned-list.tsx';

const PARTS: PlannedPart[] = [
  {
    icon: MessageCircleQuestionMark,
    name: 'AI health assistant',
    about: 'Meant to answer questions about symptoms and phases, and to say when to ask a person.',
  },
  {
    icon: Video,
    name: 'Video consultations',
    about:
      'Meant for talks with board-certified doctors: OB-GYNs, endocrinologists, mental health specialists.',
  },
  {
    icon: Users,
    name: 'Community groups',
    about: 'Meant as places to talk, by journey stage: contraception, conception, pregnancy, IVF, menopause.',
  },
  {
    icon: Watch,
    name: 'Wearable integration',
    about: 'Meant to bring sleep and temperature over from the device you wear.',
  },
  {
    icon: BellRing,
    name: 'Reminders',
    about: 'Meant for period, pill and visits, sent only where you ask for them.',
  },
];

export function ProductPlanned() {
  return (
    <PageSection
      id="planned"
      heading="What is not there yet"
      lead="No dates are promised, because there are none. A part moves up this page on the day it works."
    >
      <PlannedList parts={PARTS} className="sm:grid-cols-2 lg:grid-cols-3" />
    </PageSection>
  );
}
