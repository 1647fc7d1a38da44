/** Words or phrases that speak for a category, parted by commas or line ends; the weight is what one of them is worth. */
export type WeightedTerms = readonly (readonly [weight: number, terms: string])[];

/**
 * The vocabulary of a category, by where it has to stand to count. Weights run from 0.8 (also found elsewhere) to 8
 * (names the category).
 */
export interface CategoryTerms {
  /** In a title: a short line among the first of the document, or the list of subjects at its end. */
  titles: WeightedTerms;
  /** At the start of a line, as a heading or as the name of a column. */
  headings: WeightedTerms;
  /** Anywhere. */
  words: WeightedTerms;
}
