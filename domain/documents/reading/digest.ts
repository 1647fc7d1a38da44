import * as z from 'zod/mini';
import { type LabValue, labValueSchema } from './lab-value.ts';

/** How many values the list shows of a document. */
export const DIGEST_VALUES = 3;

/** What the list shows of a document that was read; the rest comes when it is opened. */
export interface DocumentDigest {
  /** Some of it was read from a picture: "check against the original". */
  is_from_ocr: boolean;
  /** The first ones, those outside their printed range before the others; as she corrected them. */
  values: LabValue[];
  value_count: number;
  /** A language model wrote the summary. */
  is_from_model: boolean;
}

export const documentDigestSchema: z.ZodMiniType<DocumentDigest> = z.object({
  is_from_ocr: z.boolean(),
  values: z.array(labValueSchema),
  value_count: z.int(),
  is_from_model: z.boolean(),
});
