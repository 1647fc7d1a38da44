import { CORRECTIONS_MAX } from '@lunaria/domain/documents/reading/document-reading.ts';

/** What is said where a change of a document is refused and the usual sentence of the code (errors/app-error.ts) says too little. */
export const DOCUMENT_REFUSALS = {
  deleted: 'This document was deleted. Choose the file again to upload it anew.',
  unreadableText: 'A text of this document cannot be read, so it was not changed.',
  readIsMissing: 'Say what was read of this value.',
  valueIsGone: 'This value is not in the document any more. Look at it again.',
  tooManyCorrections: `A document takes at most ${CORRECTIONS_MAX} corrections.`,
  unreadableCorrection: 'An earlier correction of this value cannot be read, so it was not changed.',
} as const;
