import { LIFE_STAGES, type LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { StageGlyph } from '../../../app/stage-glyph.tsx';
import { PageSection } from '../page-section.tsx';

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
export function StageList() {
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
