import { bytes } from './row-statements.ts';

// As measurement-statements.ts, of kind `lab`.

/** A result that she typed. */
export const labValue = (changes: Record<string, string> = {}) => {
  const values = {
    user_id: "'$maria'",
    kind: "'lab'",
    local_day: "'2026-01-05'",
    content: bytes(200),
    origin: "'typed'",
    ...changes,
  };
  return `insert into measurements (${Object.keys(values)}) values (${Object.values(values)})`;
};

const ofDocument = {
  origin: "'document'",
  value_key: "'1-12-1'",
  confirmed_at: 'now()',
};

/** By constraint of `measurements`: what it refuses of a result. */
export const labViolations: Record<string, string[]> = {
  measurements_content: [
    ...[30, 8193].map((size) => labValue({ content: bytes(size) })),
    labValue({ content: 'null' }),
  ],
  measurements_value: [labValue({ value: '11' })],
  measurements_entered: [labValue({ entered_value: '11', entered_unit: "'ng/mL'" })],
  measurements_lab: [
    labValue({ origin: 'null' }),
    labValue({ origin: "'guessed'" }),
    labValue({ at: "'2026-01-05 12:00+00'" }),
    labValue({ log_fields: "'{}'" }),
    labValue({ slot: "'log'", log_fields: "'{}'" }),
  ],
  measurements_of_document: [
    labValue({ ...ofDocument, confirmed_at: 'null' }),
    labValue({ ...ofDocument, value_key: 'null' }),
    labValue({ confirmed_at: 'now()' }),
    labValue({ value_key: "'1-12-1'" }),
  ],
  measurements_value_key: ["''", "'1-12'", "'added-1'"].map((value_key) =>
    labValue({ ...ofDocument, value_key }),
  ),
  measurements_confirmed_at: ["'2025-12-31'", "now() + interval '15 hours'", "'infinity'"].map(
    (confirmed_at) => labValue({ ...ofDocument, confirmed_at }),
  ),
  measurements_document: [labValue({ ...ofDocument, document_id: 'gen_random_uuid()' })],
};

/** What lies just within the limits. */
export const allowedLabValues = [
  labValue({ content: bytes(31) }),
  labValue({ content: bytes(8192) }),
  labValue({ ...ofDocument }),
  labValue({ ...ofDocument, value_key: "'added-3c8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f'" }),
];
