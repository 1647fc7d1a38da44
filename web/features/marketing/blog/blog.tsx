import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type MoonDisc, MoonDiscs } from '../moon-discs.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { PageHero } from '../page-hero.tsx';
import { START_PATH } from '../public-pages.ts';
import { ArticleCard } from './article-card.tsx';
import { ARTICLES } from './articles.ts';
import {
  CATEGORIES,
  CATEGORY_FIELD,
  type CategoryId,
  filterArticles,
  labelOf,
  readChosen,
} from './categories.ts';
import { describeBlog } from './describe-page.ts';

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

const never = () => () => {};

/** The six articles and the chips that choose among them. What is chosen stands in the address, and nowhere else. */
function ArticleList() {
  const [address, setAddress] = useSearchParams();
  // The page was made without knowing the address: it takes over showing all, then what the address asks for.
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const chosen = isTakenOver ? readChosen(address) : [];
  const shown = filterArticles(ARTICLES, chosen);

  function choose(categories: CategoryId[]) {
    // A step of its own, so that Back takes it back; the page stays where she was reading.
    const next = new URLSearchParams(categories.map((category) => [CATEGORY_FIELD, category]));
    setAddress(next, { preventScrollReset: true, flushSync: true });
  }

  return (
    <section aria-label="Articles">
      {/* Without scripts there is nothing to choose with, and all six stand there. */}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 noscript:hidden">
        <ChoiceChips label="Categories" options={CATEGORIES} value={chosen} onValueChange={choose} />
        <p role="status" className="type-small text-muted">
          {describeShown(shown.length, chosen)}
        </p>
      </div>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
        {shown.map((article) => (
          <ArticleCard key={article.slug} article={article} headingLevel={2} />
        ))}
      </ul>
    </section>
  );
}

function describeShown(count: number, chosen: readonly CategoryId[]): string {
  if (chosen.length === 0) return `All ${count} articles`;
  const names = chosen.map(labelOf).join(', ');
  return `${count} of ${ARTICLES.length} articles: ${names}`;
}
