/** What the cards of today, the overview and the goals look back over: four whole weeks and the one that goes on. */
export const RECENT_LOG_DAYS = 35;
