import { REMINDER_KINDS } from '@lunaria/domain/reminders/kinds.ts';
import type { DatabaseRole } from '../engine/database.ts';
import { absent } from './row-statements.ts';

// As row-statements.ts, of what belongs to reminders.

type Changes = Record<string, string>;

const insertInto = (table: string, values: Changes) =>
  `insert into ${table} (${Object.keys(values)}) values (${Object.values(values)})`;

export const preferences = (changes: Changes) =>
  insertInto('reminder_preferences', { user_id: "'$maria'", zone: "'Europe/Lisbon'", ...changes });

/** Log your day, every evening. */
export const setting = (changes: Changes) =>
  insertInto('reminder_settings', {
    ...{ user_id: "'$maria'", kind: "'log-today'", is_on: 'true', lead_days: '0', minute: '1200' },
    ...{ weekdays: '127', by_mail: 'true', on_dashboard: 'true', changed_at: 'now()' },
    ...changes,
  });

export const reminder = (changes: Changes) =>
  insertInto('reminders', {
    ...{ user_id: "'$maria'", kind: "'log-today'", on_day: "'2026-01-05'" },
    ...{ due_at: "'2026-01-05 20:00+00'", useful_until: "'2026-01-06'" },
    ...changes,
  });

export const notice = (changes: Changes) =>
  insertInto('notices', {
    ...{ user_id: "'$maria'", id: 'gen_random_uuid()', kind: "'log-today'" },
    ...{ made_at: "'2026-01-05 20:00+00'", useful_until: "'2026-01-06'" },
    ...changes,
  });

const by =
  (role: DatabaseRole, make: (changes: Changes) => string) =>
  (...list: Changes[]) =>
    list.map((changes): readonly [DatabaseRole, string] => [role, make(changes)]);
const ofPreferences = by('app_user', preferences);
const ofSetting = by('app_user', setting);
const ofReminder = by('app_worker', reminder);
const ofNotice = by('app_worker', notice);
const wrongKinds = [{ kind: "'log'" }, { kind: "'Pill'" }, { kind: "''" }];

/** By constraint: what it refuses. */
export const reminderViolations: Record<string, (readonly [DatabaseRole, string])[]> = {
  reminder_preferences_pkey: [['app_user', `${preferences({})}; ${preferences({})}`]],
  reminder_preferences_user_id_users_id_fk: [],
  reminder_preferences_zone_length: ofPreferences({ zone: "''" }, { zone: "repeat('a', 65)" }),
  reminder_preferences_quiet_minutes: ofPreferences(
    { quiet_from: '-1', quiet_to: '60' },
    { quiet_from: '60', quiet_to: '1440' },
  ),
  reminder_preferences_quiet_both: ofPreferences(
    { quiet_from: '60' },
    { quiet_to: '60' },
    { quiet_from: '60', quiet_to: '60' },
  ),
  reminder_preferences_wording: ofPreferences({ wording: "'loud'" }, { wording: "''" }),
  reminder_settings_pkey: [['app_user', `${setting({})}; ${setting({})}`]],
  reminder_settings_user_id_users_id_fk: [],
  reminder_settings_id: [
    ['app_user', `${setting({ id: absent })}; ${setting({ id: absent, kind: "'pill'" })}`],
  ],
  reminder_settings_kind: ofSetting(...wrongKinds),
  reminder_settings_lead_days: ofSetting({ lead_days: '-1' }, { lead_days: '61' }),
  reminder_settings_minute: ofSetting({ minute: '-1' }, { minute: '1440' }),
  reminder_settings_weekdays: ofSetting({ weekdays: '0' }, { weekdays: '128' }),
  reminder_settings_first_on: ofSetting({ first_on: "'1899-12-31'" }, { first_on: "'infinity'" }),
  reminder_settings_every_days: ofSetting({ every_days: '0' }, { every_days: '401' }),
  reminder_settings_changed_at: ofSetting({ changed_at: "'infinity'" }, { changed_at: "'-infinity'" }),
  reminders_pkey: [
    ['app_worker', `${reminder({ id: absent })}; ${reminder({ id: absent, kind: "'pill'" })}`],
  ],
  reminders_user_id_users_id_fk: [],
  reminders_once: [
    ['app_worker', `${reminder({})}; ${reminder({ due_at: "'2026-01-05 21:00+00'" })}`],
    ['app_worker', `${reminder({ subject_id: absent })}; ${reminder({ subject_id: absent })}`],
  ],
  reminders_kind: ofReminder(...wrongKinds),
  reminders_times: ofReminder({ due_at: "'infinity'" }, { useful_until: "'-infinity'" }),
  reminders_mail_tried: ofReminder({ mailed_at: 'now()' }),
  reminders_push_tried: ofReminder({ pushed_at: 'now()', pushed_to: `array[${absent}::uuid]` }),
  reminders_pushed_to: ofReminder(
    { push_tried_at: 'now()', pushed_at: 'now()' },
    { pushed_to: `array[${absent}::uuid]` },
  ),
  notices_pkey: [['app_worker', `${notice({ id: absent })}; ${notice({ id: absent, kind: "'pill'" })}`]],
  notices_user_id_users_id_fk: [],
  notices_kind: ofNotice(...wrongKinds),
  notices_times: ofNotice(
    { made_at: "'infinity'" },
    { useful_until: "'infinity'" },
    { dismissed_at: "'-infinity'" },
  ),
};

/** What lies just within the limits. */
export const allowedSettings = [
  preferences({ zone: "repeat('a', 64)", quiet_from: '1439', quiet_to: '0', wording: "'plain'" }),
  ...REMINDER_KINDS.map((kind) =>
    setting({
      ...{ kind: `'${kind}'`, lead_days: '60', minute: '1439', weekdays: '1', every_days: '400' },
      first_on: "'1900-01-01'",
    }),
  ),
];

/** The same, of what jobs write. */
export const allowedReminders = [
  ...REMINDER_KINDS.map((kind) => reminder({ kind: `'${kind}'` })),
  reminder({ subject_id: absent }),
  reminder({ on_day: "'2026-01-06'", mail_tried_at: 'now()', mailed_at: 'now()' }),
  reminder({
    ...{ on_day: "'2026-01-07'", push_tried_at: 'now()', pushed_at: 'now()' },
    pushed_to: `array[${absent}::uuid]`,
  }),
  ...REMINDER_KINDS.map((kind) => notice({ kind: `'${kind}'` })),
];
