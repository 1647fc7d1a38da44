import type { ModelReading } from '@lunaria/domain/documents/reading/document-reading.ts';
import type { DocumentText } from '@lunaria/domain/documents/reading/document-text.ts';
import type { KnownIdentity } from '@lunaria/domain/documents/reading/model/known-identity.ts';
import type { ModelOffer } from '@lunaria/domain/documents/reading/model/model-consent.ts';
import type { CategoryGuess, Understanding } from '@lunaria/domain/documents/reading/understanding.ts';

export interface ModelAnswer {
  /** At least one statement, all checked. */
  reading: ModelReading;
  /** The rules' guess; where it was unsure, the model may have put its second before its best. */
  category: CategoryGuess;
}

/** A language model that the operator has set up. */
export interface ModelReader {
  /** What she is asked to consent to. */
  offer: ModelOffer;
  /**
   * Asks for a summary. Nothing of `identity` leaves the machine. Whatever goes wrong, also an aborted `signal`, ends in
   * null and a line in the log without content: then what the rules understood stands. Never throws.
   */
  read(
    text: DocumentText,
    understanding: Understanding,
    identity: KnownIdentity,
    signal: AbortSignal,
  ): Promise<ModelAnswer | null>;
}
