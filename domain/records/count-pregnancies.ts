import type { PregnancyEnd } from '../pregnancy/pregnancy-end.ts';
import type { RecordOf } from './medical-record.ts';

/** A pregnancy as it counts. */
export interface CountedPregnancy {
  /** Null: it goes on. */
  end: PregnancyEnd | 'stillbirth' | null;
  /** At its end; null: not known. */
  weeks: number | null;
}

export interface PregnancyCount {
  /** How often she was pregnant, now too. */
  gravidity: number;
  /** How many of them ended in a birth; twins count once. */
  parity: number;
  /** How both come about. */
  how: string;
}

/** From this week on a loss counts as a birth: docs/algorithms/gravidity-and-parity.md. */
const BIRTH_WEEKS = 24;

/**
 * Gravidity and parity of the pregnancies that she recorded; null without any. Rule, source and worked examples:
 * docs/algorithms/gravidity-and-parity.md.
 */
export function countPregnancies(pregnancies: readonly CountedPregnancy[]): PregnancyCount | null {
  const gravidity = pregnancies.length;
  if (gravidity === 0) return null;
  const goingOn = pregnancies.filter(({ end }) => end === null).length;
  const parity = pregnancies.filter(isBirth).length;
  const notSaid = pregnancies.filter(({ end }) => end === 'prefer-not-to-say').length;
  const how = [
    `Counted from what stands here: ${gravidity} ${gravidity === 1 ? 'pregnancy' : 'pregnancies'}${goingOn > 0 ? ', one of them now' : ''}.`,
    `${parity === 0 ? 'None' : parity} ended in a birth; twins count once, and a loss from week ${BIRTH_WEEKS} on counts as a birth.`,
    ...(notSaid > 0 ? ['Where you prefer not to say how it ended, no birth is counted.'] : []),
    `Some clinics count from week 20.`,
  ].join(' ');
  return { gravidity, parity, how };
}

function isBirth({ end, weeks }: CountedPregnancy): boolean {
  if (end === 'birth' || end === 'stillbirth') return true;
  return end === 'loss' && weeks !== null && weeks >= BIRTH_WEEKS;
}

/** A pregnancy of hers elsewhere: the one that goes on (`reason` null), and those that ended. */
export interface KnownPregnancy {
  id: string;
  reason: PregnancyEnd | null;
}

/**
 * All that count: those of `pregnancies`, with the weeks that their details say, and the earlier ones that stand in records alone.
 * Details of one that is not there any more count for none.
 */
export function pregnanciesThatCount(
  known: readonly KnownPregnancy[],
  records: readonly RecordOf<'obstetric'>[],
): CountedPregnancy[] {
  const earlier = records.filter(({ fields }) => fields.pregnancy_id === null);
  return [
    ...known.map(({ id, reason }) => {
      const details = detailsOf(id, records)?.fields;
      const isStillbirth = reason === 'loss' && details?.outcome === 'stillbirth';
      return { end: isStillbirth ? ('stillbirth' as const) : reason, weeks: details?.weeks ?? null };
    }),
    ...earlier.map(({ fields: { outcome, weeks } }) => ({ end: endOfOutcome(outcome), weeks })),
  ];
}

/** What she noted of the pregnancy with this id. */
export function detailsOf(
  id: string,
  records: readonly RecordOf<'obstetric'>[],
): RecordOf<'obstetric'> | undefined {
  return records.find(({ fields }) => fields.pregnancy_id === id);
}

function endOfOutcome(outcome: RecordOf<'obstetric'>['fields']['outcome']): CountedPregnancy['end'] {
  if (outcome === 'birth' || outcome === 'stillbirth') return outcome;
  return tellsOfLoss(outcome) ? 'loss' : 'prefer-not-to-say';
}

/** Whether a record tells of a loss: it is left out where she leaves losses out. */
export function tellsOfLoss(outcome: unknown): boolean {
  return (
    outcome === 'stillbirth' || outcome === 'miscarriage' || outcome === 'ectopic' || outcome === 'ended'
  );
}
