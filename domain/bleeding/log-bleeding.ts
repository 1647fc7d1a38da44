import type { AllExtras } from '../daily-log/log-extras.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { type Bleeding, type BleedingKind, FLOWS, type Flow } from './bleeding-day.ts';

/** The field of a mode's log that speaks of bleeding: its answers, and what each says of the day. */
export interface BleedingField {
  key: string;
  /** What bleeding the question is about; null: it asks for the amount only. */
  kind: BleedingKind | null;
  answers: Readonly<Record<string, Flow>>;
}

const AMOUNTS = {
  none: 'none',
  spotting: 'spotting',
  light: 'light',
  medium: 'medium',
  heavy: 'heavy',
} as const;

/** One record a day is behind all of them (docs/algorithms/bleeding.md); modes without such a field are missing. */
export const BLEEDING_FIELDS = {
  'menstrual-cycle': { key: 'period_flow', kind: null, answers: AMOUNTS },
  contraception: {
    key: 'breakthrough_bleeding',
    kind: 'between',
    answers: { none: 'none', spotting: 'spotting', bleeding: 'unspecified' },
  },
  menopause: {
    key: 'period_this_week',
    kind: 'period',
    answers: { no: 'none', spotting: 'spotting', yes: 'unspecified' },
  },
  // What it is, a doctor has to say: nothing is claimed by the field.
  'post-menopause': { key: 'bleeding', kind: 'unknown', answers: AMOUNTS },
} as const satisfies { [Stage in LifeStage]?: BleedingField };

const FIELDS: { [Stage in LifeStage]?: BleedingField } = BLEEDING_FIELDS;
const STAGES = Object.keys(BLEEDING_FIELDS) as (keyof typeof BLEEDING_FIELDS)[]; // as: keys of the literal above

type Values = Readonly<Record<string, unknown>>;
const valuesIn = (extras: AllExtras, stage: LifeStage) => (extras[stage] ?? {}) as Values; // as: read by their keys

export function bleedingFieldOf(stage: LifeStage): BleedingField | null {
  return FIELDS[stage] ?? null;
}

/** What an answer of a mode's field says of the day; null: no answer, or none of that field. */
export function readAnswer(stage: LifeStage, answer: unknown): Bleeding | null {
  const field = bleedingFieldOf(stage);
  const flow = field && typeof answer === 'string' ? field.answers[answer] : undefined;
  return field && flow ? { flow, kind: field.kind } : null;
}

/** The answer of a mode's field that says this flow; undefined: none of them does. */
export function answerOf(stage: LifeStage, flow: Flow | null): string | undefined {
  const field = bleedingFieldOf(stage);
  if (field === null || flow === null) return undefined;
  const exact = Object.entries(field.answers).find(([, said]) => said === flow)?.[0];
  if (exact !== undefined || flow === 'none' || flow === 'spotting') return exact;
  // "Bleeding" and "Yes" are true of every amount; an amount is true of none that is not said.
  return Object.entries(field.answers).find(([, said]) => said === 'unspecified')?.[0];
}

/**
 * The bleeding in the extras of a day, null: none. One mode has it; in rows of an earlier version several may, then the
 * answer that says most stands, as in the migration.
 */
export function bleedingIn(extras: AllExtras): Bleeding | null {
  const said = STAGES.flatMap(
    (stage) => readAnswer(stage, valuesIn(extras, stage)[BLEEDING_FIELDS[stage].key]) ?? [],
  );
  return said.reduce<Bleeding | null>(
    (most, one) => (most === null || rank(one) > rank(most) ? one : most),
    null,
  );
}

/** The extras without a word of bleeding; modes that have nothing else are left out. */
export function withoutBleeding(extras: AllExtras): AllExtras {
  const left = Object.entries(extras).flatMap(([stage, values]) => {
    const field = bleedingFieldOf(stage as LifeStage); // as: extras are kept by mode
    if (field === null || !(field.key in (values ?? {}))) return [[stage, values]];
    const { [field.key]: _, ...others } = values as Values; // as: read by its keys
    return Object.keys(others).length === 0 ? [] : [[stage, others]];
  });
  return Object.fromEntries(left) as AllExtras; // as: what it was, a key taken away
}

/** The extras with this bleeding in the one mode whose field can say it best; null: none. */
export function withBleeding(extras: AllExtras, bleeding: Bleeding | null): AllExtras {
  const others = withoutBleeding(extras);
  if (bleeding === null || bleeding.flow === null) return others;
  const stage = placeOf(bleeding);
  const answer = answerOf(stage, bleeding.flow);
  return { ...others, [stage]: { ...others[stage], [BLEEDING_FIELDS[stage].key]: answer } };
}

/** The values of one mode as its form shows them: the bleeding of the day in its own words, wherever it was noted. */
export function withOwnAnswer(stage: LifeStage, extras: AllExtras): Values {
  const field = bleedingFieldOf(stage);
  const values = valuesIn(extras, stage);
  if (field === null) return values;
  const answer = answerOf(stage, bleedingIn(extras)?.flow ?? null);
  if (values[field.key] === answer) return values;
  const { [field.key]: _, ...others } = values;
  return answer === undefined ? others : { ...others, [field.key]: answer };
}

function placeOf({ flow, kind }: Bleeding): keyof typeof BLEEDING_FIELDS {
  const isAmount = flow === 'light' || flow === 'medium' || flow === 'heavy';
  if (kind === 'unknown' && flow !== 'unspecified') return 'post-menopause';
  if (isAmount) return 'menstrual-cycle';
  if (kind === 'period') return 'menopause';
  return kind === null && flow !== 'unspecified' ? 'menstrual-cycle' : 'contraception';
}

const rank = ({ flow }: Bleeding) => (flow === null ? -1 : FLOWS.indexOf(flow));
