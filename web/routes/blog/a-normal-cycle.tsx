import { ArticlePage } from '../../features/marketing/blog/article-page.tsx';
import { text } from '../../features/marketing/blog/articles/a-normal-cycle.ts';
import { describeArticle } from '../../features/marketing/blog/describe-page.ts';

export const meta = () => describeArticle(text);

export default function ArticleRoute() {
  return <ArticlePage text={text} />;
}
