import * as z from 'zod/mini';

/** What the access history keeps, one row for one act. The database holds the same list. */
export const ACCESS_KINDS = [
  'sign-in',
  'document-read',
  'document-read-by-model',
  'consent-given',
  'consent-withdrawn',
  'push-on',
  'push-off',
  'operator-command',
  'feed-made',
  'feed-renewed',
  'feed-ended',
  'feed-read',
  'emergency-page-renewed',
  'emergency-page-opened',
  'emergency-page-locked',
  'pin-set',
  'pin-changed',
  'pin-ended',
  'pin-refused',
  'export-made',
  'export-fetched',
  'export-restored',
  'erasure-asked',
  'erasure-kept',
  'part-erased',
] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** How many are answered at once. */
export const ACCESS_EVENTS_AT_ONCE = 50;

export interface AccessEvent {
  /** Counts up from 1, for each account by itself. */
  n: number;
  at: string;
  kind: AccessKind;
  /** What it was about: an id, a purpose, the name of a command. */
  subject: string;
  /** A code or a name; never a word of hers. */
  detail: string;
}

/** `GET /api/access-events`: the newest first. */
export interface AccessHistory {
  access_events: AccessEvent[];
  /** Ask with `before` of the last one for those. */
  has_earlier: boolean;
}

export const accessHistorySchema: z.ZodMiniType<AccessHistory> = z.object({
  access_events: z.array(
    z.object({
      n: z.int(),
      at: z.iso.datetime(),
      kind: z.enum(ACCESS_KINDS),
      subject: z.string(),
      detail: z.string(),
    }),
  ),
  has_earlier: z.boolean(),
});

/** Its query: those before the one with this number. */
export const accessHistoryQuerySchema = z.object({
  before: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: 'A number of the history' })),
      z.transform(Number),
    ),
  ),
});
