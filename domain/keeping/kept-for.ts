/**
 * How long sign-ins, what happened to her account and her data, what she was reminded of and deleted documents are kept, where
 * db/queries reads it. Other times stand beside what they are of, such as those of exports and links. What she records stays until
 * she deletes it or has her account erased. A test stands at each border (db/queries/kept-for.db.test.ts).
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
  /** And an entry of her medical history; its policy holds the same. */
  deletedRecordHours: 1,
} as const;
