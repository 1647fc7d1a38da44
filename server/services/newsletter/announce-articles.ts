import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@lunaria/db/engine/database.ts';
import {
  addIssue,
  findKnownArticles,
  lockIssues,
  promiseDeliveries,
} from '@lunaria/db/queries/newsletter-issues.ts';
import { z } from 'zod';

const builtArticlesSchema = z.array(z.object({ slug: z.string(), title: z.string(), teaser: z.string() }));

type BuiltArticle = z.infer<typeof builtArticlesSchema>[number];

/** The articles of the blog as the build left them (web/scripts/build-addressed-files.ts), oldest first. */
export async function readBuiltArticles(buildDir: string): Promise<BuiltArticle[]> {
  return builtArticlesSchema.parse(JSON.parse(await readFile(join(buildDir, 'articles.json'), 'utf8')));
}

/**
 * Promises a mail about every article that was not announced yet to everybody who asked for them. Articles that are
 * there when a server first looks are only remembered: nobody subscribed to them. Returns how many were announced.
 * Processes that start at once look one after the other, and an article is remembered in the transaction that promises
 * its mails: a crash loses none and doubles none.
 */
export async function announceArticles(
  database: Database,
  articles: readonly BuiltArticle[],
): Promise<number> {
  return await database.asWorker(async (tx) => {
    await lockIssues(tx);
    const known = await findKnownArticles(tx);
    const added = articles.filter(({ slug }) => !known.has(slug));
    for (const { slug, title, teaser } of added) {
      const issueId = await addIssue(tx, { list: 'blog', article: slug, subject: title, body: teaser });
      if (known.size > 0) await promiseDeliveries(tx, issueId);
    }
    return known.size > 0 ? added.length : 0;
  });
}
