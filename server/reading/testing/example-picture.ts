import { readFileSync } from 'node:fs';

/** One of the example documents of the product, and what is printed on it. */
export const examplePicture = readFileSync(
  new URL('../../../domain/examples/documents/vaccination-record.png', import.meta.url),
);
export const EXAMPLE_LINES = [
  'Vaccination record',
  'Maya Lindqvist, born 17 April 1996',
  'Tetanus, diphtheria, pertussis: 9 May 2024',
  'Human papillomavirus, third dose: 2 March 2012',
  'Influenza: 6 October 2026',
];
