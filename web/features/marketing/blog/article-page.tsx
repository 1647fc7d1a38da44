import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { describeDate } from '../describe-date.ts';
import { START_PATH } from '../public-pages.ts';
import { PageContents } from '../text-page.tsx';
import type { ArticleText, Source } from './article.ts';
import { ArticleArt } from './article-art.tsx';
import { ArticleCard, ArticleFacts } from './article-card.tsx';
import { ArticleSection, CitedText } from './article-section.tsx';
import { type ArticleSlug, type ArticleSummary, findArticle, TINTS } from './articles.ts';
import { CATEGORY_FIELD, labelOf } from './categories.ts';

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

/** Where to go on: two articles that lie near, and the way into the product. */
function ArticleEnd({ related }: { related: readonly ArticleSlug[] }) {
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

/** What the text rests on, numbered as it refers to it. On paper the addresses are written out. */
function SourceList({ sources, readOn }: { sources: readonly Source[]; readOn: CalendarDate }) {
  return (
    <section aria-labelledby="sources" className="mt-12 max-w-[66ch] border-t border-border pt-7">
      <h2 id="sources" className="type-h3">
        Sources
      </h2>
      <p className="type-small mt-2 text-muted">
        Opened on {describeDate(readOn)}. Where only a part was read, it says so, and nothing more was taken
        from it.
      </p>
      <ol className="type-small mt-4 list-decimal space-y-2.5 pl-6 marker:text-muted">
        {sources.map(({ id, title, publisher, url, note }, index) => (
          <li key={id} id={`source-${index + 1}`} className="rounded-[4px] pl-1 target:bg-primary-tint">
            <a
              href={url}
              rel="noreferrer"
              className="rounded-[4px] text-primary underline decoration-1 underline-offset-3 hover:decoration-2"
            >
              {title}
            </a>
            <span className="text-muted">
              . {publisher}
              {note && `; ${note}`}.
            </span>
            <span className="hidden break-all text-muted print:inline"> {url}</span>
          </li>
        ))}
      </ol>
      <p className="type-small mt-6 text-muted">
        This article informs. It does not diagnose, it replaces no examination, and no physician has reviewed
        it yet. What that means here stands on the <TextLink to="/trust">Trust page</TextLink>.
      </p>
    </section>
  );
}
