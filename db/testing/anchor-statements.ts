import type { DatabaseRole } from '../engine/database.ts';
import { document } from './document-statements.ts';
import { labValue } from './lab-value-statements.ts';
import { medicalRecord } from './medical-record-statements.ts';
import { absent, bytes } from './row-statements.ts';

// As row-statements.ts, of `record_anchors` and `dismissed_proposals`.

type Changes = Record<string, string>;

const DOCUMENT = "'7a1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f'";
const VALUE = "'7b1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f'";
const RECORD = "'7c1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f'";

const insert = (table: string, values: Changes) =>
  `insert into ${table} (${Object.keys(values)}) values (${Object.values(values)})`;

/** Of a result whose document is gone. */
export const anchor = (changes: Changes) =>
  insert('record_anchors', {
    ...{ user_id: "'$maria'", id: 'gen_random_uuid()', measurement_id: VALUE, page: '1', line: '12' },
    ...{ value_key: "'1-12-1'", quote: bytes(60), document_gone_at: 'now()' },
    ...changes,
  });

export const dismissed = (changes: Changes) =>
  insert('dismissed_proposals', {
    ...{ user_id: "'$maria'", document_id: DOCUMENT, value_key: "'1-12-1'", said: bytes(60) },
    ...changes,
  });

/** The result that an anchor is of. */
export const anchoredValue = labValue({ id: VALUE });

/** What the rows above belong to. */
export const anchored = [
  document({ id: DOCUMENT, file_path: "'$maria/1763712000070.pdf'" }),
  anchoredValue,
  medicalRecord({ id: RECORD }),
].join('; ');

const twice = (statement: string) => statement.replace(/values (\(.*\))$/s, 'values $1, $1');
const ofRecord = { measurement_id: 'null', record_id: RECORD };
/** Of a document that is there. */
export const living = { document_gone_at: 'null', document_id: DOCUMENT };
const as = (statement: (changes: Changes) => string, ...list: Changes[]) =>
  list.map((changes): readonly [DatabaseRole, string] => ['app_user', statement(changes)]);
const keys = ["''", "'1-12'", "'12345-1-1'", "'added-1'", "'Ferritin'"].map((value_key) => ({ value_key }));

/** By constraint: what it refuses. */
export const anchorViolations: Record<string, (readonly [DatabaseRole, string])[]> = {
  record_anchors_pkey: [['app_user', twice(anchor({ id: absent }))]],
  record_anchors_user_id_users_id_fk: [],
  record_anchors_record: as(anchor, { ...ofRecord, record_id: absent }),
  record_anchors_measurement: as(anchor, { measurement_id: absent }),
  record_anchors_document: [['app_user', `${anchored}; ${anchor({ document_id: absent })}`]],
  record_anchors_target: as(anchor, { measurement_id: 'null' }, { record_id: RECORD }),
  record_anchors_page: as(anchor, { page: '0' }, { page: '-1' }, { page: '301' }),
  record_anchors_line: as(anchor, { line: '0' }, { line: '-1' }),
  record_anchors_value_key: as(anchor, ...keys),
  record_anchors_quote_size: as(anchor, ...[0, 30, 8_193].map((count) => ({ quote: bytes(count) }))),
  record_anchors_gone: as(anchor, { document_gone_at: 'null' }),
  record_anchors_gone_at: as(
    anchor,
    ...["'2025-12-31'", "now() + interval '15 hours'", "'infinity'"].map((document_gone_at) => ({
      document_gone_at,
    })),
  ),
  dismissed_proposals_pkey: [['app_user', twice(dismissed({}))]],
  dismissed_proposals_document: as(dismissed, {}),
  dismissed_proposals_value_key: as(dismissed, ...keys),
  dismissed_proposals_said_size: as(dismissed, ...[0, 30, 8_193].map((count) => ({ said: bytes(count) }))),
  health_documents_proposals_waiting: as(document, { proposals_waiting: '-1' }),
};

/** What lies just within the limits, in this order. */
export const allowedAnchors = [
  anchored,
  anchor({ page: '300', line: '40000', quote: bytes(31) }),
  anchor({ ...living, quote: bytes(8_192) }),
  anchor({ ...living, ...ofRecord, value_key: "'added-6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f'" }),
  // Of a document that can still be brought back.
  anchor({ document_id: DOCUMENT, value_key: "'1-13-1'" }),
  dismissed({ said: bytes(31) }),
  dismissed({ value_key: "'1-13-1'", said: bytes(8_192) }),
  document({ file_path: "'$maria/1763712000071.pdf'", proposals_waiting: '32767' }),
];
