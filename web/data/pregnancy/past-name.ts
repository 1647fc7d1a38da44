/** The name of the writes in past-writes.ts, for ears whose page does not need the rest of them. */
export const PAST_WRITES_NAME = 'past-pregnancies';
