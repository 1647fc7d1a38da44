import { describeDate } from '../describe-date.ts';
import type { ArticleSummary } from './articles.ts';

/** How long it takes to read, and from when it is. */
export function ArticleFacts({ article, className = '' }: { article: ArticleSummary; className?: string }) {
  return (
    <p className={`type-small text-muted ${className}`}>
      {article.minutes} min read <span aria-hidden="true">·</span>{' '}
      <time dateTime={article.publishedOn}>{describeDate(article.publishedOn)}</time>
    </p>
  );
}
