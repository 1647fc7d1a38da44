/**
 * How long what she did not write herself is kept: the one list that the sweeps read (server/jobs/regular-work.ts). What she
 * records stays until she deletes it or has her account erased. A test stands at each border (db/queries/kept-for.db.test.ts).
 */
export const KEPT_FOR = {
  signInDays: 90,
  /** What happened to the protection of her account. */
  accountEventDays: 90,
  /** A policy of the table holds the same: nobody takes away what is younger. */
  accessEventYears: 2,
  /** What she was reminded of, after it is of no use any more. */
  reminderDays: 90,
  /** So long a deleted document can be brought back; a policy of the table holds the same. */
  deletedDocumentHours: 1,
} as const;
