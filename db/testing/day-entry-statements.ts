import {
  DAY_WORDS,
  MEDICINE_CODES,
  STRENGTHS,
  TAG_STRENGTHS,
  WORD_KEYS,
} from '@lunaria/domain/day-entry/day-answers.ts';
import { TAG_COLORS } from '@lunaria/domain/day-entry/own-tag.ts';
import { SYMPTOM_CODES } from '@lunaria/domain/day-entry/symptoms.ts';
import type { DatabaseRole } from '../engine/database.ts';
import { absent, bytes } from './row-statements.ts';

// As row-statements.ts, of `day_answers` and `own_tags`.

type Changes = Record<string, string>;

const insert = (table: string, values: Changes) =>
  `insert into ${table} (${Object.keys(values)}) values (${Object.values(values)})`;
const today = "((now() at time zone 'UTC' + interval '14 hours')::date)";

/** A day with mild pain. */
export const dayAnswers = (changes: Changes) =>
  insert('day_answers', {
    user_id: "'$maria'",
    day: "'2026-01-05'",
    pain: "'mild'",
    symptoms: "'{}'",
    medicines: "'{}'",
    tags: "'{}'",
    ...changes,
  });

export const ownTag = (changes: Changes) =>
  insert('own_tags', {
    user_id: "'$maria'",
    id: 'gen_random_uuid()',
    name: bytes(33),
    color: "'ivf'",
    has_strength: 'false',
    is_archived: 'false',
    ...changes,
  });

const each = (statement: (changes: Changes) => string, ...list: Changes[]) =>
  list.map((changes): readonly [DatabaseRole, string] => ['app_user', statement(changes)]);
const json = (value: unknown) => `'${JSON.stringify(value)}'`;
const tagId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const tags = (count: number) =>
  json(Object.fromEntries(Array.from({ length: count }, (_, at) => [tagId(at), 'some'])));

/** By constraint: what it refuses. */
export const dayEntryViolations: Record<string, (readonly [DatabaseRole, string])[]> = {
  day_answers_pkey: [['app_user', `${dayAnswers({})}; ${dayAnswers({ pain: "'strong'" })}`]],
  day_answers_user_id_users_id_fk: [],
  day_answers_day: each(
    dayAnswers,
    { day: "'1899-12-31'" },
    { day: `${today} + 1` },
    { day: "'2099-01-01'", updated_at: "'2099-01-01'" },
    { day: "'-infinity'" },
  ),
  day_answers_pain: each(dayAnswers, { pain: "'Mild'" }, { pain: "'unbearable'" }, { pain: "''" }),
  day_answers_energy: each(dayAnswers, { energy: "'some'" }, { energy: "''" }),
  day_answers_sleep: each(dayAnswers, { sleep: "'deep'" }, { sleep: "''" }),
  day_answers_feeding: each(dayAnswers, { feeding: "'cup'" }, { feeding: "''" }),
  day_answers_fever: each(dayAnswers, { fever: "'high'" }, { fever: "''" }),
  day_answers_symptoms: each(
    dayAnswers,
    { symptoms: json({ boredom: 'some' }) },
    { symptoms: json({ cough: 'very' }) },
    { symptoms: json({ cough: null }) },
    { symptoms: json({ cough: ['some'] }) },
    { symptoms: json([]) },
    { symptoms: json(['cough']) },
    { symptoms: json('cough') },
  ),
  day_answers_medicines: each(
    dayAnswers,
    { medicines: json({ aspirin: 'taken' }) },
    { medicines: json({ iron: 'missed' }) },
    { medicines: json([]) },
  ),
  day_answers_tags: each(
    dayAnswers,
    { tags: json({ Swim: 'some' }) },
    { tags: json({ [tagId(1).toUpperCase().replaceAll('0', 'A')]: 'some' }) },
    { tags: json({ [tagId(1)]: 'none' }) },
    { tags: json({ [tagId(1)]: 1 }) },
    { tags: json([]) },
    { tags: tags(101) },
  ),
  day_answers_says_something: each(dayAnswers, { pain: 'null' }),
  own_tags_pkey: [['app_user', `${ownTag({ id: absent })}; ${ownTag({ id: absent, color: "'ivf'" })}`]],
  own_tags_user_id_users_id_fk: [],
  own_tags_name_size: each(ownTag, { name: bytes(29) }, { name: bytes(120) }),
  own_tags_color: each(ownTag, { color: "'pink'" }, { color: "''" }),
};

/** What lies just within the limits. */
export const allowedDayEntries = [
  ...WORD_KEYS.flatMap((key, at) =>
    DAY_WORDS[key].map((word, number) =>
      dayAnswers({ day: `'2026-0${at + 1}-0${number + 1}'`, pain: 'null', [key]: `'${word}'` }),
    ),
  ),
  ...STRENGTHS.map((strength, at) =>
    dayAnswers({
      day: `'2026-08-0${at + 1}'`,
      pain: 'null',
      symptoms: json(Object.fromEntries(SYMPTOM_CODES.map((code) => [code, strength]))),
    }),
  ),
  ...TAG_STRENGTHS.map((strength, at) =>
    dayAnswers({ day: `'2026-09-0${at + 1}'`, pain: 'null', tags: json({ [tagId(1)]: strength }) }),
  ),
  dayAnswers({
    day: "'2026-10-01'",
    medicines: json(Object.fromEntries(MEDICINE_CODES.map((code) => [code, 'taken']))),
  }),
  dayAnswers({ day: "'1900-01-01'", tags: tags(100) }),
  dayAnswers({ day: today }),
  ownTag({ name: bytes(30), has_strength: 'true', is_archived: 'true' }),
  ...TAG_COLORS.map(({ value }) => ownTag({ name: bytes(119), color: `'${value}'` })),
];
