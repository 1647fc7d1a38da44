import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
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

const never = () => () => {};

/** The six articles and the chips that choose among them. What is chosen stands in the address, and nowhere else. */
export function ArticleList() {
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
