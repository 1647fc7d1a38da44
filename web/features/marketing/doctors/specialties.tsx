import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { StageGlyph } from '../../../app/stage-glyph.tsx';
import { PageSection } from '../page-section.tsx';

interface Specialty {
  name: string;
  glyph: LifeStage;
  /** What she may have recorded that concerns them; each a field of calendar, log, tracker or documents. */
  records: readonly string[];
}

const SPECIALTIES: Specialty[] = [
  {
    name: 'Gynecologists',
    glyph: 'menstrual-cycle',
    records: [
      'Bleeding, flow and its gaps',
      'Symptoms on their days of the cycle',
      'The pill: taken, late, missed',
    ],
  },
  {
    name: 'Obstetricians',
    glyph: 'pregnancy',
    records: [
      'Weeks by last period or due date',
      'Kicks, nausea, swelling, contractions',
      'Weight over the weeks',
    ],
  },
  {
    name: 'Fertility specialists',
    glyph: 'conception',
    records: [
      'LH tests and basal temperature',
      'Cervical mucus, intercourse',
      'Medication and reactions in IVF',
    ],
  },
  {
    name: 'Endocrinologists',
    glyph: 'menopause',
    records: [
      'Laboratory values with printed ranges',
      'Weight, sleep, stress over a year',
      'Hot flashes, night sweats',
    ],
  },
];

/** Four kinds of doctors, and what each finds in what a patient wrote down. */
export function Specialties() {
  return (
    <PageSection
      id="specialties"
      heading="What she may have recorded"
      lead="By life stage, on the day it happened, with empty days left empty. Everything is what she entered or what a document says; nothing is measured by us."
    >
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {SPECIALTIES.map(({ name, glyph, records }) => (
          <li key={name} className="border-t-2 border-primary pt-5">
            <StageGlyph stage={glyph} size={44} />
            <h3 className="type-h3 mt-4">{name}</h3>
            <ul className="mt-3 space-y-2 text-muted">
              {records.map((record) => (
                <li key={record} className="text-balance">
                  {record}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
