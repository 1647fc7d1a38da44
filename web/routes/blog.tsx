import { ArticleList } from '../features/marketing/blog/article-list.tsx';
import { describeBlog } from '../features/marketing/blog/describe-page.ts';
import type { MoonDisc } from '../features/marketing/moon-discs.tsx';
import { NewsletterForm } from '../features/marketing/newsletter/newsletter-form.tsx';
import { PublicPage } from '../features/marketing/public-page.tsx';
import { Card } from '../ui/card.tsx';
import { TextLink } from '../ui/text-link.tsx';

export const meta = describeBlog;

const DISCS: MoonDisc[] = [
  { x: 34, y: 34, r: 24, kind: 'moon' },
  { x: 64, y: 42, r: 24, kind: 'moon' },
  { x: 44, y: 66, r: 24, kind: 'moon' },
  { x: 72, y: 72, r: 8, kind: 'plum' },
];

export default function BlogPage() {
  return (
    <PublicPage
      title="What is known, and how well"
      lead={
        <>
          Six articles, each with its sources and with the point at which to see somebody. No physician has
          reviewed them yet; what that means stands on the <TextLink to="/trust">Trust page</TextLink>.
        </>
      }
      discs={DISCS}
    >
      <ArticleList />
      <Card className="mt-12 print:hidden">
        <NewsletterForm list="blog" />
      </Card>
    </PublicPage>
  );
}
