import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { START_PATH } from '../public-pages.ts';
import { ArticleCard } from './article-card.tsx';
import { type ArticleSlug, findArticle } from './articles.ts';

/** Where to go on: two articles that lie near, and the way into the product. */
export function ArticleEnd({ related }: { related: readonly ArticleSlug[] }) {
  return (
    <aside aria-label="Go on" className="mt-16 print:hidden">
      <h2 className="type-h2">Read next</h2>
      <div className="mt-5 grid gap-5 md:gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <ul className="grid gap-5 sm:grid-cols-2 md:gap-6">
          {related.map((slug) => (
            <ArticleCard key={slug} article={findArticle(slug)} headingLevel={3} />
          ))}
        </ul>
        <div className="flex flex-col items-start justify-center rounded-card bg-primary-tint p-6 md:p-7">
          <p className="type-h3">Your own numbers say more than any range.</p>
          <p className="mt-2 text-muted">
            Record them in {PRODUCT_NAME}: what you enter, what it computes, and how sure it is, each told
            apart.
          </p>
          <LinkButton to={START_PATH} className="mt-5 max-sm:w-full">
            Get Started
          </LinkButton>
        </div>
      </div>
    </aside>
  );
}
