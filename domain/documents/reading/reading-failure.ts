/**
 * Why a document could not be read. `canRetry`: the same file may be read another time. `needsAnother`: another file or
 * photo may say what this one does not.
 */
export const READING_FAILURES = {
  locked: {
    text: 'The file is locked with a password. Remove the password and upload it again. The file itself is kept.',
    canRetry: false,
    needsAnother: true,
  },
  damaged: {
    text: 'The file is damaged or not complete. Download it to see whether it opens, or upload it again.',
    canRetry: false,
    needsAnother: true,
  },
  no_text: {
    text: 'No printed text was found in it. Handwriting cannot be read, and very dark or blurred photos often not.',
    canRetry: true,
    needsAnother: true,
  },
  too_many_pages: {
    text: 'It has too many pages to be read: at most 300, of which 60 may be scanned. The file itself is kept.',
    canRetry: false,
    needsAnother: true,
  },
  too_large: {
    text: 'What is packed into the file is too large to be read safely. The file itself is kept.',
    canRetry: false,
    needsAnother: true,
  },
  too_slow: {
    text: 'Reading it took too long and was stopped. The file itself is kept.',
    canRetry: true,
    needsAnother: false,
  },
  too_heavy: {
    text: 'Reading it needed too much memory and was stopped. The file itself is kept.',
    canRetry: true,
    needsAnother: false,
  },
  file_lost: {
    text: 'The stored file does not open any more. If you still have it, upload it again.',
    canRetry: true,
    needsAnother: true,
  },
  failed: {
    text: 'Something went wrong while it was read. The file itself is kept.',
    canRetry: true,
    needsAnother: false,
  },
} as const satisfies Record<string, { text: string; canRetry: boolean; needsAnother: boolean }>;

export type ReadingFailure = keyof typeof READING_FAILURES;
export const READING_FAILURE_CODES = Object.keys(READING_FAILURES) as [ReadingFailure, ...ReadingFailure[]]; // as: the keys above
