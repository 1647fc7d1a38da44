import { Link } from 'react-router';
import { describeDate } from '../describe-date.ts';
import { ArticleArt } from './article-art.tsx';
import { type ArticleSummary, addressOf, TINTS } from './articles.ts';
import { labelOf } from './categories.ts';

interface ArticleCardProps {
  article: ArticleSummary;
  /** One below the heading it stands under. */
  headingLevel: 2 | 3;
}

/** An article to choose. All of the card leads to it; the link is the title alone. */
export function ArticleCard({ article, headingLevel }: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const;
  const [category] = article.categories;
  return (
    <li
      data-stage={TINTS[article.slug]}
      className="relative flex flex-col overflow-hidden rounded-card border border-border bg-surface shadow-card transition-colors hover:border-control has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-sm:rounded-[20px]"
    >
      <ArticleArt slug={article.slug} className="w-full border-b border-border" />
      <div className="flex flex-1 flex-col p-5 md:p-6">
        <p className="type-badge text-stage">{labelOf(category)}</p>
        <Heading className="type-h3 mt-2">
          <Link
            to={addressOf(article.slug)}
            className="underline-offset-4 outline-none after:absolute after:inset-0 hover:underline"
          >
            {article.title}
          </Link>
        </Heading>
        <p className="mt-2 mb-4 text-muted">{article.teaser}</p>
        <ArticleFacts article={article} className="mt-auto" />
      </div>
    </li>
  );
}

/** How long it takes to read, and from when it is. */
export function ArticleFacts({ article, className = '' }: { article: ArticleSummary; className?: string }) {
  return (
    <p className={`type-small text-muted ${className}`}>
      {article.minutes} min read <span aria-hidden="true">·</span>{' '}
      <time dateTime={article.publishedOn}>{describeDate(article.publishedOn)}</time>
    </p>
  );
}
