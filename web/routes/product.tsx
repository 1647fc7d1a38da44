import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { titlePage } from '../app/page-title.ts';
import { HonestLists } from '../features/marketing/honest-lists.tsx';
import type { MoonDisc } from '../features/marketing/moon-discs.tsx';
import { PublicPage } from '../features/marketing/public-page.tsx';

export const meta = () =>
  titlePage('Product', `What ${PRODUCT_NAME} does today, and which parts are planned.`);

const DISCS: MoonDisc[] = [
  { x: 34, y: 38, r: 26, kind: 'moon' },
  { x: 66, y: 38, r: 26, kind: 'moon' },
  { x: 50, y: 66, r: 26, kind: 'moon' },
];

export default function ProductPage() {
  return (
    <PublicPage
      title={`What ${PRODUCT_NAME} does`}
      lead={`${PRODUCT_NAME} is a companion for reproductive health that keeps its word: no invented number is shown as yours, and no page claims what the software cannot do.`}
      discs={DISCS}
    >
      <HonestLists
        today={[
          'An account with email address and password, and a session that you can end at any time',
          'A dashboard that greets you and keeps the life stage you chose',
          'Three short steps to start with: your answers set the mode, the first period and the length of your cycle',
          'Cycle calendar: periods, estimated fertile days and ovulation by cycle length, and a year at a glance',
          'Pregnancy Tracker: week and day by your dates, and what each week brings, with its sources',
          'Health signals for any day: symptoms, mood, intercourse, discharge, notes; also without a connection',
          'Daily log: sleep, activity, mood, stress, water, and what your life stage adds; any past day, also without a connection',
          'What you logged: today beside your own average, every quantity as a chart with its gaps, and a file for your doctor',
          'Goals of your own, counted from the log week by week',
          'Health documents: PDF, JPEG, PNG and DOCX files uploaded, kept encrypted and found again',
          'Pages that work on a phone, with a keyboard, with a screen reader, in light and in dark',
        ]}
        planned={[
          'Forecasts from your own history, each with its window',
          'Health documents read for you: named, sorted and put in plain words',
          'AI health assistant, video consultations, community groups and wearables',
        ]}
      />
    </PublicPage>
  );
}
