import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { titlePage } from '../app/page-title.ts';
import { HonestLists } from '../features/marketing/honest-lists.tsx';
import type { MoonDisc } from '../features/marketing/moon-discs.tsx';
import { PublicPage } from '../features/marketing/public-page.tsx';

export const meta = () => titlePage('About', `Why ${PRODUCT_NAME} is named after honesty.`);

const DISCS: MoonDisc[] = [
  { x: 50, y: 50, r: 40, kind: 'moon' },
  { x: 56, y: 44, r: 27, kind: 'moon' },
  { x: 31, y: 68, r: 5, kind: 'plum' },
];

export default function AboutPage() {
  return (
    <PublicPage
      title="Named after honesty"
      lead="Lunaria annua is a plant called honesty. Its seed pods are thin discs, like small moons, and you can see through them. That is the idea: nothing about your body hides behind a pretty number."
      discs={DISCS}
    >
      <HonestLists
        today={[
          'A young product: accounts, life stages, the cycle calendar, the daily log and the document library work, other parts are being built',
          'The rules of the calendar, with source and worked examples, open to check',
          'Free software under the MIT licence, to read, run and change',
          'Your data lives where you or your clinic puts it',
          'Your health documents, each file encrypted with a key of your own before it is stored',
        ]}
        planned={[
          'Health documents read for you, in plain words',
          'Forecasts, with the figures by which they can be judged',
        ]}
      />
    </PublicPage>
  );
}
