import { allExtrasSchema, loggedSignsSchema } from '@lunaria/domain/daily-log/daily-log.ts';
import { modeFieldsOf } from '@lunaria/domain/daily-log/log-fields.ts';
import { SIGN_FIELDS } from '@lunaria/domain/daily-log/sign-fields.ts';
import { LOG_PLACES } from '@lunaria/domain/measurements/log-measurements.ts';
import { LIFE_STAGE_VALUES, type LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { isStorableText } from '@lunaria/domain/text.ts';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  edgesOf,
  fittingValues,
  type PlainField,
  STRAY_VALUES,
  strayValues,
} from '../testing/near-values.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { testEngines } from '../testing/test-engines.ts';

/** More with CHECK_RUNS, as in `npm run test:deep`. A run is one statement with up to BATCH values. */
const RUNS = Number(process.env.CHECK_RUNS ?? 5);
const BATCH = 400;

/** The groups of fields in the JSON: one for each mode, and the signs of every mode. */
const GROUPS = [...LIFE_STAGE_VALUES, 'signs'] as const;
type Group = LifeStage | 'signs';

/** `group.key` of what stands elsewhere: what is measured, and bleeding, have tables of their own. */
const ELSEWHERE = new Set<string>([
  ...LOG_PLACES.map(({ field }) => field),
  'post-menopause.blood_pressure',
  'post-menopause.bleeding',
  'signs.blood_pressure',
]);

/** The fields of a group that stand in the JSON. */
const plainFields = (group: Group) =>
  Object.entries(group === 'signs' ? SIGN_FIELDS : modeFieldsOf(group)).filter(
    (entry): entry is [string, PlainField] => !ELSEWHERE.has(`${group}.${entry[0]}`),
  );

/** What zod takes, without what stands elsewhere. */
function isStorable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  // They travel beside the extras of the modes.
  const entries = Object.entries(value);
  const modes = Object.fromEntries(entries.filter(([name]) => name !== 'signs'));
  const signs = entries.filter(([name]) => name === 'signs').map(([, own]) => own);
  if (!allExtrasSchema.safeParse(modes).success) return false;
  if (!signs.every((own) => loggedSignsSchema.safeParse(own).success)) return false;
  // as: it was read by the schemas
  return (entries as [string, object][]).every(
    ([stage, own]) => !Object.keys(own).some((key) => ELSEWHERE.has(`${stage}.${key}`)),
  );
}

/** Object.defineProperty, so that names like __proto__ are names. */
function put(target: object, name: string, value: unknown): object {
  const property = { value, enumerable: true, configurable: true, writable: true };
  return Object.defineProperty({ ...target }, name, property);
}

const FIELDS = GROUPS.flatMap((stage) => plainFields(stage).map(([key, field]) => ({ stage, key, field })));
const NAMES = [
  ...new Set(FIELDS.map(({ key }) => key)),
  ...GROUPS,
  ...[...ELSEWHERE].map((field) => field.split('.').at(-1) ?? field),
  ...['__proto__', 'constructor', 'toString', '', 'blood_pressure', 'mood', 'Pain'],
];

/** Everything that can be wrong about a single field or a pair, and the names that are no field's. */
const ONE_BY_ONE: readonly unknown[] = [
  ...FIELDS.flatMap(({ stage, key, field }) =>
    [...edgesOf(field), ...STRAY_VALUES].map((value) => put({}, stage, put({}, key, value))),
  ),
  ...GROUPS.flatMap((stage) =>
    NAMES.flatMap((name) => [5, 50, 'none'].map((value) => put({}, stage, put({}, name, value)))),
  ),
  ...NAMES.flatMap((name) => [{}, { pain: 5 }, ...STRAY_VALUES].map((value) => put({}, name, value))),
  ...[0, 1].flatMap((hot_flashes) =>
    [0, 1].map((hot_flash_severity) => ({ menopause: { hot_flashes, hot_flash_severity } })),
  ),
  ...STRAY_VALUES,
];

/** What zod takes of them: asked once, though every rule below is looked at with all of them. */
const TAKEN_ONE_BY_ONE = ONE_BY_ONE.map(isStorable);

/** As somebody logs who uses every mode; flashes may contradict each other. */
const usual: fc.Arbitrary<Readonly<Record<string, object | undefined>>> = fc.record(
  Object.fromEntries(
    GROUPS.map((stage) => {
      const fields = plainFields(stage).map(([key, field]) => [key, fittingValues(field)]);
      return [stage, fc.record(Object.fromEntries(fields), { requiredKeys: [] })];
    }),
  ),
  { requiredKeys: [] },
);

const names = fc.oneof(fc.constantFrom(...NAMES), fc.string({ maxLength: 8 }));
const flashes = fc.record({ hot_flashes: fc.nat(2), hot_flash_severity: fc.nat(2) });

/** The usual with one thing wrong, or right, somewhere. */
const nearMisses = fc.tuple(usual, fc.constantFrom(...FIELDS)).chain(([extras, { stage, key, field }]) => {
  const within = (name: string, value: unknown) => put(extras, stage, put(extras[stage] ?? {}, name, value));
  return fc.oneof(
    fc.constantFrom(...edgesOf(field)).map((value) => within(key, value)),
    strayValues.map((value) => within(key, value)),
    fc.tuple(names, strayValues).map(([name, value]) => within(name, value)),
    fc.tuple(names, fittingValues(field)).map(([name, value]) => put(extras, name, { [key]: value })),
    fc.tuple(names, strayValues).map(([name, value]) => put(extras, name, value)),
    flashes.map((pair) => put(extras, 'menopause', { ...extras.menopause, ...pair })),
  );
});

const wild = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(names, fc.jsonValue()),
  fc.dictionary(fc.constantFrom(...GROUPS), fc.dictionary(names, strayValues)),
);

/** NUL and half pairs never come this far (server/http/read-json.ts); the type jsonb does not take them either. */
function areTextsStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, item]) => isStorableText(name) && areTextsStorable(item));
}

const anything = fc
  .oneof(
    { weight: 4, arbitrary: usual },
    { weight: 5, arbitrary: nearMisses },
    { weight: 2, arbitrary: wild },
  )
  .filter(areTextsStorable);

describe.each(testEngines)('what the table takes as extras on %s', (engine) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  afterAll(() => opened.close());

  /** What the function answers for each value. */
  const judge = async (values: readonly unknown[], name: string): Promise<unknown[]> => {
    const rows = await opened.asRole(
      'app_user',
      undefined,
      `select ${name}(value) as verdict
       from jsonb_array_elements(${pg.escapeLiteral(JSON.stringify(values))}::jsonb)
         with ordinality as sent (value, place)
       order by place`,
    );
    return rows.map(({ verdict }) => verdict);
  };
  /** A value of which the function and zod say different things, and how to find it again; null where there is none. */
  const findDifference = async (name: string): Promise<string | null> => {
    const differs = async (values: readonly unknown[], taken = values.map(isStorable)) => {
      const verdicts = await judge(values, name);
      return values.filter((_, index) => verdicts[index] !== taken[index]);
    };
    const [first] = await differs(ONE_BY_ONE, TAKEN_ONE_BY_ONE);
    if (first !== undefined) return JSON.stringify(first);
    const { failed, counterexample, seed } = await fc.check(
      fc.asyncProperty(fc.array(anything, { maxLength: BATCH, size: 'max' }), async (values) => {
        return (await differs(values)).length === 0;
      }),
      { numRuns: RUNS },
    );
    return failed ? `${JSON.stringify(counterexample)} with the seed ${seed}` : null;
  };

  test('follows the rules of the domain, to the letter', async () => {
    const [row] = await opened.asOwner(
      "select prosrc as text from pg_proc where proname = 'are_daily_log_extras'",
    );
    const [, rules = ''] = /'(\{[^']*\})'::jsonb as rules/.exec(String(row?.text)) ?? [];
    const ruleOf = (field: PlainField) =>
      field.kind === 'flag'
        ? true
        : field.kind === 'choice'
          ? field.options.map(({ value }) => value)
          : { min: field.min, max: field.max, whole: field.kind === 'scale' || field.isWhole };
    expect(JSON.parse(rules)).toEqual(
      Object.fromEntries(
        GROUPS.map((stage) => [
          stage,
          Object.fromEntries(plainFields(stage).map(([key, field]) => [key, ruleOf(field)])),
        ]),
      ),
    );
  });

  test('is what zod takes, whatever is sent, and the verdict is never null', async () => {
    expect(await findDifference('are_daily_log_extras')).toBeNull();
    expect(await opened.asOwner('select are_daily_log_extras(null) as verdict')).toEqual([
      { verdict: false },
    ]);
  });

  test.each<[string, string, string]>([
    [
      'a limit that is a little higher',
      '"kick_count": { "min": 0, "max": 999',
      '"kick_count": { "min": 0, "max": 1000',
    ],
    ['a limit that is a little lower', '"kick_count": { "min": 0', '"kick_count": { "min": -1'],
    [
      'halves of a scale',
      '"vaginal_dryness": { "min": 0, "max": 10, "whole": true }',
      '"vaginal_dryness": { "min": 0, "max": 10, "whole": false }',
    ],
    ['a sign that may be denied', "value <> 'true'", 'false'],
    [
      'half a pad refused',
      '"pads_per_hour": { "min": 0, "max": 10, "whole": false',
      '"pads_per_hour": { "min": 0, "max": 10, "whole": true',
    ],
    ['a code too few', '"braxton", ', ''],
    ['a code too many', '"braxton", ', '"braxton", "Braxton Hicks", '],
    ['a key too many', '"kick_count"', '"mood": ["none"], "kick_count"'],
    ['flashes that contradict each other', "<> '0', false", "<> '0' and false, false"],
    ['an unknown mode', 'rules -> stage is null or ', ''],
    ['a list where a word is due', "jsonb_typeof(value) <> 'string' or", ''],
    ['unknown keys', 'else true', 'else false'],
  ])('a rule that differs would be found here: %s', async (_, from, to) => {
    const [row] = await opened.asOwner("select pg_get_functiondef('are_daily_log_extras'::regproc) as text");
    const text = String(row?.text);
    expect(text).toContain(from);
    await opened.asOwner(text.replace(from, to).replace('are_daily_log_extras', 'are_other_extras'));
    try {
      expect(await findDifference('are_other_extras')).not.toBeNull();
    } finally {
      await opened.asOwner('drop function are_other_extras');
    }
  });

  test('is looked at from both sides: much of what is sent is taken, much is refused', () => {
    for (const values of [ONE_BY_ONE, fc.sample(anything, 4_000)]) {
      const taken = values.filter(isStorable).length;
      expect(taken).toBeGreaterThan(100);
      expect(values.length - taken).toBeGreaterThan(1_000);
    }
  });
});
