import { KIND_VALUES, RECORD_ORIGINS, RECORD_STATUSES } from '@lunaria/domain/records/record-kinds.ts';
import type { DatabaseRole } from '../engine/database.ts';
import { absent, bytes } from './row-statements.ts';

// As row-statements.ts, of `medical_records`.

type Changes = Record<string, string>;

/** A condition since 5 March 2026. */
export const medicalRecord = (changes: Changes) => {
  const values = {
    user_id: "'$maria'",
    id: 'gen_random_uuid()',
    kind: "'condition'",
    status: "'active'",
    started_on: "'2026-03-05'",
    started_precision: "'day'",
    content: bytes(60),
    origin: "'typed'",
    ...changes,
  };
  return `insert into medical_records (${Object.keys(values)}) values (${Object.values(values)})`;
};

const tomorrow = "((now() at time zone 'UTC' + interval '14 hours')::date + 1)";
const unknown = { started_on: 'null', started_precision: "'unknown'" };

const each = (...list: Changes[]) =>
  list.map((changes): readonly [DatabaseRole, string] => ['app_user', medicalRecord(changes)]);

/** By constraint: what it refuses. */
export const medicalRecordViolations: Record<string, (readonly [DatabaseRole, string])[]> = {
  medical_records_pkey: [
    ['app_user', `${medicalRecord({ id: absent })}; ${medicalRecord({ id: absent, kind: "'allergy'" })}`],
  ],
  medical_records_user_id_users_id_fk: [],
  medical_records_kind: each({ kind: "'illness'" }, { kind: "'Condition'" }, { kind: "''" }),
  medical_records_status: each({ status: "'over'" }, { status: "''" }),
  medical_records_origin: each({ origin: "'guessed'" }),
  medical_records_started_precision: each({ started_precision: "'week'" }),
  medical_records_ended_precision: each({ ended_on: "'2026-04-01'", ended_precision: "'week'" }),
  medical_records_start_known: each(
    { started_on: 'null' },
    { started_on: 'null', started_precision: "'year'" },
    { started_precision: "'unknown'" },
  ),
  medical_records_end_known: each(
    { ended_on: "'2026-04-01'" },
    { ended_precision: "'day'" },
    { ended_on: "'2026-04-01'", ended_precision: "'unknown'" },
  ),
  medical_records_start_first_day: each(
    { started_precision: "'month'" },
    { started_precision: "'year'" },
    { started_precision: "'age'" },
    { started_on: "'2026-03-01'", started_precision: "'year'" },
  ),
  medical_records_end_last_day: each(
    { ended_on: "'2026-04-29'", ended_precision: "'month'" },
    { ended_on: "'2026-11-30'", ended_precision: "'year'" },
    { ended_on: "'2027-01-01'", ended_precision: "'age'" },
  ),
  medical_records_started_on: each(
    { started_on: "'1899-12-31'" },
    { started_on: tomorrow },
    { started_on: "'2199-12-31'", updated_at: "'2199-12-31'" },
    { started_on: "'2200-01-01'", status: "'planned'" },
    { started_on: "'-infinity'" },
  ),
  // RE-005: an end before its beginning.
  medical_records_ended_on: each(
    { ended_on: "'2026-03-04'", ended_precision: "'day'" },
    { ended_on: "'2025-12-31'", ended_precision: "'year'" },
    { ended_on: "'infinity'", ended_precision: "'day'" },
    { ...unknown, ended_on: "'1899-12-31'", ended_precision: "'day'" },
  ),
  medical_records_content_size: [0, 30, 16_385].flatMap((size) => each({ content: bytes(size) })),
};

/** What lies just within the limits. */
export const allowedMedicalRecords = [
  ...KIND_VALUES.map((kind) => medicalRecord({ kind: `'${kind}'` })),
  ...RECORD_STATUSES.map((status) => medicalRecord({ status: `'${status}'`, content: bytes(31) })),
  ...RECORD_ORIGINS.map((origin) => medicalRecord({ origin: `'${origin}'`, content: bytes(16_384) })),
  medicalRecord(unknown),
  medicalRecord({ started_on: "'2026-03-01'", started_precision: "'month'" }),
  medicalRecord({ started_on: "'1900-01-01'", started_precision: "'age'" }),
  // The same year: kept as its last day, so that it is not before a day in it.
  medicalRecord({ ended_on: "'2026-12-31'", ended_precision: "'year'" }),
  medicalRecord({ ended_on: "'2026-03-31'", ended_precision: "'month'" }),
  medicalRecord({ ended_on: "'2026-03-05'", ended_precision: "'day'" }),
  medicalRecord({ ended_precision: "'unknown'", status: "'resolved'" }),
  medicalRecord({ started_on: "'2199-12-31'", status: "'planned'" }),
];
