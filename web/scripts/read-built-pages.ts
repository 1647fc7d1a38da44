import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_ORIGIN } from '@lunaria/domain/built-origin.ts';

/** What the head of a built page says of it, as far as it is for the public (features/marketing/describe-page.ts). */
export interface BuiltPage {
  /** `/`, `/blog/a-normal-cycle` */
  path: string;
  title: string;
  description: string;
  /** Where its shared picture is expected: `/og/home.png`. */
  picture: string;
  /** `YYYY-MM-DD`, for what is dated. */
  publishedOn: string | null;
  /** The first category of an article. */
  section: string | null;
  html: string;
}

/** Every built page that names its one address; the others are hers, or forms. In the order of their addresses. */
export function readBuiltPages(clientDirectory: string): BuiltPage[] {
  const pages = globSync('**/index.html', { cwd: clientDirectory }).flatMap((file) => {
    const page = readPage(readFileSync(join(clientDirectory, file), 'utf8'));
    return page ? [page] : [];
  });
  return pages.toSorted((a, b) => a.path.localeCompare(b.path));
}

function readPage(html: string): BuiltPage | null {
  const [head = ''] = html.split('</head>');
  const tags = [...head.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => readAttributes(tag));
  const address = tags.find(({ rel }) => rel === 'canonical')?.href;
  if (!address?.startsWith(`${BUILT_ORIGIN}/`)) return null;
  const find = (property: string) => tags.find((tag) => tag.property === property)?.content;
  return {
    path: address.slice(BUILT_ORIGIN.length),
    title: find('og:title') ?? '',
    description: find('og:description') ?? '',
    picture: (find('og:image') ?? '').replace(BUILT_ORIGIN, ''),
    publishedOn: find('article:published_time') ?? null,
    section: find('article:section') ?? null,
    html,
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** As React writes them: every value in double quotes, five signs escaped. */
function readAttributes(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity),
    ]),
  );
}
