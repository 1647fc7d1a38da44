/**
 * How many days before the day of an entry a rule looks, by what it looks at. The facts are counted by these, and the server
 * reads as many rows (server/services/alerts/read-danger-rows.ts), so that no rule waits for what is never read.
 */
export const LOOK_BACK = {
  /** The longest run of bleeding. */
  bleedingRun: 120,
  /** Cycles with bleeding between periods. */
  betweenBleeding: 190,
  lowMood: 14,
  missedPills: 7,
  unprotectedSex: 5,
  bloating: 30,
  weightGain: 5,
  /** After so many days a pregnancy is recorded, or has ended. */
  pregnancyTest: 60,
  /** A weight of a pregnancy whose dates are not known. */
  pregnancyWeight: 300,
} as const;

/** What was entered of a day before these is no alarm of today: carried over from elsewhere, or it waited for long. */
export const ENTRY_DAYS = 7;
