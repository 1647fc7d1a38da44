import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { StageGlyph } from '../../../app/stage-glyph.tsx';
import { HomeSection } from '../page-section.tsx';

const STAGES: { stage: LifeStage; name: string; text: string }[] = [
  {
    stage: 'contraception',
    name: 'Contraception',
    text: 'Pills taken, late or missed, and bleeding in between. The calendar is no method itself.',
  },
  {
    stage: 'conception',
    name: 'Conception',
    text: 'Estimated fertile days beside your LH tests, your temperature and the signs you see.',
  },
  {
    stage: 'pregnancy',
    name: 'Pregnancy',
    text: 'Week and day by your dates, and what each week brings, with its sources.',
  },
  {
    stage: 'ivf',
    name: 'IVF',
    text: 'Medication taken, late or missed, and how injections and days felt.',
  },
  {
    stage: 'menopause',
    name: 'Menopause',
    text: 'Hot flashes, night sweats and sleep over months, to take along to your doctor.',
  },
];

export function JourneyStages() {
  return (
    <HomeSection
      heading="Wherever you are on the way"
      lead="Five stages of the journey, of eight to choose from. Change yours whenever life does."
    >
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-5">
        {STAGES.map(({ stage, name, text }) => (
          <li
            key={stage}
            data-stage={stage}
            className="rounded-card border border-border bg-surface p-5 shadow-card max-sm:flex max-sm:gap-4 max-sm:rounded-[20px] sm:max-lg:last:col-span-2"
          >
            <StageGlyph stage={stage} size={56} />
            <div>
              <h3 className="type-h3 sm:mt-4">{name}</h3>
              <p className="type-small mt-1.5 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
