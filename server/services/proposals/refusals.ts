import { LAB_LIMITS } from '@lunaria/domain/laboratory/lab-result.ts';

/** What is said where answers to the rows of a document are refused. */
export const PROPOSAL_REFUSALS = {
  changed: 'The document says something else by now. Look at it again.',
  dismissed: 'You left this out of your test results. Offer it again first.',
  onePicture: 'What was read from a picture is added one by one, beside the picture.',
  noPlace: 'The document has no such page or line.',
  twice: 'Say one thing about each row.',
  idTaken: 'This result was added before. Look at it again.',
  tooManyPlaces: `A result is kept with at most ${LAB_LIMITS.places} places in documents.`,
  tooManyDismissed: 'Too many rows of this document were left out.',
} as const;
