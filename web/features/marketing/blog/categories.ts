/** The eight chips of the blog (specification, sections 2 and 9, which leave their names open), in their order. */
export const CATEGORIES = [
  { value: 'menstrual-cycle', label: 'Menstrual cycle' },
  { value: 'first-periods', label: 'First periods' },
  { value: 'fertility', label: 'Fertility' },
  { value: 'contraception', label: 'Contraception' },
  { value: 'pregnancy', label: 'Pregnancy' },
  { value: 'menopause', label: 'Menopause' },
  { value: 'mood', label: 'Mood and mind' },
  { value: 'lab-results', label: 'Lab results' },
] as const;

export type CategoryId = (typeof CATEGORIES)[number]['value'];

export function labelOf(id: CategoryId): string {
  return CATEGORIES.find(({ value }) => value === id)?.label ?? id;
}

/** The field of the address: `/blog?category=fertility&category=mood`. */
export const CATEGORY_FIELD = 'category';

/** What an address asks for, in the order of the chips; names that are no category are passed over. */
export function readChosen(address: URLSearchParams): CategoryId[] {
  const asked = new Set(address.getAll(CATEGORY_FIELD));
  return CATEGORIES.map(({ value }) => value).filter((value) => asked.has(value));
}

/** The articles under at least one of the chosen categories; all of them when none is chosen. */
export function filterArticles<Article extends { categories: readonly CategoryId[] }>(
  articles: readonly Article[],
  chosen: readonly CategoryId[],
): readonly Article[] {
  if (chosen.length === 0) return articles;
  return articles.filter(({ categories }) => categories.some((category) => chosen.includes(category)));
}
