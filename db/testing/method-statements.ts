import { CERTAINTIES } from '@lunaria/domain/methods/method-use.ts';
import { METHODS } from '@lunaria/domain/methods/methods.ts';
import type { DatabaseRole } from '../engine/database.ts';
import { absent } from './row-statements.ts';

// As row-statements.ts, of `method_uses`.

type Changes = Record<string, string>;

/** A combined pill that goes on. */
export const methodUse = (changes: Changes) => {
  const values = {
    user_id: "'$maria'",
    id: 'gen_random_uuid()',
    method: "'combined-pill'",
    started_on: "'2026-03-05'",
    started_certainty: "'day'",
    ...changes,
  };
  return `insert into method_uses (${Object.keys(values)}) values (${Object.values(values)})`;
};

const today = "((now() at time zone 'UTC' + interval '14 hours')::date)";
const tomorrow = `(${today} + 1)`;
const unknown = { started_on: 'null', started_certainty: "'unknown'" };

const each = (...list: Changes[]) =>
  list.map((changes): readonly [DatabaseRole, string] => ['app_user', methodUse(changes)]);

/** By constraint: what it refuses. */
export const methodViolations: Record<string, (readonly [DatabaseRole, string])[]> = {
  method_uses_pkey: [
    ['app_user', `${methodUse({ id: absent })}; ${methodUse({ id: absent, method: "'patch'" })}`],
  ],
  method_uses_user_id_users_id_fk: [],
  method_uses_method: each({ method: "'pill'" }, { method: "'Combined-pill'" }, { method: "''" }),
  method_uses_started_certainty: each({ started_certainty: "'week'" }, { started_certainty: "''" }),
  method_uses_start_known: each(
    { started_on: 'null' },
    { started_on: 'null', started_certainty: "'month'" },
    { started_certainty: "'unknown'" },
  ),
  method_uses_start_first_day: each(
    { started_certainty: "'month'" },
    { started_certainty: "'year'" },
    { started_on: "'2026-03-01'", started_certainty: "'year'" },
    { started_on: "'2026-01-02'", started_certainty: "'year'" },
  ),
  method_uses_started_on: each(
    { started_on: "'1899-12-31'" },
    { started_on: tomorrow },
    { started_on: "'2099-01-01'", updated_at: "'2099-01-01'" },
    { started_on: "'-infinity'" },
  ),
  method_uses_ended_on: each(
    { ended_on: "'2026-03-04'" },
    { ended_on: tomorrow },
    { ended_on: "'infinity'" },
    { ...unknown, ended_on: "'1899-12-31'" },
    { ...unknown, ended_on: tomorrow, updated_at: "'2099-01-01'" },
  ),
};

/** What lies just within the limits. */
export const allowedMethods = [
  ...METHODS.map(({ value }) => methodUse({ method: `'${value}'` })),
  ...CERTAINTIES.map((certainty) =>
    methodUse(
      certainty === 'unknown' ? unknown : { started_on: "'1900-01-01'", started_certainty: `'${certainty}'` },
    ),
  ),
  methodUse({ started_on: "'2024-02-01'", started_certainty: "'month'", ended_on: "'2024-02-01'" }),
  methodUse({ started_on: today, ended_on: today }),
  methodUse({ ...unknown, ended_on: "'1900-01-01'" }),
];
