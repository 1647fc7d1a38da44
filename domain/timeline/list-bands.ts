import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { compareTexts } from '../compare-texts.ts';
import { foldText } from '../documents/fold-text.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { endOf, type MedicalRecord, type RecordOf, startOf } from '../records/medical-record.ts';
import { edgeOf, type When } from '../records/when.ts';
import { isLost, obstetricOf, outcomeMayBeLoss } from './losses.ts';
import type { Band, BandKind, Moment } from './timeline.ts';
import { ofDay, ofInstant, type PregnancyFact, type TimelineFacts } from './timeline-facts.ts';

const KIND_OF_MODE: Record<LifeStage, BandKind> = {
  'pre-menstrual': 'childhood',
  'menstrual-cycle': 'first-period',
  contraception: 'contraception',
  conception: 'trying',
  ivf: 'ivf',
  pregnancy: 'pregnancy',
  menopause: 'transition',
  'post-menopause': 'after-menopause',
};

/** Names of conditions that say when a stage began, whole and in small letters. */
const NAMES = {
  menarche: ['first period', 'menarche', 'first menstruation'],
  transition: ['perimenopause', 'menopause transition', 'menopausal transition'],
  menopause: ['menopause', 'final period', 'early menopause', 'premature menopause'],
} as const;

/** Bleeding before it belongs to the birth. */
const SIX_WEEKS = 42;
/** How long after a birth counts as after birth, where nothing that is recorded ends it sooner. */
const TWELVE_WEEKS = 84;

/**
 * The stages of her life, oldest first, that her modes with their dates, her pregnancies and her records say; none is guessed, and
 * where nothing says it there is a gap. Rule, source and worked examples: docs/algorithms/timeline.md.
 */
export function listBands(facts: TimelineFacts): Band[] {
  const recorded = [...listOfRecords(facts), ...listPregnancies(facts)];
  const modes = listModes(facts)
    // The same stage twice: what is recorded knows it better.
    .filter((band) => !recorded.some((other) => other.kind === band.kind && isAtOnce(band, other)))
    .flatMap((band) => endAtMenopause(band, findNamed(facts.records, 'menopause')));
  return [...recorded, ...modes].sort(
    (one, other) => compareTexts(one.from.on, other.from.on) || compareTexts(one.id, other.id),
  );
}

/** One for each mode from the day it was chosen; what was before the first change has no beginning that is known. */
function listModes({
  stage_changes: changes,
  stage_now,
  stage_chosen_at,
  pregnancies,
}: TimelineFacts): Band[] {
  if (changes.length === 0) {
    if (stage_chosen_at === null) return [];
    const from = ofInstant(stage_chosen_at);
    return [{ id: 'mode-0', kind: KIND_OF_MODE[stage_now], from, to: null, is_loss: false }];
  }
  return changes.map(({ to_stage, changed_at }, at) => {
    const next = changes[at + 1];
    const to = next ? ofInstant(next.changed_at) : null;
    const band = { id: `mode-${at}`, kind: KIND_OF_MODE[to_stage], from: ofInstant(changed_at), to };
    // Over, and no pregnancy to it: it was taken away since. Why, nobody knows.
    return { ...band, is_loss: to_stage === 'pregnancy' && to !== null && !hasBirth(band, pregnancies) };
  });
}

const hasBirth = (mode: Pick<Band, 'from' | 'to'>, pregnancies: readonly PregnancyFact[]) =>
  pregnancies.some(({ from, to, end }) => {
    const span = { from: ofDay(from), to: to && ofDay(to) };
    return (end === 'birth' || end === null) && isAtOnce(mode, span);
  });

/** The changes into Pregnancy Mode, by their place, that may bring a loss back. */
export function findLossChanges(facts: TimelineFacts): ReadonlySet<number> {
  const details = obstetricOf(facts.records);
  const lost = facts.pregnancies.filter((pregnancy) => isLost(pregnancy, details));
  const found = listModes(facts).flatMap((band, at) => {
    if (band.kind !== 'pregnancy' || facts.stage_changes.length === 0) return [];
    const isOfLost = lost.some(({ from, to }) => isAtOnce(band, { from: ofDay(from), to: to && ofDay(to) }));
    return band.is_loss || isOfLost ? [at] : [];
  });
  return new Set(found);
}

/** Childhood, the years from the first period, the transition and what is after menopause, as far as records say. */
function listOfRecords(facts: TimelineFacts): Band[] {
  const { born_on, records } = facts;
  const menarche = findNamed(records, 'menarche');
  const menopause = findNamed(records, 'menopause');
  const transition = findNamed(records, 'transition');
  const modes = listModes(facts);
  const bands: Band[] = [];
  const add = (kind: BandKind, from: Moment, to: Moment | null) =>
    bands.push({ id: `record-${kind}`, kind, from, to, is_loss: false });
  if (menarche) {
    if (born_on !== null && born_on < menarche.from.on) add('childhood', ofDay(born_on), menarche.from);
    const later = modes.filter(({ kind, from }) => isLate(kind) && from.on > menarche.from.on);
    const ends = [menopause?.from, transition?.from, ...later.map(({ from }) => from)];
    add('first-period', menarche.from, earliest(ends.filter((end) => end !== undefined)));
  }
  if (transition) add('transition', transition.from, transition.to ?? menopause?.from ?? null);
  if (menopause) add('after-menopause', menopause.from, null);
  return bands.filter(({ from, to }) => to === null || to.on >= from.on);
}

const isLate = (kind: BandKind) => kind === 'transition' || kind === 'after-menopause';

/** What her menopause ends: the stages before it. One that began after it says something that her record does not. */
function endAtMenopause(band: Band, menopause: { from: Moment } | null): Band[] {
  if (!menopause || (band.kind !== 'transition' && band.kind !== 'first-period')) return [band];
  const { from } = menopause;
  if (band.from.on >= from.on) return [];
  return [band.to === null || band.to.on > from.on ? { ...band, to: from } : band];
}

/** Pregnancies and the weeks after births. */
function listPregnancies({ pregnancies, records, periods }: TimelineFacts): Band[] {
  const details = obstetricOf(records);
  const earlier = details.filter(({ fields }) => fields.pregnancy_id === null);
  const spans = pregnancies.map((pregnancy): Band => {
    const { id, from, to } = pregnancy;
    const ends = { from: ofDay(from), to: to && ofDay(to) };
    return { id: `pregnancy-${id}`, kind: 'pregnancy', ...ends, is_loss: isLost(pregnancy, details) };
  });
  const noted = earlier.flatMap(bandOfNoted);
  const births = [
    ...pregnancies.flatMap(({ id, to, end }) => (end === 'birth' && to ? [{ id, on: ofDay(to) }] : [])),
    ...earlier.flatMap(({ id, fields }) => {
      const on = fields.outcome === 'birth' ? momentOf(startOf(fields)) : null;
      return on ? [{ id, on }] : [];
    }),
  ];
  const others = spans.filter((span) => !span.is_loss);
  const starts = [...periods.map((period) => period.period_start_date), ...others.map(({ from }) => from.on)];
  return [
    ...[...spans, ...noted],
    ...births
      .filter(({ id }) => !spans.some((span) => span.id === `pregnancy-${id}` && span.is_loss))
      .map(({ id, on }) => afterBirth(id, on, starts)),
  ];
}

/** Where the day of its end and its weeks are known; weeks before a month or a year say no beginning. */
function bandOfNoted({ id, fields }: RecordOf<'obstetric'>): Band[] {
  const to = momentOf(startOf(fields));
  if (to?.precision !== 'day' || fields.weeks === null) return [];
  const from = ofDay(addDays(to.on, -7 * fields.weeks));
  return [{ id: `pregnancy-${id}`, kind: 'pregnancy', from, to, is_loss: outcomeMayBeLoss(fields) }];
}

function afterBirth(id: string, from: Moment, starts: readonly CalendarDate[]): Band {
  const band = { id: `after-${id}`, kind: 'after-birth', from, is_loss: false } as const;
  if (from.precision !== 'day') {
    // Not known better than the birth itself: the same year, or the month in which the weeks end.
    const last = from.precision === 'month' ? addDays(from.on, TWELVE_WEEKS) : from.on;
    return { ...band, to: { ...from, on: edgeOf(last, from.precision, 'end') } };
  }
  const [first, end] = [addDays(from.on, SIX_WEEKS), addDays(from.on, TWELVE_WEEKS)];
  const sooner = starts.filter((day) => day >= first && day < end).sort()[0];
  return { ...band, to: ofDay(sooner ?? end) };
}

/** The earliest condition with one of these names and a day. */
function findNamed(records: readonly MedicalRecord[], what: keyof typeof NAMES) {
  const named = records.flatMap((record) => {
    if (record.kind !== 'condition' || record.fields.status === 'refuted') return [];
    const name = foldText(record.fields.name).trim();
    const from = momentOf(startOf(record.fields));
    if (!from || !(NAMES[what] as readonly string[]).includes(name)) return [];
    return [{ from, to: momentOf(endOf(record.fields)) }];
  });
  return named.sort((one, other) => compareTexts(one.from.on, other.from.on))[0] ?? null;
}

/** The time of a record; null where no day is known. */
export function momentOf({ on, precision, age }: When): Moment | null {
  if (on === null || precision === null || precision === 'unknown') return null;
  return { on, precision, age, at: null };
}

const earliest = (moments: readonly Moment[]): Moment | null =>
  [...moments].sort((one, other) => compareTexts(one.on, other.on))[0] ?? null;

function isAtOnce(one: Pick<Band, 'from' | 'to'>, other: Pick<Band, 'from' | 'to'>): boolean {
  return (other.to === null || one.from.on <= other.to.on) && (one.to === null || other.from.on <= one.to.on);
}
