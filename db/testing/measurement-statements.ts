import type { DatabaseRole } from '../engine/database.ts';
import { allowedLabValues, labViolations } from './lab-value-statements.ts';
import { absent, bytes } from './row-statements.ts';

// As row-statements.ts, of `measurements`.

/** A weight as the daily log has it. */
export const measurement = (changes: Record<string, string>) => {
  const values = {
    user_id: "'$maria'",
    kind: "'weight'",
    local_day: "'2026-01-05'",
    slot: "'log'",
    value: '63.5',
    entered_value: '63.5',
    entered_unit: "'kg'",
    log_fields: "'{weight_kg}'",
    ...changes,
  };
  return `insert into measurements (${Object.keys(values)}) values (${Object.values(values)})`;
};

/** A blood pressure of that many bytes. */
export const sealedPressure = (size: number, changes: Record<string, string> = {}) =>
  measurement({
    kind: "'pressure'",
    value: 'null',
    entered_value: 'null',
    entered_unit: 'null',
    log_fields: "'{}'",
    content: bytes(size),
    ...changes,
  });

const temperature = (value: string, entered: string, unit: string, changes: Record<string, string> = {}) =>
  measurement({
    kind: "'temperature-basal'",
    value,
    entered_value: entered,
    entered_unit: `'${unit}'`,
    log_fields: "'{}'",
    ...changes,
  });
const fever = (value: string, entered: string, unit: string, changes: Record<string, string> = {}) =>
  temperature(value, entered, unit, {
    kind: "'temperature'",
    log_fields: "'{signs.temperature}'",
    ...changes,
  });
const rate = (value: string) =>
  measurement({
    kind: "'rate-resting'",
    value,
    entered_value: value,
    entered_unit: "'/min'",
    log_fields: "'{menstrual-cycle.resting_heart_rate}'",
  });
const weight = (value: string) => measurement({ value, entered_value: value });
const tomorrow = "((now() at time zone 'UTC' + interval '14 hours')::date + 1)";
const spot = { slot: 'null', log_fields: 'null' };

/** By constraint: what it refuses. */
export const measurementViolations: Record<string, (readonly [DatabaseRole, string])[]> = Object.fromEntries(
  Object.entries({
    measurements_pkey: [
      `${measurement({ id: absent })}; ${rate('60').replace('(user_id', '(id, user_id').replace('values (', `values (${absent}, `)}`,
    ],
    measurements_user_id_users_id_fk: [],
    measurements_kind: [
      measurement({
        kind: "'mood'",
        value: 'null',
        entered_value: 'null',
        entered_unit: 'null',
        log_fields: "'{}'",
      }),
    ],
    measurements_local_day: [
      measurement({ local_day: "'1899-12-31'" }),
      measurement({ local_day: tomorrow }),
      measurement({ local_day: "'infinity'" }),
    ],
    measurements_at: [
      measurement({ local_day: "'1900-01-01'", at: "'1899-12-31 23:00+00'" }),
      measurement({
        local_day: "(now() at time zone 'UTC' + interval '14 hours')::date",
        at: "now() + interval '15 hours'",
      }),
    ],
    measurements_at_of_day: [
      measurement({ at: "'2026-01-04 09:59+00'" }),
      measurement({ at: "'2026-01-06 12:01+00'" }),
    ],
    measurements_slot: [measurement({ slot: "'chart'" }), measurement({ slot: "''" })],
    measurements_named: [measurement(spot)],
    measurements_slot_of_log: [measurement({ log_fields: 'null' })],
    measurements_log_fields: [
      measurement({ log_fields: "'{conception.basal_temperature}'" }),
      measurement({ log_fields: "'{weight_kg,mood}'" }),
      measurement({ log_fields: "'{null}'" }),
      temperature('36.5', '36.5', 'C', { log_fields: "'{weight_kg}'" }),
      temperature('36.5', '36.5', 'C', { log_fields: "'{signs.temperature}'" }),
      fever('38', '38', 'C', { log_fields: "'{conception.basal_temperature}'" }),
      sealedPressure(35, { log_fields: "'{weight_kg}'" }),
    ],
    measurements_value: [
      ...(labViolations.measurements_value ?? []),
      ...['9.99', '650.01', "'NaN'"].map(weight),
      ...['31.99', '43.01'].flatMap((value) => [temperature, fever].map((of) => of(value, value, 'C'))),
      ...['19', '251', '60.5'].map(rate),
      sealedPressure(35, { value: '120' }),
    ],
    measurements_entered: [
      ...(labViolations.measurements_entered ?? []),
      measurement({ entered_value: '63.6' }),
      measurement({ entered_value: 'null' }),
      measurement({ entered_unit: 'null' }),
      measurement({ value: 'null' }),
      measurement({ entered_unit: "'lbs'" }),
      measurement({ entered_unit: "'stone'" }),
      measurement({ entered_unit: "'C'" }),
      temperature('36.44', '97.7', 'F'),
      fever('38', '100.5', 'F'),
      fever('38', '38', 'kg'),
      sealedPressure(35, { entered_value: '120', entered_unit: "'mmHg'" }),
    ],
    measurements_lab: [...(labViolations.measurements_lab ?? []), measurement({ origin: "'typed'" })],
    measurements_of_document: labViolations.measurements_of_document ?? [],
    measurements_value_key: labViolations.measurements_value_key ?? [],
    measurements_confirmed_at: labViolations.measurements_confirmed_at ?? [],
    measurements_document: labViolations.measurements_document ?? [],
    measurements_content: [
      ...(labViolations.measurements_content ?? []),
      ...[0, 33, 37, 1_000_000].map((size) => sealedPressure(size)),
      sealedPressure(35, { content: 'null' }),
      measurement({ content: bytes(35) }),
    ],
  }).map(([name, statements]) => [name, statements.map((statement) => ['app_user', statement] as const)]),
);

/** What lies just within the limits; each on a day of its own, or of a kind of its own. */
export const allowedMeasurements = [
  measurement({ local_day: "'1900-01-01'", value: '10', entered_value: '10' }),
  measurement({
    local_day: "'2026-05-01'",
    value: '650',
    entered_value: '650',
    log_fields: "'{pregnancy.weight_kg,weight_kg}'",
  }),
  measurement({
    local_day: "'2026-05-02'",
    value: '63.5029318',
    entered_value: '140',
    entered_unit: "'lbs'",
  }),
  temperature('32', '89.6', 'F', {
    log_fields: "'{conception.basal_temperature,menstrual-cycle.basal_body_temperature}'",
  }),
  temperature('43', '43', 'C', { ...spot, at: "'2026-01-05 06:30+00'" }),
  temperature('36.44', '97.6', 'F', { ...spot, at: "'2026-01-05 06:31+00'" }),
  fever('32', '89.6', 'F'),
  fever('43', '43', 'C', { ...spot, at: "'2026-01-05 06:30+00'" }),
  rate('20'),
  rate('250').replace("'2026-01-05'", "'2026-01-06'"),
  ...allowedLabValues,
  sealedPressure(34),
  sealedPressure(36, { local_day: "(now() at time zone 'UTC' + interval '14 hours')::date", at: 'now()' }),
];
