/** What one document may cost. Beyond, its reading ends with the reason (`reading-failure.ts`). */
export const READING_LIMITS = {
  /** Of a PDF; more is no letter or report any more. */
  pages: 300,
  /** Pages that have to be recognized from a picture, at about two seconds each. */
  scannedPages: 60,
  /** Of the process that reads. */
  memoryMb: 700,
  pageSeconds: 60,
  documentSeconds: 600,
  /** What the parts of a DOCX come to when unpacked. */
  unpackedBytes: 60 * 1024 * 1024,
  pixels: 60_000_000,
  /** Of the text of one page, and of all pages. */
  pageCharacters: 40_000,
  characters: 1_500_000,
  /** Of all pages: a line of one letter takes forty times its room wherever it is held, sent or checked. */
  lines: 40_000,
} as const;
