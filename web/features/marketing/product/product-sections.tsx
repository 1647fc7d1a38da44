import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { BellRing, MessageCircleQuestionMark, Users, Video, Watch } from 'lucide-react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ClosingCall } from '../closing-call.tsx';
import { MonthExcerpt } from '../excerpts/month-excerpt.tsx';
import { type MoonDisc, MoonDiscs } from '../moon-discs.tsx';
import { PageHero } from '../page-hero.tsx';
import { PageSection } from '../page-section.tsx';
import { PlannedList, type PlannedPart } from '../planned-list.tsx';
import { START_PATH } from '../public-pages.ts';
import { ProductGround } from './product-ground.tsx';
import { ProductParts } from './product-parts.tsx';

/** The whole page: nothing on it needs a script. */
export default function ProductSections() {
  return (
    <>
      <ProductHero />
      <ProductParts />
      <ProductGround />
      <ProductPlanned />
      <ClosingCall heading="Begin with one day">
        Choose your life stage and note what you know today. The rest can wait.
      </ClosingCall>
    </>
  );
}

const DISCS: MoonDisc[] = [
  { x: 72, y: 22, r: 21, kind: 'moon' },
  { x: 79, y: 50, r: 21, kind: 'moon' },
  { x: 76, y: 77, r: 15, kind: 'moon' },
  { x: 93, y: 77, r: 4.5, kind: 'plum' },
];

function ProductHero() {
  return (
    <PageHero
      eyebrow="Nine features that work, and what is planned"
      title={`What ${PRODUCT_NAME} does`}
      lead="A calendar, forecasts that say how sure they are, a daily log, charts and goals, a pregnancy week by week, and your health documents. No invented number is shown as yours, and this page claims nothing that the software cannot do."
      actions={
        <>
          <LinkButton to={START_PATH} size="hero">
            Get Started
          </LinkButton>
          <LinkButton to="/product#planned" kind="secondary" size="hero">
            What is planned
          </LinkButton>
        </>
      }
      note="Free to start. No credit card."
      art={
        <div className="relative lg:py-8">
          <MoonDiscs
            discs={DISCS}
            className="absolute -top-8 left-0 w-[calc(100%+1.5rem)] max-w-none [&_circle]:[stroke-width:0.16] max-lg:hidden"
          />
          <MonthExcerpt className="w-full max-w-md max-lg:mx-auto" />
        </div>
      }
    />
  );
}

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
    name: 'More reminders',
    about:
      'By mail, on the dashboard and, where it is set up, on your phone they work today. Reminders of visits are meant to follow.',
  },
];

function ProductPlanned() {
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
