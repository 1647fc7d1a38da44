import { ArticleList } from '../features/marketing/blog/article-list.tsx';
import { describeBlog } from '../features/marketing/blog/describe-page.ts';
import { type MoonDisc, MoonDiscs } from '../features/marketing/moon-discs.tsx';
import { NewsletterForm } from '../features/marketing/newsletter/newsletter-form.tsx';
import { PageHero } from '../features/marketing/page-hero.tsx';
import { START_PATH } from '../features/marketing/public-pages.ts';
import { Card } from '../ui/card.tsx';
import { LinkButton } from '../ui/link-button.tsx';
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
    <>
      <PageHero
        eyebrow="To read, and to look up where it comes from"
        title="What is known, and how well"
        lead={
          <>
            Six articles, each with its sources and with the point at which to see somebody. No physician has
            reviewed them yet; what that means stands on the <TextLink to="/trust">Trust page</TextLink>.
          </>
        }
        actions={
          <LinkButton to={START_PATH} size="hero">
            Get Started
          </LinkButton>
        }
        art={<MoonDiscs discs={DISCS} className="mx-auto -my-6 w-full max-w-96 max-lg:hidden" />}
      />
      <div className="mx-auto max-w-310 px-4 pt-10 pb-22 sm:px-5 md:pt-14">
        <ArticleList />
        <Card className="mt-12 print:hidden">
          <NewsletterForm list="blog" />
        </Card>
      </div>
    </>
  );
}
