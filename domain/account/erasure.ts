import * as z from 'zod/mini';

/** So long an account that is to be erased can still be kept, unless she wants it gone now. */
export const ERASURE_GRACE_DAYS = 14;

/** What she types before her account is erased at once. */
export const ERASE_NOW_WORD = 'erase';

/** `POST /api/erasure`; needs a fresh proof that it is she. */
export const erasureAskSchema = z.object({ user_id: z.uuid(), when: z.enum(['later', 'now']) });
export type ErasureAsk = z.infer<typeof erasureAskSchema>;

/** `DELETE /api/erasure`: whether what others read through addresses of hers goes on, or ends. */
export const erasureKeepSchema = z.object({ user_id: z.uuid(), links: z.enum(['open', 'end']) });

/** `GET /api/erasure`. */
export interface ErasureState {
  /** null: nobody asked for it. */
  erasure: {
    requested_at: string;
    due_at: string;
    /** It cannot be taken back any more. */
    is_due: boolean;
  } | null;
  /** What does not answer as long as it waits; keeping the account asks whether it shall again. */
  paused: { calendars: number; page: boolean };
}

export const erasureStateSchema: z.ZodMiniType<ErasureState> = z.object({
  erasure: z.nullable(
    z.object({ requested_at: z.iso.datetime(), due_at: z.iso.datetime(), is_due: z.boolean() }),
  ),
  paused: z.object({ calendars: z.int(), page: z.boolean() }),
});

/** `GET /api/erasure/counts`: how much of hers there is, by what she knows it as. */
export const recordCountsSchema = z.object({
  /** Days of which anything is noted. */
  days: z.int(),
  periods: z.int(),
  notes: z.int(),
  measurements: z.int(),
  documents: z.int(),
  pregnancies: z.int(),
  goals: z.int(),
  methods: z.int(),
  /** Of her medical history. */
  records: z.int(),
});
export type RecordCounts = z.infer<typeof recordCountsSchema>;

export const ERASURE_TEXTS = {
  due: 'Your account is being erased already. It cannot be kept any more.',
} as const;
