const RULES = new Intl.PluralRules('en');

/** The word for what is counted: `day` of 1, `days` of 0, 0.5 and 2. `many` where it is not the word with an s. */
export function wordFor<One extends string, Many extends string = `${One}s`>(
  count: number,
  one: One,
  many?: Many,
): One | Many {
  // as: without `many` it is the word with an s
  return RULES.select(count) === 'one' ? one : (many ?? (`${one}s` as Many));
}

/** `1 day`, `2 days`: a number with the word for what is counted. */
export function countOf(count: number, one: string, many?: string): string {
  return `${count} ${wordFor(count, one, many)}`;
}
