import type { BleedingKind, Flow } from '../bleeding/bleeding-day.ts';
import type { LogValues } from '../daily-log/daily-log.ts';
import type { SignKey } from '../daily-log/sign-fields.ts';
import type { Discharge, Mood, Symptom } from '../signals/health-signals.ts';
import {
  type DayAnswers,
  isGivenSymptom,
  type Medicine,
  type Strength,
  type TagStrength,
  type WordKey,
} from './day-answers.ts';
import type { DayRows } from './day-rows.ts';
import type { SymptomCode } from './symptoms.ts';

/**
 * Where an answer of hers is kept. One fact has one record, whatever screen it was noted on: the sheet writes what the
 * calendar, Track Health Signals and the form of the log read.
 */
export type Place =
  | { in: 'bleeding'; flow: Flow; kind: BleedingKind | null }
  | { in: 'sex'; isProtected: boolean }
  | { in: 'mood'; mood: Mood }
  | { in: 'discharge'; discharge: Exclude<Discharge, 'none'> }
  | { in: 'symptom'; code: SymptomCode; strength: Strength }
  | { in: 'word'; key: WordKey; word: string }
  | { in: 'mode'; field: string; value: string }
  | { in: 'sign'; field: SignKey; value: string | true }
  | { in: 'medicine'; code: Medicine }
  | { in: 'tag'; id: string; strength: TagStrength };

/** Whether the day says it. */
export function isSaid(rows: DayRows, place: Place): boolean {
  switch (place.in) {
    case 'bleeding':
      return rows.bleeding.flow === place.flow;
    case 'sex':
      return rows.signals.intercourse.some((entry) => entry.protected === place.isProtected);
    case 'mood':
      return rows.signals.mood.includes(place.mood);
    case 'discharge':
      return rows.signals.discharge === place.discharge;
    case 'symptom':
      return strengthOf(rows, place.code) === place.strength;
    case 'word':
      return rows.answers.words[place.key] === place.word;
    case 'mode':
      return read(rows.log.extras, place.field) === place.value;
    case 'sign':
      return read(rows.log.signs ?? {}, place.field) === place.value;
    case 'medicine':
      return rows.answers.medicines[place.code] === 'taken';
    case 'tag':
      return rows.answers.tags[place.id] === place.strength;
  }
}

/** How strong a symptom was; undefined: nobody said that it was there, or that it was not. */
export function strengthOf({ signals, answers }: DayRows, code: SymptomCode): Strength | undefined {
  const strength = answers.symptoms[code];
  if (!isGivenSymptom(code)) return strength;
  // Track Health Signals may have put it there, or taken it away, since she said how strong it was.
  if (!signals.symptoms.includes(code)) return strength === 'none' ? 'none' : undefined;
  return strength === undefined || strength === 'none' ? 'some' : strength;
}

/** The day after she said it. `makeId` names a new entry. */
export function say(rows: DayRows, place: Place, makeId: () => string): DayRows {
  switch (place.in) {
    case 'bleeding':
      // What bleeding it was she may have said elsewhere: another amount does not unsay it.
      return { ...rows, bleeding: { flow: place.flow, kind: rows.bleeding.kind ?? place.kind } };
    case 'sex':
      return withSignals(rows, {
        intercourse: [...rows.signals.intercourse, { id: makeId(), protected: place.isProtected }],
      });
    case 'mood':
      return withSignals(rows, { mood: [...rows.signals.mood, place.mood] });
    case 'discharge':
      return withSignals(rows, { discharge: place.discharge });
    case 'symptom':
      return withSymptom(rows, place.code, place.strength);
    case 'word':
      return withAnswers(rows, { words: { ...rows.answers.words, [place.key]: place.word } });
    case 'mode':
      return withLog(rows, { extras: { ...rows.log.extras, [place.field]: place.value } });
    case 'sign':
      return withLog(rows, { signs: { ...rows.log.signs, [place.field]: place.value } });
    case 'medicine':
      return withAnswers(rows, { medicines: { ...rows.answers.medicines, [place.code]: 'taken' } });
    case 'tag':
      return withAnswers(rows, { tags: { ...rows.answers.tags, [place.id]: place.strength } });
  }
}

/** The day without it. */
export function unsay(rows: DayRows, place: Place): DayRows {
  switch (place.in) {
    case 'bleeding':
      return { ...rows, bleeding: { flow: null, kind: null } };
    case 'sex':
      return withSignals(rows, {
        intercourse: rows.signals.intercourse.filter((entry) => entry.protected !== place.isProtected),
      });
    case 'mood':
      return withSignals(rows, { mood: rows.signals.mood.filter((mood) => mood !== place.mood) });
    case 'discharge':
      return withSignals(rows, { discharge: 'none' });
    case 'symptom':
      return withSymptom(rows, place.code, undefined);
    case 'word':
      return withAnswers(rows, { words: without(rows.answers.words, place.key) });
    case 'mode':
      return withLog(rows, { extras: without(rows.log.extras as Record<string, unknown>, place.field) });
    case 'sign':
      return withLog(rows, { signs: without(rows.log.signs ?? {}, place.field) });
    case 'medicine':
      return withAnswers(rows, { medicines: without(rows.answers.medicines, place.code) });
    case 'tag':
      return withAnswers(rows, { tags: without(rows.answers.tags, place.id) });
  }
}

function withSymptom(rows: DayRows, code: SymptomCode, strength: Strength | undefined): DayRows {
  const others = without(rows.answers.symptoms, code);
  if (!isGivenSymptom(code)) {
    return withAnswers(rows, { symptoms: strength ? { ...others, [code]: strength } : others });
  }
  const isThere = strength !== undefined && strength !== 'none';
  const left: Symptom[] = rows.signals.symptoms.filter((symptom) => symptom !== code);
  return withAnswers(withSignals(rows, { symptoms: isThere ? [...left, code] : left }), {
    symptoms: strength === undefined || strength === 'some' ? others : { ...others, [code]: strength },
  });
}

const withSignals = (rows: DayRows, part: Partial<DayRows['signals']>): DayRows => ({
  ...rows,
  signals: { ...rows.signals, ...part },
});

const withAnswers = (rows: DayRows, part: Partial<DayAnswers>): DayRows => ({
  ...rows,
  answers: { ...rows.answers, ...part },
});

function withLog(rows: DayRows, part: { extras?: object; signs?: object }): DayRows {
  const { signs = rows.log.signs ?? {}, extras = rows.log.extras } = part;
  const { signs: _, ...log } = rows.log;
  return {
    ...rows,
    log: { ...log, extras, ...(Object.keys(signs).length > 0 && { signs }) } as LogValues, // as: fields of the mode's form
  };
}

function without<Values extends object>(values: Values, key: string): Values {
  const { [key as keyof Values]: _, ...others } = values;
  return others as Values; // as: what it was, a key taken away
}

const read = (values: object, key: string): unknown => (values as Record<string, unknown>)[key]; // as: by its own keys
