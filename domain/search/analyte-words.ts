import { foldText } from '../documents/fold-text.ts';
import { ANALYTES } from '../documents/reading/lab-values/analytes.ts';

/** Sign for sign, without what is written differently: `25-OH Vitamin D` is `25ohvitamind`. */
const keyOf = (name: string) => foldText(name).replace(/[^\p{L}\p{N}]+/gu, '');

const NAMES = new Map<string, string>();
for (const { names } of ANALYTES) {
  for (const name of names.split('|')) if (!NAMES.has(keyOf(name))) NAMES.set(keyOf(name), names);
}

/** Words that a report puts beside a name. */
const BESIDE = /\b(?:serum|plasma|blood|level|total|test)\b/gi;

/**
 * What else people call something that a laboratory measures: every name that the reader of documents knows of it; '' where it
 * knows none.
 */
export function otherNamesOf(analyte: string): string {
  const bare = analyte.replace(/[([][^)\]]*[)\]]?/g, ' ');
  const inside = /[([]([^)\]]{2,40})/.exec(analyte)?.[1] ?? '';
  const turned = bare.split(',').reverse().join(' ');
  for (const name of [analyte, bare, turned, bare.replace(BESIDE, ' '), inside]) {
    const names = NAMES.get(keyOf(name));
    if (names !== undefined && keyOf(name) !== '') return names.replaceAll('|', ' · ');
  }
  return '';
}
