import * as z from 'zod/mini';
import { type LabValue, labValueSchema } from './lab-value.ts';

/** How many values the list shows of a document. */
export const DIGEST_VALUES = 3;

/** The names kept of a document's values take so many characters at most: some hundred of them. */
export const DIGEST_NAMES_LENGTH = 4_000;

/** What the list shows of a document that was read; the rest comes when it is opened. */
export interface DocumentDigest {
  /** Some of it was read from a picture: "check against the original". */
  is_from_ocr: boolean;
  /** The first ones, those outside their printed range before the others; as she corrected them. */
  values: LabValue[];
  value_count: number;
  /** The names of all of them, each once, so that a search finds what only the opened document shows. */
  analytes: string[];
  /** A language model wrote the summary. */
  is_from_model: boolean;
}

export const documentDigestSchema: z.ZodMiniType<DocumentDigest> = z.object({
  is_from_ocr: z.boolean(),
  values: z.array(labValueSchema),
  value_count: z.int(),
  // Those that were stored before it was kept have none.
  analytes: z._default(z.array(z.string()), []),
  is_from_model: z.boolean(),
});
