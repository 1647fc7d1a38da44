import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { CategoryId } from './categories.ts';

/**
 * What cards, feed and head of the articles say. Their texts lie in articles/, one file each, and are loaded with
 * their own page only; articles.test.ts holds the two together.
 */
export interface ArticleSummary {
  slug: ArticleSlug;
  title: string;
  /** For the card and for search engines: one or two sentences. */
  teaser: string;
  /** The first one stands on the card; the chips find it under all of them. */
  categories: readonly [CategoryId, ...CategoryId[]];
  publishedOn: CalendarDate;
  /** What `readingMinutes` says of the text. Written down, so that a card does not load six texts; a test compares. */
  minutes: number;
  related: readonly [ArticleSlug, ArticleSlug];
}

export type ArticleSlug =
  | 'a-normal-cycle'
  | 'heavy-periods-and-iron'
  | 'how-pregnancy-weeks-are-counted'
  | 'perimenopause-what-changes'
  | 'pms-pmdd-and-two-months-of-notes'
  | 'reading-the-signs-of-ovulation';

export const ARTICLES: readonly ArticleSummary[] = [
  {
    slug: 'a-normal-cycle',
    title: 'What a normal cycle is, and when to have it looked at',
    teaser:
      'Normal is a range, not 28 days. The four numbers clinicians use, what moves them, and which changes are worth a visit.',
    categories: ['menstrual-cycle', 'first-periods'],
    publishedOn: '2026-11-21',
    minutes: 4,
    related: ['heavy-periods-and-iron', 'reading-the-signs-of-ovulation'],
  },
  {
    slug: 'reading-the-signs-of-ovulation',
    title: 'Reading the signs of ovulation',
    teaser:
      'Mucus looks days ahead, an LH test one day, temperature looks back. What each sign can say, and what none of them can.',
    categories: ['fertility', 'contraception'],
    publishedOn: '2026-11-21',
    minutes: 4,
    related: ['a-normal-cycle', 'how-pregnancy-weeks-are-counted'],
  },
  {
    slug: 'heavy-periods-and-iron',
    title: 'Heavy periods, iron and ferritin',
    teaser:
      'How heavy is too heavy, what ferritin measures, and why a haemoglobin in range is not the whole answer.',
    categories: ['lab-results', 'menstrual-cycle'],
    publishedOn: '2026-11-21',
    minutes: 4,
    related: ['a-normal-cycle', 'perimenopause-what-changes'],
  },
  {
    slug: 'pms-pmdd-and-two-months-of-notes',
    title: 'PMS, PMDD and two months of notes',
    teaser:
      'Moods that follow the cycle have a shape. Two months of daily notes can show it, to you and to whoever treats you.',
    categories: ['mood', 'menstrual-cycle'],
    publishedOn: '2026-11-21',
    minutes: 4,
    related: ['a-normal-cycle', 'perimenopause-what-changes'],
  },
  {
    slug: 'how-pregnancy-weeks-are-counted',
    title: 'How pregnancy weeks are counted',
    teaser:
      'Why you are four weeks pregnant two weeks after conception, what a scan changes, and what a due date is worth.',
    categories: ['pregnancy', 'fertility'],
    publishedOn: '2026-11-21',
    minutes: 4,
    related: ['reading-the-signs-of-ovulation', 'heavy-periods-and-iron'],
  },
  {
    slug: 'perimenopause-what-changes',
    title: 'Perimenopause: what changes before periods stop',
    teaser:
      'Cycles shift first, often years ahead. What is to be expected, what is not, and why a blood test seldom settles it.',
    categories: ['menopause', 'mood', 'contraception'],
    publishedOn: '2026-11-21',
    minutes: 4,
    related: ['heavy-periods-and-iron', 'pms-pmdd-and-two-months-of-notes'],
  },
];

/** The pair of colours behind the drawing and of the category on the card: one of the life stages'. */
export const TINTS: Record<ArticleSlug, LifeStage> = {
  'a-normal-cycle': 'menstrual-cycle',
  'heavy-periods-and-iron': 'contraception',
  'how-pregnancy-weeks-are-counted': 'pregnancy',
  'perimenopause-what-changes': 'menopause',
  'pms-pmdd-and-two-months-of-notes': 'ivf',
  'reading-the-signs-of-ovulation': 'conception',
};

/** Where an article stands. */
export const addressOf = (slug: ArticleSlug) => `/blog/${slug}`;

export function findArticle(slug: ArticleSlug): ArticleSummary {
  const article = ARTICLES.find((candidate) => candidate.slug === slug);
  if (!article) throw new Error(`No summary of the article ${slug}.`);
  return article;
}
