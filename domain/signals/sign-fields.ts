import * as z from 'zod/mini';
import '../text.ts';

/**
 * Signs of fertility and tests of a day, as sign days will hold them; null: not logged. Source: specification, body, “New log
 * fields” (mucus, cervix, tests).
 */
export const SIGN_CHOICES = {
  mucus_feeling: ['dry', 'nothing', 'damp', 'wet-slippery'],
  mucus_look: ['none', 'creamy-sticky', 'clear-stretchy'],
  secretions: ['yes', 'no'],
  cervix_opening: ['closed', 'part', 'open'],
  cervix_firmness: ['firm', 'soft'],
  cervix_position: ['low', 'mid', 'high'],
  monitor: ['low', 'high', 'peak', 'error'],
  pregnancy_test: ['negative', 'faint', 'positive', 'invalid'],
  progesterone_test: ['negative', 'positive'],
} as const;
export const LH_RESULTS = ['negative', 'faint', 'positive', 'peak', 'invalid'] as const;
export const LH_TESTS_MAX = 5;
export const LH_VALUE_LIMITS = { min: 0, max: 200 } as const;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
export const timeOfDaySchema = z
  .string({ error: 'Enter a time' })
  .check(z.regex(TIME, { error: 'Enter a time as 07:30' }));

const lhTestSchema = z.strictObject({
  time: z.nullable(timeOfDaySchema),
  result: z.enum(LH_RESULTS, { error: 'LH test: choose one of the answers' }),
  /** mIU/mL. */
  value: z.nullable(
    z
      .number({ error: 'LH value: enter a number from 0 to 200' })
      .check(
        z.minimum(LH_VALUE_LIMITS.min, { error: 'LH value: enter a number from 0 to 200' }),
        z.maximum(LH_VALUE_LIMITS.max, { error: 'LH value: enter a number from 0 to 200' }),
      ),
  ),
});

const one = <const Code extends string>(options: readonly Code[]) =>
  z.nullable(z.enum(options as unknown as [Code, ...Code[]], { error: 'Choose one of the answers' })); // none is empty

export const signFieldsSchema = z.strictObject({
  mucus_feeling: one(SIGN_CHOICES.mucus_feeling),
  mucus_look: one(SIGN_CHOICES.mucus_look),
  mucus_excluded: z.nullable(z.boolean()),
  secretions: one(SIGN_CHOICES.secretions),
  cervix_opening: one(SIGN_CHOICES.cervix_opening),
  cervix_firmness: one(SIGN_CHOICES.cervix_firmness),
  cervix_position: one(SIGN_CHOICES.cervix_position),
  cervix_excluded: z.nullable(z.boolean()),
  lh_tests: z.nullable(
    z.array(lhTestSchema).check(z.maxLength(LH_TESTS_MAX, { error: `At most ${LH_TESTS_MAX} tests a day` })),
  ),
  monitor: one(SIGN_CHOICES.monitor),
  pregnancy_test: one(SIGN_CHOICES.pregnancy_test),
  progesterone_test: one(SIGN_CHOICES.progesterone_test),
});

export type SignFields = z.infer<typeof signFieldsSchema>;
