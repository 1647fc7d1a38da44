const HOUR_MS = 3_600_000;

/**
 * Does what counts by the hour of the clock, from its beginning again where it failed and a full hour passed meanwhile:
 * then its counts may stand in two rows. Throws what the work throws within one hour.
 */
export async function withinOneHour(work: () => Promise<void>, nowMs = () => Date.now()): Promise<void> {
  const hour = () => Math.floor(nowMs() / HOUR_MS);
  for (;;) {
    const begun = hour();
    try {
      return await work();
    } catch (error) {
      if (hour() === begun) throw error;
    }
  }
}
