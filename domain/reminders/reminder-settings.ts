import * as z from 'zod/mini';
import '../text.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { isZone, MINUTES_OF_DAY } from '../time/wall-time.ts';
import { REMINDER_KINDS, type ReminderKind } from './kinds.ts';

export const REMINDER_LIMITS = { leadDays: 60, everyDays: 400, weekdays: 127, zoneLength: 64 } as const;

export const REMINDER_TEXTS = {
  minute: 'Choose a time of the day',
  lead: 'Choose from 0 to 60 days before',
  weekdays: 'Choose at least one day of the week',
  every: 'Enter from 1 to 400 days',
  zone: 'That time zone is not known',
  quiet: 'Quiet hours need a beginning and another end',
} as const;

export const WORDINGS = ['discreet', 'plain'] as const;
export type Wording = (typeof WORDINGS)[number];

const whole = (min: number, max: number, error: string) =>
  z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));

const minuteSchema = whole(0, MINUTES_OF_DAY - 1, REMINDER_TEXTS.minute);

const kindFields = {
  is_on: z.boolean({ error: 'Say on or off' }),
  lead_days: whole(0, REMINDER_LIMITS.leadDays, REMINDER_TEXTS.lead),
  /** Of the day on the wall. */
  minute: minuteSchema,
  /** Bit n stands for the day that `dayOfWeek` calls n: 1 for Sunday, 127 for every day. */
  weekdays: whole(1, REMINDER_LIMITS.weekdays, REMINDER_TEXTS.weekdays),
  /** The day that she named; null: none yet. */
  first_on: z.nullable(calendarDateSchema),
  /** After how many days it comes again; null: it does not. */
  every_days: z.nullable(whole(1, REMINDER_LIMITS.everyDays, REMINDER_TEXTS.every)),
  by_mail: z.boolean({ error: 'Say on or off' }),
  on_dashboard: z.boolean({ error: 'Say on or off' }),
  /** To the devices on which she turned it on. */
  by_push: z.boolean({ error: 'Say on or off' }),
};
const kindSchema = z.object(kindFields);
export type KindSetting = z.infer<typeof kindSchema>;

const quietSchema = z
  .object({ from: minuteSchema, to: minuteSchema })
  .check(z.refine(({ from, to }) => from !== to, { error: REMINDER_TEXTS.quiet }));
export type QuietHours = z.infer<typeof quietSchema>;

export const zoneSchema = z
  .string({ error: REMINDER_TEXTS.zone })
  .check(
    z.maxLength(REMINDER_LIMITS.zoneLength, { error: REMINDER_TEXTS.zone }),
    z.refine(isZone, { error: REMINDER_TEXTS.zone }),
  );

const wholeFields = {
  /** By whose clock; null: she never chose anything. */
  zone: z.nullable(zoneSchema),
  /** Null: none. May reach over midnight. */
  quiet: z.nullable(quietSchema),
  wording: z.enum(WORDINGS, { error: 'Choose discreet or plain' }),
};

const perKind = <Schema extends z.ZodMiniType>(schema: Schema) =>
  Object.fromEntries(REMINDER_KINDS.map((kind) => [kind, schema])) as Record<ReminderKind, Schema>; // as: of these entries

/** All that she chose. */
const settingsSchema = z.object({ ...wholeFields, kinds: z.object(perKind(kindSchema)) });
export type ReminderSettings = z.infer<typeof settingsSchema>;

/** Off until she turns it on, in the evening, on the dashboard, by mail, and to devices once she turned one on. */
const DEFAULT_KIND: KindSetting = {
  ...{ is_on: false, lead_days: 0, minute: 20 * 60, weekdays: 127, first_on: null, every_days: null },
  ...{ by_mail: true, on_dashboard: true, by_push: true },
};
const DEFAULTS: Partial<Record<ReminderKind, Partial<KindSetting>>> = {
  'period-due': { lead_days: 2, minute: 9 * 60 },
  'period-late': { minute: 9 * 60 },
  'fertile-window': { lead_days: 1, minute: 9 * 60 },
  pill: { minute: 8 * 60 },
  patch: { minute: 8 * 60, every_days: 7 },
  ring: { minute: 8 * 60, every_days: 28 },
  injection: { lead_days: 7, minute: 9 * 60 },
  renewal: { lead_days: 30, minute: 9 * 60 },
  implant: { lead_days: 30, minute: 9 * 60 },
};

export const NO_SETTINGS: ReminderSettings = {
  ...{ zone: null, quiet: { from: 22 * 60, to: 7 * 60 }, wording: 'discreet' },
  // as: of these entries
  kinds: Object.fromEntries(
    REMINDER_KINDS.map((kind) => [kind, { ...DEFAULT_KIND, ...DEFAULTS[kind] }]),
  ) as Record<ReminderKind, KindSetting>,
};

const userIdSchema = z.uuid({ error: 'Say whose record this is' });

/** `PATCH /api/reminders`: what changed. A reminder is turned on with the zone of the clock she looks at. */
export const reminderWriteSchema = z.object({
  user_id: userIdSchema,
  zone: z.optional(zoneSchema),
  quiet: z.optional(wholeFields.quiet),
  wording: z.optional(wholeFields.wording),
  kinds: z.optional(z.object(perKind(z.optional(z.partial(kindSchema))))),
});
export type ReminderWrite = z.infer<typeof reminderWriteSchema>;

const sentSchema = z.object({
  id: z.string(),
  kind: z.enum(REMINDER_KINDS),
  at: z.string(),
  by_mail: z.boolean(),
  on_dashboard: z.boolean(),
  by_push: z.boolean(),
});
export type SentReminder = z.infer<typeof sentSchema>;

/** `GET /api/reminders`. */
export const reminderRecordSchema = z.object({
  ...settingsSchema.shape,
  /** The newest first, of the last 90 days. */
  sent: z.array(sentSchema),
});
export type ReminderRecord = z.infer<typeof reminderRecordSchema>;

export const NOTICES_MAX = 20;

const noticeSchema = z.object({
  id: z.uuid({ error: 'A notice needs its id' }),
  kind: z.enum(REMINDER_KINDS),
  made_at: z.string(),
  is_dismissed: z.boolean(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** `GET /api/reminders/notices`: those that are still of use, the newest first. */
export const noticesSchema = z.object({ notices: z.array(noticeSchema) });

/** `PATCH /api/reminders/notices/:id`. */
export const noticeWriteSchema = z.object({
  user_id: userIdSchema,
  id: noticeSchema.shape.id,
  is_dismissed: z.boolean({ error: 'Say whether it was put away' }),
});
export type NoticeWrite = z.infer<typeof noticeWriteSchema>;

/** The settings after changes, oldest first. */
export function applyReminderWrites<Settings extends ReminderSettings>(
  settings: Settings,
  writes: readonly ReminderWrite[],
): Settings {
  let after = settings;
  for (const { user_id: _, kinds: changes = {}, ...part } of writes) {
    const kinds = { ...after.kinds };
    for (const kind of REMINDER_KINDS) kinds[kind] = Object.assign({}, kinds[kind], changes[kind]);
    after = { ...after, ...part, kinds };
  }
  return after;
}

/** One change in place of two that follow each other. */
export function combineReminderWrites(older: ReminderWrite, newer: ReminderWrite): ReminderWrite {
  const kinds = { ...older.kinds };
  for (const kind of REMINDER_KINDS) {
    const changed = newer.kinds?.[kind];
    if (changed !== undefined) kinds[kind] = { ...kinds[kind], ...changed };
  }
  return { ...older, ...newer, ...(Object.keys(kinds).length > 0 && { kinds }) };
}
