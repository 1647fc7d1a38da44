import { LIFE_STAGES, type LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { StageGlyph } from '../../../app/stage-glyph.tsx';
import { ClosingCall } from '../closing-call.tsx';
import { describePage } from '../describe-page.ts';
import { PageSection } from '../page-section.tsx';
import { type Testimonial, TestimonialList } from '../testimonial-list.tsx';
import { useFocusOnAnchor } from '../use-focus-on-anchor.ts';
import { Benefits } from './benefits.tsx';
import { PatientsHero } from './patients-hero.tsx';

export const meta = () =>
  describePage({
    title: 'For Patients',
    description:
      'Eight life stages in one account: your cycle, your days and your health documents, with estimates that look like estimates. Free to start.',
    path: '/for-patients',
  });

export default function ForPatientsPage() {
  useFocusOnAnchor();
  return (
    <>
      <PatientsHero />
      <Benefits />
      <StageList />
      <Voices />
      <ClosingCall heading="Three short steps, then it is yours">
        Your answers set the stage, the first period and the length of your cycle. You can change each of them
        later.
      </ClosingCall>
    </>
  );
}

/** What changes for her with the stage; every field named is one of the log's (domain/daily-log/log-fields.ts). */
const ABOUT: Record<LifeStage, string> = {
  'pre-menstrual':
    'Calendar and log, ready before they are needed. Below the age of digital consent a guardian agrees first.',
  'menstrual-cycle': 'Period, flow, PMS, basal temperature, and the month they make together.',
  contraception: 'The pill taken, late or missed; bleeding between periods; how you feel on it.',
  conception: 'LH tests, basal temperature and cervical mucus beside your estimated fertile days.',
  ivf: 'Medication, reactions to injections, anxiety and fatigue, day by day of a treatment.',
  pregnancy: 'Week and day by your dates, kicks, nausea, swelling, contractions.',
  menopause: 'Hot flashes and how strong they were, night sweats, brain fog, the periods that still come.',
  'post-menopause': 'Blood pressure, dryness, pain, energy: what the years after it are made of.',
};

/** The eight stages with what each of them brings to the dashboard. */
function StageList() {
  return (
    <PageSection
      id="stages"
      heading="Eight stages, one account"
      lead="The stage you choose sets what the dashboard shows and what the daily log asks. What you recorded before stays yours when you move on."
      isRaised
    >
      <ul className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {LIFE_STAGES.map(({ value, label }) => (
          <li key={value}>
            <StageGlyph stage={value} size={56} />
            <h3 className="type-h3 mt-4">{label}</h3>
            <p className="mt-1.5 text-muted">{ABOUT[value]}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

const TESTIMONIALS: Testimonial[] = [
  {
    quote:
      'Thirty-one days, then twenty-six, then thirty-three. It is the first calendar that did not call any of them wrong.',
    name: 'Ifeoma A.',
    age: 24,
    context: 'Cycle of changing length',
  },
  {
    quote:
      'Which evening was the bad one, and after which injection? It stands on its day. I no longer have to keep it in my head.',
    name: 'Hanna L.',
    age: 36,
    context: 'In her second IVF treatment',
  },
  {
    quote:
      'Six weeks of blood pressure on one page. My doctor read it in a minute, and then there was time to talk.',
    name: 'Marisol G.',
    age: 61,
    context: 'After menopause',
  },
];

/** Three voices, other ones than on Home. */
function Voices() {
  return (
    <PageSection id="voices" heading="How it might sound">
      <TestimonialList testimonials={TESTIMONIALS} />
    </PageSection>
  );
}
