import * as z from 'zod/mini';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { LEVELS } from '../dangers/level.ts';
import { alertIdSchema, type SafetyAlert } from './safety-alert.ts';

const texts = z.array(z.string());

/** An alert as it comes from the server, or from where a device kept it. */
export const safetyAlertSchema = z.object({
  id: z.nullable(alertIdSchema),
  day: calendarDateSchema,
  rule: z.string(),
  aliases: texts,
  rules_version: z.number(),
  level: z.enum(LEVELS),
  within: z.nullable(z.union([z.object({ hours: z.number() }), z.object({ days: z.number() })])),
  say: z.string(),
  because: z.array(
    z.object({
      fact: z.string(),
      words: z.string(),
      from: z.enum(['text', 'answer', 'record', 'document', 'rule', 'unknown']),
      day: z.optional(calendarDateSchema),
    }),
  ),
  do: texts,
  watch: texts,
  call: z.string(),
  sources: z.array(
    z.object({
      publisher: z.string(),
      title: z.string(),
      year: z.number(),
      address: z.optional(z.string()),
      openedOn: z.nullable(calendarDateSchema),
    }),
  ),
  checked: z.string(),
  card: z.nullable(z.enum(['crisis', 'violence'])),
  document_id: z.nullable(z.string()),
  raised_at: z.string(),
  read_at: z.nullable(z.string()),
  // as: facts and calls are named by the rules of the server, which may be newer than this page
}) as unknown as z.ZodMiniType<SafetyAlert>;

/** What an answer to a write says is dangerous, to be kept; none where it says nothing, or what this page cannot read. */
export function safetyOf(answer: unknown): SafetyAlert[] {
  const { data } = answerSchema.safeParse(answer);
  return (data?.safety ?? []).filter(({ id }) => id !== null);
}

const answerSchema = z.object({ safety: z.array(safetyAlertSchema) });
