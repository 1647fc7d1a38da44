import * as z from 'zod/mini';
import '../text.ts';

/**
 * How long the time from ovulation to the next period may be, where she says it herself, in days. What is shorter or longer is
 * more likely counted from a wrong day (docs/algorithms/next-period.md).
 */
export const LUTEAL_LIMITS = { min: 10, max: 16 } as const;

export const LUTEAL_FAULT = `Enter a length from ${LUTEAL_LIMITS.min} to ${LUTEAL_LIMITS.max} days`;

export const lutealDaysSchema = z
  .int({ error: LUTEAL_FAULT })
  .check(
    z.minimum(LUTEAL_LIMITS.min, { error: LUTEAL_FAULT }),
    z.maximum(LUTEAL_LIMITS.max, { error: LUTEAL_FAULT }),
  );
