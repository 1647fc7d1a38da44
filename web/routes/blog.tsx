import { titlePage } from '../app/page-title.ts';
import { HonestLists } from '../features/marketing/honest-lists.tsx';
import type { MoonDisc } from '../features/marketing/moon-discs.tsx';
import { PublicPage } from '../features/marketing/public-page.tsx';

export const meta = () => titlePage('Blog', 'No articles yet; what they will have to show when they come.');

const DISCS: MoonDisc[] = [
  { x: 40, y: 30, r: 20, kind: 'moon' },
  { x: 62, y: 46, r: 20, kind: 'moon' },
  { x: 42, y: 66, r: 20, kind: 'rim' },
];

export default function BlogPage() {
  return (
    <PublicPage
      title="Nothing to read yet"
      lead="There are no articles so far. An article about your body deserves an author, sources and a date; until the first ones have all three, this page stays short."
      discs={DISCS}
    >
      <HonestLists
        today={['This page, and the promise that it will not be filled with filler']}
        planned={[
          'Articles on cycle, fertility, pregnancy, menopause and what lies between',
          'Under each: who wrote it, who checked it, when, and from which sources',
        ]}
      />
    </PublicPage>
  );
}
