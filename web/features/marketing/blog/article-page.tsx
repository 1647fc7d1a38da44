import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PageContents } from '../page-contents.tsx';
import type { ArticleText } from './article.ts';
import { ArticleArt } from './article-art.tsx';
import { ArticleEnd } from './article-end.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleSection } from './article-section.tsx';
import { type ArticleSummary, findArticle, TINTS } from './articles.ts';
import { CATEGORY_FIELD, labelOf } from './categories.ts';
import { CitedText } from './cited-text.tsx';
import { SourceList } from './source-list.tsx';

/** An article to be read: what it is and how far to trust it, its parts, the text, its sources, and where to go on. */
export function ArticlePage({ text }: { text: ArticleText }) {
  const article = findArticle(text.slug);
  const numbers = new Map(text.sources.map(({ id }, index) => [id, index + 1]));
  return (
    <div data-stage={TINTS[text.slug]} className="mx-auto max-w-310 px-4 pb-22 sm:px-5 print:p-0">
      <article>
        <ArticleHead article={article} />
        <div className="mt-8 gap-x-16 lg:mt-12 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem]">
          <PageContents
            places={[...text.sections, { id: 'sources', heading: 'Sources' }]}
            className="border-stage"
          />
          <div className="text-[1.0625rem]/7 lg:col-start-1 lg:row-start-1">
            <p className="type-lead max-w-[60ch]">
              <CitedText text={text.opening} numbers={numbers} />
            </p>
            {text.sections.map((section) => (
              <ArticleSection key={section.id} section={section} numbers={numbers} />
            ))}
          </div>
        </div>
      </article>
      <SourceList sources={text.sources} readOn={article.publishedOn} />
      <ArticleEnd related={article.related} />
    </div>
  );
}

function ArticleHead({ article }: { article: ArticleSummary }) {
  return (
    <header className="grid items-center gap-x-12 gap-y-6 pt-5 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:pt-9 print:block print:pt-0">
      <div>
        <p className="print:hidden">
          <TextLink to="/blog">All articles</TextLink>
        </p>
        <h1 className="type-h1 mt-5">{article.title}</h1>
        <p className="type-lead mt-4 max-w-[52ch] text-muted">{article.teaser}</p>
        <ul aria-label="Categories" className="mt-5 flex flex-wrap gap-2 print:hidden">
          {article.categories.map((category) => (
            <li key={category}>
              <Link
                to={`/blog?${CATEGORY_FIELD}=${category}`}
                className="type-badge inline-flex min-h-7 items-center rounded-full bg-stage-tint px-3 text-stage underline-offset-2 hover:underline"
              >
                {labelOf(category)}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <ArticleFacts article={article} />
          <Badge tone="dashed">Not yet reviewed by a physician</Badge>
        </div>
      </div>
      <ArticleArt
        slug={article.slug}
        className="w-full rounded-card border border-border max-md:-order-1 max-md:max-h-52 print:hidden"
      />
    </header>
  );
}
