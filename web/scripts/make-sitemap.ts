import type { BuiltPage } from './read-built-pages.ts';

/** The map of the public pages; a day stands only with what is dated, the others would have to guess. */
export function makeSitemap(
  pages: readonly Pick<BuiltPage, 'path' | 'publishedOn'>[],
  origin: string,
): string {
  const newest =
    pages
      .flatMap(({ publishedOn }) => publishedOn ?? [])
      .toSorted()
      .at(-1) ?? null;
  const entries = pages.map(({ path, publishedOn }) => {
    // The list of the articles is as new as the newest of them.
    const changedOn = path === '/blog' ? newest : publishedOn;
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
    return `  <url><loc>${origin}${path}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** What is public may be read by anybody's robot; the rest answers nobody without a session. */
export function makeRobots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /onboarding',
    'Disallow: /health-statistics',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
