import {
  DOCUMENT_CATEGORIES,
  DOCUMENT_FORMATS,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_NAME_MAX_LENGTH,
  DOCUMENT_NOTES_MAX_LENGTH,
  DOCUMENT_TYPES,
  FILE_NAME_MAX_LENGTH,
  READING_STATES,
} from '@lunaria/domain/documents/health-document.ts';
import type { DatabaseRole } from '../engine/database.ts';

type Changes = Record<string, string>;

const bytes = (count: number) => `decode(repeat('ab', ${count}), 'hex')`;
const path = (name: string) => `'$maria/${name}'`;
const PATH = path('1763712000000.pdf');
const ID = "'6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f'";

/** A statement that stores a PDF of hers; `$maria` stands for her id, `changes` come on top. */
export function document(changes: Changes): string {
  const values = {
    user_id: "'$maria'",
    id: 'gen_random_uuid()',
    file_name: bytes(40),
    file_path: PATH,
    document_type: "'Lab Result'",
    file_size: '1000',
    mime_type: "'application/pdf'",
    ...changes,
  };
  return `insert into health_documents (${Object.keys(values)}) values (${Object.values(values)})`;
}

/** A statement that reserves a path of hers. */
export function reservation(changes: Changes): string {
  const values = { user_id: "'$maria'", file_path: PATH, ...changes };
  return `insert into document_uploads (${Object.keys(values)}) values (${Object.values(values)})`;
}

/** What is no path of hers, as her documents and as her reservations. */
const spoiltPaths = [
  "''",
  "'1763712000000.pdf'",
  "'00000000-0000-4000-8000-000000000000/1763712000000.pdf'",
  path('1763712000000.exe'),
  path('1763712000000.PDF'),
  path('1763712000000.pdf.exe'),
  path('1763712000000pdf'),
  path('1763712000000'),
  path('0763712000000.pdf'),
  path('763712000000.pdf'),
  path('17637120000001.pdf'),
  path('../1763712000000.pdf'),
  path('1763712000000.pdf/'),
  "'x$maria/1763712000000.pdf'",
  "upper('$maria') || '/1763712000000.pdf'",
  `${PATH} || chr(10)`,
];

/** What goes with a category that was read. */
const readAs = (category: string): Changes => ({
  ai_suggested_category: category,
  ai_category_sure: 'true',
  ai_second_category: category === "'other'" ? "'imaging'" : "'other'",
});

const documents = (...list: Changes[]) =>
  list.map((changes): readonly [DatabaseRole, string] => ['app_user', document(changes)]);

/** For every constraint of both tables, statements that break it and nothing else. */
export const documentViolations: Record<string, (readonly [DatabaseRole, string])[]> = {
  health_documents_pkey: [
    ['app_user', `${document({ id: ID })}; ${document({ id: ID, file_path: path('1763712000001.pdf') })}`],
  ],
  health_documents_user_id_users_id_fk: [],
  health_documents_file_path: [['app_user', `${document({})}; ${document({})}`]],
  health_documents_file_path_form: documents(
    // Another extension than the content's is told apart by the next one.
    ...spoiltPaths.filter((spoilt) => /pdf'$/.test(spoilt)).map((file_path) => ({ file_path })),
  ),
  health_documents_mime_type: documents(
    { mime_type: "'image/png'" },
    { mime_type: "''" },
    { mime_type: "'application/x-msdownload'" },
    { mime_type: "'APPLICATION/PDF'" },
    { file_path: path('1763712000000.png') },
    { file_path: path('1763712000000.png'), mime_type: "'image/jpeg'" },
    { file_path: path('1763712000000.docx'), mime_type: "'application/zip'" },
    { file_path: path('1763712000000.jpg'), mime_type: "'image/jpg'" },
  ),
  health_documents_document_type: documents(
    { document_type: "'lab result'" },
    { document_type: "'X-ray'" },
    { document_type: "''" },
  ),
  health_documents_file_size: documents(
    { file_size: '0' },
    { file_size: '-1' },
    { file_size: String(DOCUMENT_MAX_BYTES + 1) },
  ),
  health_documents_ai_suggested_category: documents(
    { ...readAs("'imaging'"), ai_suggested_category: "'Lab results'" },
    { ...readAs("'imaging'"), ai_suggested_category: "''" },
  ),
  health_documents_own_category: documents({ own_category: "'unknown'" }, { own_category: "''" }),
  health_documents_reading_state: documents({ reading_state: "'read'" }, { reading_state: "''" }),
  health_documents_file_name_size: [0, 29, 795].map((count) => [
    'app_user',
    document({ file_name: bytes(count) }),
  ]),
  health_documents_notes_size: [0, 29, 6030].map((count) => ['app_user', document({ notes: bytes(count) })]),
  health_documents_ai_suggested_name_size: [0, 29, 630].map((count) => [
    'app_user',
    document({ ai_suggested_name: bytes(count) }),
  ]),
  health_documents_ai_summary_size: [0, 29, 12030].map((count) => [
    'app_user',
    document({ ai_summary: bytes(count) }),
  ]),
  health_documents_own_name_size: [0, 29, 630].map((count) => [
    'app_user',
    document({ own_name: bytes(count) }),
  ]),
  health_documents_deleted_at: documents({ deleted_at: "now() - interval '1 second'" }),
  document_uploads_pkey: [['app_user', `${reservation({})}; ${reservation({})}`]],
  document_uploads_file_path_form: spoiltPaths.map((file_path) => ['app_user', reservation({ file_path })]),
};

/** What lies just within the limits. */
export const allowedDocuments: string[] = [
  document({
    file_name: bytes(30),
    notes: bytes(30),
    ai_suggested_name: bytes(30),
    ai_summary: bytes(30),
    own_name: bytes(30),
    file_size: '1',
    deleted_at: 'now()',
  }),
  document({
    file_path: path('9999999999999.pdf'),
    file_name: bytes(29 + 3 * FILE_NAME_MAX_LENGTH),
    notes: bytes(29 + 3 * DOCUMENT_NOTES_MAX_LENGTH),
    ai_suggested_name: bytes(29 + 3 * DOCUMENT_NAME_MAX_LENGTH),
    ai_summary: bytes(12029),
    own_name: bytes(29 + 3 * DOCUMENT_NAME_MAX_LENGTH),
    file_size: String(DOCUMENT_MAX_BYTES),
  }),
  ...DOCUMENT_FORMATS.flatMap(({ mime, extensions }) =>
    extensions.map((extension) =>
      document({ file_path: path(`1763712000001.${extension}`), mime_type: `'${mime}'` }),
    ),
  ),
  ...DOCUMENT_TYPES.map((type, index) =>
    document({ file_path: path(`176371200001${index}.pdf`), document_type: `'${type}'` }),
  ),
  ...DOCUMENT_CATEGORIES.map(({ value }, index) =>
    document({
      file_path: path(`176371200002${index}.pdf`),
      own_category: `'${value}'`,
      ...readAs(`'${value}'`),
    }),
  ),
  ...READING_STATES.map((state, index) =>
    document({
      file_path: path(`176371200003${index}.pdf`),
      reading_state: `'${state}'`,
      ...(state === 'reading' ? { reading_holder: 'gen_random_uuid()', reading_held_until: 'now()' } : {}),
      ...(state === 'failed' ? { reading_failure: "'locked'" } : {}),
      ...(state === 'done' ? readAs("'imaging'") : {}),
    }),
  ),
  ...['pdf', 'jpg', 'jpeg', 'png', 'docx'].map((extension) =>
    reservation({ file_path: path(`1763712000001.${extension}`) }),
  ),
];
