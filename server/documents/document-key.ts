/** The folder of the storage, or of its bucket, in which all documents lie. */
export const DOCUMENTS_FOLDER = 'health-documents';

/** The storage's key of a document, from the path in its row. */
export function documentKey(filePath: string): string {
  return `${DOCUMENTS_FOLDER}/${filePath}`;
}
