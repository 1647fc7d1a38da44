import * as z from 'zod/mini';
import { isStorableText, textSchema } from '../text.ts';
import { type DocumentDigest, documentDigestSchema } from './reading/digest.ts';
import { READING_FAILURE_CODES, type ReadingFailure } from './reading/reading-failure.ts';

/** What she says the document is when she uploads it. */
export const DOCUMENT_TYPES = [
  'Lab Result',
  'Imaging Report',
  'Medical Record',
  'Prescription',
  'Test Result',
  'Other',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** What the document was found to be, or what she filed it as; each has a badge of its own. */
export const DOCUMENT_CATEGORIES = [
  { value: 'lab_results', label: 'Lab results' },
  { value: 'imaging', label: 'Imaging' },
  { value: 'prescription', label: 'Prescription' },
  { value: 'consultation_notes', label: 'Consultation notes' },
  { value: 'vaccination_record', label: 'Vaccination record' },
  { value: 'other', label: 'Other' },
] as const;
export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number]['value'];

/** Their values alone, as schemas list them. */
export const CATEGORY_CODES = DOCUMENT_CATEGORIES.map(({ value }) => value) as [
  DocumentCategory,
  ...DocumentCategory[],
]; // as: six of them

/** 10MB, the last byte included. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
export const DOCUMENT_NOTES_MAX_LENGTH = 2_000;
export const DOCUMENT_NAME_MAX_LENGTH = 200;
/** File systems allow 255 bytes; what is longer was not made by one. */
export const FILE_NAME_MAX_LENGTH = 255;
export const RECENT_UPLOAD_COUNT = 2;

/** The four kinds of files; a JPEG has two extensions. */
export const DOCUMENT_FORMATS = [
  { mime: 'application/pdf', extensions: ['pdf'], label: 'PDF' },
  { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'], label: 'JPEG' },
  { mime: 'image/png', extensions: ['png'], label: 'PNG' },
  {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    label: 'DOCX',
  },
] as const;
/** A Word document has no pages until it is laid out, and no original that could be shown. */
export const isWordFile = ({ mime_type: mime }: { mime_type: string }): boolean =>
  !mime.startsWith('image/') && mime !== 'application/pdf';

export type DocumentMime = (typeof DOCUMENT_FORMATS)[number]['mime'];

/** What the toasts say of a file that is not taken, or was. */
export const UPLOAD_TEXTS = {
  tooLarge: { title: 'File too large', message: 'Please select a file smaller than 10MB' },
  invalidType: { title: 'Invalid file type', message: 'Please upload a PDF, JPEG, PNG, or DOCX file' },
  missing: { title: 'Missing information', message: 'Please select a file and document type' },
  failed: { title: 'Upload failed', message: 'There was an error uploading your document' },
  done: { title: 'Success', message: 'Document uploaded successfully. AI analysis in progress...' },
} as const;

export const DOCUMENT_TEXTS = {
  empty: 'The file is empty',
  name: `Enter a name of at most ${DOCUMENT_NAME_MAX_LENGTH} characters`,
  notes: `Notes can be at most ${DOCUMENT_NOTES_MAX_LENGTH.toLocaleString('en')} characters`,
  type: 'Choose one of the six document types',
  category: 'Choose one of the six categories',
} as const;

/** Where the reading of a document is; `waiting` until it begins. */
export const READING_STATES = ['waiting', 'reading', 'done', 'failed'] as const;
export type ReadingState = (typeof READING_STATES)[number];

/** A document as it travels: one row of `health_documents`. */
export interface HealthDocument {
  id: string;
  user_id: string;
  /** As it was called where it came from. */
  file_name: string;
  /** `{userId}/{timestamp}.{extension}`, in the folder `health-documents`. */
  file_path: string;
  document_type: DocumentType;
  /** Bytes. */
  file_size: number;
  mime_type: DocumentMime;
  notes: string | null;
  /** These three null until it was read. */
  ai_suggested_name: string | null;
  ai_suggested_category: DocumentCategory | null;
  ai_summary: string | null;
  /** False: "not sure"; then the suggestion and `ai_second_category` are offered. null until it was read. */
  ai_category_sure: boolean | null;
  ai_second_category: DocumentCategory | null;
  ai_digest: DocumentDigest | null;
  /** Her own words for it: they win over what was suggested. null: she gave none. */
  own_name: string | null;
  own_category: DocumentCategory | null;
  reading_state: ReadingState;
  /** While it is read: the page under way. */
  reading_page: number | null;
  /** How many pages it has, once that is known. */
  reading_pages: number | null;
  /** Why it failed; null in every other state. */
  reading_failure: ReadingFailure | null;
  /** An instant, ISO 8601 in UTC. */
  uploaded_at: string;
  /** Texts which the server cannot open (damaged, or moved there from another row); they read as null, the name as ''. */
  texts_unreadable?: true | undefined;
}

const storedCategorySchema = z.nullable(z.enum(CATEGORY_CODES));

/** A document as the server answers it. */
export const healthDocumentSchema: z.ZodMiniType<HealthDocument> = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  file_name: z.string(),
  file_path: z.string(),
  document_type: z.enum(DOCUMENT_TYPES),
  file_size: z.int(),
  mime_type: z.enum(DOCUMENT_FORMATS.map(({ mime }) => mime) as [DocumentMime, ...DocumentMime[]]), // as: four of them
  notes: z.nullable(z.string()),
  ai_suggested_name: z.nullable(z.string()),
  ai_suggested_category: storedCategorySchema,
  ai_summary: z.nullable(z.string()),
  ai_category_sure: z.nullable(z.boolean()),
  ai_second_category: storedCategorySchema,
  ai_digest: z.nullable(documentDigestSchema),
  own_name: z.nullable(z.string()),
  own_category: storedCategorySchema,
  reading_state: z.enum(READING_STATES),
  reading_page: z.nullable(z.int()),
  reading_pages: z.nullable(z.int()),
  reading_failure: z.nullable(z.enum(READING_FAILURE_CODES)),
  uploaded_at: z.iso.datetime(),
  texts_unreadable: z.optional(z.literal(true)),
});

/** `cbc_nov_2026.PDF` → `pdf`; '' without one. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** The format a file's name and announced type allow, or null. A browser may announce no type. */
function formatOf(fileName: string, mime: string): (typeof DOCUMENT_FORMATS)[number] | null {
  const extension = extensionOf(fileName);
  const isKnown = mime === '' || DOCUMENT_FORMATS.some((format) => format.mime === mime.toLowerCase());
  if (!isKnown) return null;
  return DOCUMENT_FORMATS.find(({ extensions }) => extensions.some((known) => known === extension)) ?? null;
}

/** What is wrong with a chosen file, as a toast, or null. The server looks into the content as well. */
export function findFileFault(file: {
  name: string;
  size: number;
  type: string;
}): { title: string; message: string } | null {
  if (formatOf(file.name, file.type) === null) return UPLOAD_TEXTS.invalidType;
  if (file.size > DOCUMENT_MAX_BYTES) return UPLOAD_TEXTS.tooLarge;
  return file.size === 0 ? { title: UPLOAD_TEXTS.invalidType.title, message: DOCUMENT_TEXTS.empty } : null;
}

/** The name to show: hers, the suggested one, the file's. */
export function nameOf(
  document: Pick<HealthDocument, 'own_name' | 'ai_suggested_name' | 'file_name'>,
): string {
  return document.own_name ?? document.ai_suggested_name ?? document.file_name;
}

/**
 * The category to show, hers first; null until there is one: then the badge shows the document type, or
 * "Not sure" where a suggestion lies below its margin.
 */
export function categoryOf(
  document: Pick<HealthDocument, 'own_category' | 'ai_suggested_category' | 'ai_category_sure'>,
): DocumentCategory | null {
  if (document.own_category !== null) return document.own_category;
  return document.ai_category_sure === false ? null : document.ai_suggested_category;
}

const fileNameSchema = z.string().check(
  z.refine(
    (name) =>
      name.length > 0 &&
      name.length <= FILE_NAME_MAX_LENGTH &&
      isStorableText(name) &&
      // Nothing of a path and no control character: it becomes the name of a download.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
      !/[/\\\u0000-\u001f\u007f]/.test(name),
    { error: 'The name of the file cannot be used' },
  ),
);

const notesSchema = textSchema({ max: DOCUMENT_NOTES_MAX_LENGTH, tooLong: DOCUMENT_TEXTS.notes });
const ownNameSchema = textSchema({
  min: 1,
  max: DOCUMENT_NAME_MAX_LENGTH,
  tooShort: DOCUMENT_TEXTS.name,
  tooLong: DOCUMENT_TEXTS.name,
}).check(z.refine((name) => name.trim() === name, { error: DOCUMENT_TEXTS.name }));
const typeSchema = z.enum(DOCUMENT_TYPES, { error: DOCUMENT_TEXTS.type });
const categorySchema = z.enum(CATEGORY_CODES, { error: DOCUMENT_TEXTS.category });

/**
 * `POST /api/health-documents` is multipart/form-data: the part `document` is this as JSON, the part `file` the bytes.
 * `id` is made where the file was chosen: sent again with it, the upload makes no second copy.
 */
export const documentUploadSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  id: z.uuid({ error: 'A document needs its id' }),
  file_name: fileNameSchema,
  document_type: typeSchema,
  /** null if empty. */
  notes: z.nullable(notesSchema),
});
export type DocumentUpload = z.infer<typeof documentUploadSchema>;

const editableFields = {
  own_name: z.nullable(ownNameSchema),
  own_category: z.nullable(categorySchema),
  document_type: typeSchema,
  notes: z.nullable(notesSchema),
};

/**
 * `PATCH /api/health-documents/:id`: what she may change, all of it, with the `base` she saw, so that fields she did
 * not touch keep what another device wrote (mergeFields).
 */
export const documentEditSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  ...editableFields,
  base: z.object(editableFields),
});
export type DocumentEdit = z.infer<typeof documentEditSchema>;

/** `POST /api/analyze-document`: asks for a document to be read (again). */
export const analyzeDocumentSchema = z.object({
  documentId: z.uuid({ error: 'Say which document' }),
  filePath: z.string(),
  fileName: z.string(),
  mimeType: z.string(),
  /** She asks for it anew. Without, a document that was read by then, as a small one is, stays as it is. */
  again: z.optional(z.literal(true)),
});
export type AnalysisRequest = z.infer<typeof analyzeDocumentSchema>;

/** Whose document is deleted or brought back. */
export const documentOwnerSchema = z.object({ user_id: z.uuid({ error: 'Say whose record this is' }) });

const LIMIT_HINT = 'Ask for 1 to 1000 documents';

/**
 * `GET /api/health-documents?limit=`, as an address has it; `after` is the id of a document, for those that follow it in the
 * list.
 */
export const documentsQuerySchema = z.object({
  after: z.optional(z.uuid({ error: 'Say behind which document' })),
  limit: z.optional(
    z
      .string({ error: LIMIT_HINT })
      .check(z.refine((text) => /^([1-9]\d{0,2}|1000)$/.test(text), { error: LIMIT_HINT })),
  ),
});
