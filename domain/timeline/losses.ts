import { wordsOf } from '../documents/fold-text.ts';
import type { PregnancyEnd } from '../pregnancy/pregnancy-end.ts';
import { detailsOf, tellsOfLoss } from '../records/count-pregnancies.ts';
import type { MedicalRecord, RecordOf } from '../records/medical-record.ts';
import type { PregnancyFact } from './timeline-facts.ts';

/**
 * What of her past may bring a loss back to her. It stands on the timeline only after she has said so, as it stands in no list
 * before she opens Pregnancies & births. Where she preferred not to say how a pregnancy ended, it is treated like one.
 */
function mayBeLoss(end: PregnancyEnd | null): boolean {
  return end === 'loss' || end === 'prefer-not-to-say';
}

/** How a pregnancy ended that is noted in her medical history alone; '' where she said nothing. */
export function outcomeMayBeLoss({ outcome }: RecordOf<'obstetric'>['fields']): boolean {
  return outcome === '' || outcome === 'not-said' || tellsOfLoss(outcome);
}

/** A pregnancy of Pregnancy Mode with what she noted of it later. */
export function isLost(pregnancy: PregnancyFact, details: readonly RecordOf<'obstetric'>[]): boolean {
  if (mayBeLoss(pregnancy.end)) return true;
  return tellsOfLoss(detailsOf(pregnancy.id, details)?.fields.outcome);
}

/** An entry of her medical history: by what she said of it, or by its name. */
export function recordMayBeLoss(record: MedicalRecord): boolean {
  if (record.kind === 'obstetric') return outcomeMayBeLoss(record.fields);
  return 'name' in record.fields && nameTellsOfLoss(record.fields.name);
}

export const obstetricOf = (records: readonly MedicalRecord[]): RecordOf<'obstetric'>[] =>
  records.filter((record) => record.kind === 'obstetric');

/** Begin a word of a name that tells of a loss. */
const WORDS = [
  ...['miscarr', 'stillb', 'ectopic', 'abortion', 'terminat', 'tfmr', 'curett', 'erpc', 'blighted'],
  ...['anembryon', 'iufd'],
];
const TOGETHER: readonly (readonly string[])[] = [
  ['pregnan', 'loss'],
  ['pregnan', 'lost'],
  ['molar', 'pregnan'],
  ['retained', 'concept'],
  ['fetal', 'demise'],
  ['fetal', 'death'],
  ['foetal', 'demise'],
  ['foetal', 'death'],
  ['neonatal', 'death'],
];

/** `D&C`, and no vitamins. */
const SCRAPING = /(?<!vitamins? )\bd ?(?:&|\+|and) ?[ce]\b/i;

/** Whether a name that she or a document gave tells of a loss: an operation, a letter. */
export function nameTellsOfLoss(name: string): boolean {
  const words = wordsOf(name.replace(/[^\p{L}\p{N}]+/gu, ' '));
  return (
    words.some((word) => WORDS.some((start) => word.startsWith(start))) ||
    TOGETHER.some((pair) => pair.every((start) => words.some((word) => word.startsWith(start)))) ||
    SCRAPING.test(name)
  );
}
