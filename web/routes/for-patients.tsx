import { titlePage } from '../app/page-title.ts';
import { HonestLists } from '../features/marketing/honest-lists.tsx';
import type { MoonDisc } from '../features/marketing/moon-discs.tsx';
import { PublicPage } from '../features/marketing/public-page.tsx';

export const meta = () => titlePage('For Patients', 'What a patient can do here today, and what is planned.');

const DISCS: MoonDisc[] = [
  { x: 14, y: 50, r: 12, kind: 'moon' },
  { x: 32, y: 50, r: 15, kind: 'moon' },
  { x: 53, y: 50, r: 19, kind: 'plum' },
  { x: 74, y: 50, r: 15, kind: 'moon' },
  { x: 88, y: 50, r: 10, kind: 'moon' },
];

export default function ForPatientsPage() {
  return (
    <PublicPage
      title="For every stage of yours"
      lead="Before the first period, with a cycle, with contraception, hoping for a child, in IVF treatment, pregnant, in menopause, after it: you choose your stage, and you change it when it changes."
      discs={DISCS}
    >
      <HonestLists
        today={[
          'Eight life stages; the one you choose stays with your account, on every device',
          'Three short steps, and the dashboard follows your answers; you can change them at any time',
          'Your period recorded in two clicks, your symptoms and mood in a few more, on every device of yours',
          'A daily log of sleep, activity, mood and what your life stage adds, with your own units',
          'What you logged as charts over a week or a year, goals of your own, and a file to take to your doctor',
          'Your health documents in one place: reports, photos and letters, found again in seconds',
          'Free to start: no credit card, no payment details anywhere',
          'No advertising and no trackers: pages load nothing from anybody else',
        ]}
        planned={[
          'Dates ahead with their uncertainty, from your own records',
          'Your health documents read for you, in plain words beside the original',
        ]}
      />
    </PublicPage>
  );
}
