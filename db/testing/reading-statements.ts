import { CONSENT_PURPOSES } from '@lunaria/domain/consents/consent.ts';
import { READING_FAILURE_CODES } from '@lunaria/domain/documents/reading/reading-failure.ts';
import { READING_LIMITS } from '@lunaria/domain/documents/reading/reading-limits.ts';
import type { DatabaseRole } from '../engine/database.ts';
import { document } from './document-statements.ts';

type Changes = Record<string, string>;

const bytes = (count: number) => `decode(repeat('ab', ${count}), 'hex')`;
const DOCUMENT = "'6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f'";
const UNKNOWN = "'00000000-0000-4000-8000-000000000000'";

/** What a document has that was read. */
export const readColumns = {
  ai_suggested_category: "'lab_results'",
  ai_category_sure: 'true',
  ai_second_category: "'other'",
  reading_state: "'done'",
};
const held = { reading_holder: 'gen_random_uuid()', reading_held_until: 'now()' };
export const beingRead = { reading_state: "'reading'", ...held };

/** The document the rows below belong to, and a statement for each; `$maria` stands for her id. */
export const readDocument = document({ id: DOCUMENT, ...readColumns });
const insert = (table: string, values: Changes) =>
  `insert into ${table} (${Object.keys(values)}) values (${Object.values(values)})`;
const ofDocument = { user_id: "'$maria'", document_id: DOCUMENT };
export const page = (changes: Changes) =>
  insert('document_pages', { ...ofDocument, page: '1', content: bytes(60), ...changes });
export const reading = (changes: Changes) =>
  insert('document_readings', { ...ofDocument, understanding: bytes(60), reader_version: '1', ...changes });
export const correction = (changes: Changes) =>
  insert('document_corrections', { ...ofDocument, value_key: "'1-12-1'", content: bytes(60), ...changes });
export const consent = (changes: Changes) =>
  insert('consents', {
    user_id: "'$maria'",
    purpose: "'model-documents'",
    subject: "'http://localhost:11434/v1 small'",
    text_version: "'1'",
    given_at: 'now()',
    ...changes,
  });

/** A row that exists twice, as far as its key goes. */
const twice = (statement: string) => statement.replace(/values (\(.*\))$/s, 'values $1, $1');
const documents = (...list: Changes[]) =>
  list.map((changes): readonly [DatabaseRole, string] => ['app_user', document(changes)]);
const as = (role: DatabaseRole, statement: (changes: Changes) => string, ...list: Changes[]) =>
  list.map((changes): readonly [DatabaseRole, string] => [role, statement(changes)]);

/** For every constraint of what is read of a document, statements that break it and nothing else. */
export const readingViolations: Record<string, (readonly [DatabaseRole, string])[]> = {
  health_documents_ai_second_category: documents(
    { ...readColumns, ai_second_category: "'Lab results'" },
    { ...readColumns, ai_second_category: "''" },
  ),
  health_documents_ai_category_whole: documents(
    { ai_suggested_category: "'imaging'" },
    { ai_category_sure: 'false' },
    { ai_second_category: "'imaging'" },
    { ai_suggested_category: "'imaging'", ai_category_sure: 'true' },
  ),
  health_documents_ai_categories_differ: documents({ ...readColumns, ai_second_category: "'lab_results'" }),
  health_documents_reading_done: documents({ reading_state: "'done'" }),
  health_documents_reading_pages: documents(
    { ...readColumns, reading_pages: '0' },
    { ...readColumns, reading_pages: String(READING_LIMITS.pages + 1) },
  ),
  health_documents_reading_page: documents(
    { ...beingRead, reading_page: '1' },
    { ...beingRead, reading_page: '0', reading_pages: '3' },
    { ...beingRead, reading_page: '4', reading_pages: '3' },
    { ...readColumns, reading_page: '1', reading_pages: '3' },
    { reading_page: '1', reading_pages: '3' },
  ),
  health_documents_reading_failure: documents(
    { reading_state: "'failed'", reading_failure: "'broken'" },
    { reading_state: "'failed'", reading_failure: "''" },
  ),
  health_documents_reading_failed: documents(
    { reading_state: "'failed'" },
    { reading_failure: "'locked'" },
    { ...readColumns, reading_failure: "'locked'" },
  ),
  health_documents_reading_attempts: documents({ reading_attempts: '-1' }, { reading_attempts: '4' }),
  health_documents_reading_held: documents(
    { reading_state: "'reading'" },
    { reading_state: "'reading'", reading_holder: 'gen_random_uuid()' },
    held,
    { ...readColumns, ...held },
  ),
  health_documents_ai_digest_size: [0, 30, 32_798].map((count) => [
    'app_user',
    document({ ai_digest: bytes(count) }),
  ]),
  document_pages_pkey: [['app_worker', twice(page({}))]],
  document_pages_document: [
    ['app_worker', page({})],
    ['app_worker', page({ user_id: UNKNOWN })],
  ],
  document_pages_page: as(
    'app_worker',
    page,
    { page: '0' },
    { page: '-1' },
    { page: String(READING_LIMITS.pages + 1) },
  ),
  document_pages_content_size: as(
    'app_worker',
    page,
    ...[0, 30, 2_097_153].map((count) => ({ content: bytes(count) })),
  ),
  document_readings_pkey: [['app_worker', twice(reading({}))]],
  document_readings_document: [['app_worker', reading({})]],
  document_readings_reader_version: as('app_worker', reading, { reader_version: '0' }),
  document_readings_understanding_size: as(
    'app_worker',
    reading,
    ...[0, 30, 16_777_217].map((count) => ({ understanding: bytes(count) })),
  ),
  document_readings_model_reading_size: as(
    'app_worker',
    reading,
    ...[0, 30, 1_048_577].map((count) => ({ model_reading: bytes(count) })),
  ),
  document_corrections_pkey: [['app_user', twice(correction({}))]],
  document_corrections_document: [['app_user', correction({})]],
  document_corrections_value_key: as(
    'app_user',
    correction,
    ...[
      "''",
      "'1-12'",
      "'1-12-1 '",
      "'12345-1-1'",
      "'added-'",
      "'added-1'",
      "'Ferritin'",
      "'1-12-1' || chr(10)",
    ].map((value_key) => ({ value_key })),
  ),
  document_corrections_content_size: as(
    'app_user',
    correction,
    ...[0, 30, 16_385].map((count) => ({ content: bytes(count) })),
  ),
  consents_pkey: [['app_user', twice(consent({ id: UNKNOWN, withdrawn_at: "now() + interval '1 minute'" }))]],
  consents_user_id_users_id_fk: [],
  consents_purpose: as('app_user', consent, { purpose: "'marketing'" }, { purpose: "''" }),
  consents_subject: as('app_user', consent, { subject: "repeat('h', 702)" }),
  consents_text_version: as(
    'app_user',
    consent,
    { text_version: "''" },
    { text_version: "'One'" },
    { text_version: "repeat('1', 41)" },
  ),
  consents_detail_size: as('app_user', consent, ...[0, 29, 4_097].map((count) => ({ detail: bytes(count) }))),
  consents_withdrawn_at: as('app_user', consent, { withdrawn_at: "now() - interval '1 second'" }),
};

/** What lies just within the limits, in this order. */
export const allowedReadings: (readonly [DatabaseRole, string])[] = [
  ['app_user', readDocument],
  ...[page({ page: '1', content: bytes(31) }), page({ page: '300', content: bytes(2_097_152) })].map(
    (statement) => ['app_worker', statement] as const,
  ),
  ['app_worker', reading({ understanding: bytes(16_777_216), model_reading: bytes(1_048_576) })],
  ['app_user', correction({ content: bytes(31) })],
  [
    'app_user',
    correction({
      value_key: "'added-6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f'",
      content: bytes(16_384),
    }),
  ],
  ['app_user', consent({ withdrawn_at: 'now()', detail: bytes(30) })],
  [
    'app_user',
    consent({ subject: "repeat('h', 701)", text_version: "repeat('1', 40)", detail: bytes(4_096) }),
  ],
  ...CONSENT_PURPOSES.map(
    (purpose) => ['app_user', consent({ purpose: `'${purpose}'`, subject: "''" })] as const,
  ),
  ...READING_FAILURE_CODES.map(
    (code, index) =>
      [
        'app_user',
        document({
          file_path: `'$maria/176371200004${index}.pdf'`,
          reading_state: "'failed'",
          reading_failure: `'${code}'`,
        }),
      ] as const,
  ),
  [
    'app_user',
    document({
      file_path: "'$maria/1763712000050.pdf'",
      ...beingRead,
      reading_page: '300',
      reading_pages: String(READING_LIMITS.pages),
      reading_attempts: '3',
      ai_digest: bytes(32_797),
    }),
  ],
];
