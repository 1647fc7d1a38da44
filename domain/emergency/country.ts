import * as z from 'zod/mini';
import '../text.ts';

/** ISO 3166 alpha-2. Which of them have numbers is known by emergency-numbers.ts, a table that no first load should carry. */
export const countrySchema = z
  .string({ error: 'Choose a country from the list' })
  .check(z.regex(/^[A-Z]{2}$/, { error: 'Choose a country from the list' }));

/** The choice as it waits on her device: whose it is; null: as the time zone of the device says. */
export const countryWriteSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  country: z.nullable(countrySchema),
});
export type CountryWrite = z.infer<typeof countryWriteSchema>;
