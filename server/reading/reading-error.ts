import type { ReadingFailure } from '@lunaria/domain/documents/reading/reading-failure.ts';

/** The file itself is the reason it cannot be read; which one, in `failure`. */
export class ReadingError extends Error {
  readonly failure: ReadingFailure;

  constructor(failure: ReadingFailure, options?: ErrorOptions) {
    super(failure, options);
    this.name = 'ReadingError';
    this.failure = failure;
  }
}
