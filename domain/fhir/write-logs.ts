import type { Coding, Observation } from '@medplum/fhirtypes';
import {
  COMMON_FIELDS,
  COMMON_KEYS,
  type LogField,
  type Measure,
  modeFieldsOf,
} from '../daily-log/log-fields.ts';
import { SIGN_FIELDS } from '../daily-log/sign-fields.ts';
import { DAY_WORDS, MEDICINES, WORD_KEYS, type WordKey } from '../day-entry/day-answers.ts';
import { LIFE_STAGE_VALUES } from '../profile/life-stages.ts';
import { concept, ownAnswer, ownCode, phr, quantity } from './codings.ts';
import type { Row } from './exported-rows.ts';
import { fhirText } from './fhir-text.ts';
import { isLeftOut } from './left-out.ts';
import { labelOf, mucusCodings, ofDay, STRENGTH_NAMES } from './write-signals.ts';
import type { Writing, Written } from './writing.ts';

const UNITS: Record<Measure, [unit: string, code: string]> = {
  hours: ['h', 'h'],
  minutes: ['min', 'min'],
  // 250 ml each (docs/algorithms/daily-log.md); the number that she counted is what is written.
  glasses: ['glasses', '{glass}'],
  kg: ['kg', 'kg'],
  fahrenheit: ['°F', '[degF]'],
  bpm: ['/min', '/min'],
  count: ['times', '{count}'],
};

/** Fields that HL7's guide has a code for, by mode and key. */
const GUIDED: Record<string, (writing: Writing) => Coding[]> = {
  'conception.lh_test': () => [phr('ovulationTestResult', 'Ovulation test result')],
  'conception.cervical_mucus': ({ codes }) => mucusCodings(codes),
  'conception.intercourse': () => [phr('sexualActivity', 'Sexual activity')],
  'signs.pregnancy_test': () => [phr('pregnancyTestResult', 'Pregnancy test result')],
};

/** These would tell of a pregnancy that is left out. */
const OF_PREGNANCY = [
  'pregnancy.',
  'signs.movements',
  'signs.pregnancy_test',
  'signs.leak',
  'signs.lochia',
  'signs.nappies_wet',
];

/** The fields of the daily log, one observation for each value that she logged. */
export function writeLogs(writing: Writing): Written[] {
  return writing.rows.daily_logs.flatMap((row) => {
    const groups = Object.entries(row.extras).flatMap(([group, values]) =>
      Object.entries(values).map(([key, value]) => ({
        path: `${group}.${key}`,
        field: fieldOf(group, key),
        value,
      })),
    );
    const common = COMMON_KEYS.filter((key) => key !== 'weight_kg').map((key) => ({
      path: key as string,
      field: COMMON_FIELDS[key] as LogField,
      value: row[key] as unknown,
    }));
    return [...common, ...groups].flatMap(({ path, field, value }) =>
      isTelling(writing, row, path) ? [] : writeField(writing, row, path, field, value),
    );
  });
}

const isTelling = ({ leftOut }: Writing, { log_date }: Row<'daily_logs'>, path: string) =>
  OF_PREGNANCY.some((start) => path.startsWith(start)) && isLeftOut(leftOut, log_date);

function fieldOf(group: string, key: string): LogField | undefined {
  const stage = LIFE_STAGE_VALUES.find((known) => known === group);
  const fields: Readonly<Record<string, LogField>> =
    group === 'signs' ? SIGN_FIELDS : stage === undefined ? {} : modeFieldsOf(stage);
  return fields[key];
}

function writeField(
  writing: Writing,
  { log_date: day }: Row<'daily_logs'>,
  path: string,
  field: LogField | undefined,
  value: unknown,
): Written[] {
  const answer = answerOf(writing, path, field, value);
  if (answer === null) return [];
  const name = field?.label ?? path;
  return [
    {
      resource: {
        ...ofDay(writing, writing.idOf('daily_logs', day, path), day),
        code: concept(name, ownCode(writing.codes, path, name), ...(GUIDED[path]?.(writing) ?? [])),
        ...answer,
      },
    },
  ];
}

type Answer = Pick<
  Observation,
  'valueBoolean' | 'valueCodeableConcept' | 'valueInteger' | 'valueQuantity' | 'valueString'
>;

/** A value as FHIR has it; null for nothing. One of a field that is not known any more stands as it is, as text. */
function answerOf(
  writing: Writing,
  path: string,
  field: LogField | undefined,
  value: unknown,
): Answer | null {
  if (value === null || value === undefined) return null;
  if (field?.kind === 'choice' && typeof value === 'string') {
    return { valueCodeableConcept: ownAnswer(writing.codes, path, value, labelOf(field.options, value)) };
  }
  if (field?.kind === 'scale' && Number.isInteger(value)) return { valueInteger: value as number }; // as: just looked at
  if (field?.kind === 'number' && typeof value === 'number') {
    return { valueQuantity: quantity(value, ...UNITS[field.measure]) };
  }
  if (typeof value === 'boolean') return { valueBoolean: value };
  const text = fhirText(typeof value === 'string' ? value : JSON.stringify(value));
  return text === null ? null : { valueString: text };
}

const WORD_NAMES: Record<WordKey, string> = {
  pain: 'Pain',
  energy: 'Energy',
  sleep: 'Sleep',
  feeding: 'How the baby is fed',
  fever: 'Fever',
};

/** What she said of a day in a word: pain, energy, sleep, medicines, tags. Symptoms: write-signals.ts. */
export function writeDayAnswers(writing: Writing): Written[] {
  const tags = new Map(writing.rows.own_tags.map(({ id, name }) => [id, name]));
  return writing.rows.day_answers.flatMap((row) => [
    ...writeWords(writing, row),
    ...writeMedicines(writing, row),
    ...writeTags(writing, row, tags),
  ]);
}

function writeWords(writing: Writing, row: Row<'day_answers'>): Written[] {
  const { codes, idOf } = writing;
  return WORD_KEYS.flatMap((key): Written[] => {
    const word = row[key];
    if (!word || !(DAY_WORDS[key] as readonly string[]).includes(word)) return [];
    if (key === 'feeding' && isLeftOut(writing.leftOut, row.day)) return [];
    return [
      {
        resource: {
          ...ofDay(writing, idOf('day_answers', row.day, key), row.day),
          code: concept(WORD_NAMES[key], ownCode(codes, `day.${key}`, WORD_NAMES[key])),
          valueCodeableConcept: ownAnswer(codes, `day.${key}`, word, word.replace('-', ' ')),
        },
      },
    ];
  });
}

function writeMedicines(writing: Writing, { day, medicines }: Row<'day_answers'>): Written[] {
  const { codes, idOf } = writing;
  return Object.keys(medicines).map((code) => ({
    resource: {
      ...ofDay(writing, idOf('day_answers', day, `medicine.${code}`), day),
      code: concept('Medicine she took', ownCode(codes, 'day.medicine', 'Medicine taken')),
      valueCodeableConcept: ownAnswer(codes, 'day.medicine', code, labelOf(MEDICINES, code)),
    },
  }));
}

function writeTags(
  writing: Writing,
  { day, tags: had }: Row<'day_answers'>,
  names: ReadonlyMap<string, string | null | undefined>,
): Written[] {
  const { codes, idOf } = writing;
  return Object.entries(had).map(([id, strength]) => ({
    resource: {
      ...ofDay(writing, idOf('day_answers', day, `tag.${id}`), day),
      code: concept('A tag of her own', ownCode(codes, 'day.tag', 'Own tag')),
      valueString: fhirText(names.get(id)) ?? 'A tag without a name',
      component: [
        {
          code: concept('How strong', ownCode(codes, 'day.tag-strength', 'Strength of an own tag')),
          valueCodeableConcept: ownAnswer(codes, 'strength', strength, STRENGTH_NAMES[strength]),
        },
      ],
    },
  }));
}
