import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { type DailyLog, EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { encryptText } from '../encryption/text.ts';
import { createUserKey, type UserKey } from '../encryption/user-key.ts';

/** An account of before `measurements`, made by rule: its logs as she sent them, and its rows as they lay in the database. */
export interface AccountOfBefore {
  userId: string;
  logs: DailyLog[];
  rows: {
    user: object;
    key: object | null;
    logs: object[];
  };
}

const FIRST_DAY = '2025-03-01';

/** One of every few days has a value: no two kinds always come together, and of the days some have nothing measured. */
export function createAccountOfBefore(keyring: MasterKeyring, index: number, days: number): AccountOfBefore {
  const userId = `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
  const { key, wrapped } = createUserKey(keyring, userId);
  const logs = Array.from({ length: days }, (_, day) => createLog(index, day));
  const stored = logs.map((log) => ({ user_id: userId, ...toRowOfBefore(key, userId, log) }));
  return {
    userId,
    logs,
    rows: {
      user: {
        id: userId,
        email: `woman-${index}@example.org`,
        full_name: 'Maria',
        terms_version: '1',
        terms_accepted_at: '2025-01-01',
        created_at: '2025-01-01',
        updated_at: '2025-01-01',
        email_verified: true,
        email_proved_at: '2025-01-01',
      },
      key: stored.some((row) => row.blood_pressure !== null)
        ? {
            user_id: userId,
            wrapped_key: hex(wrapped.wrappedKey),
            master_key_id: wrapped.masterKeyId,
            created_at: '2025-01-01',
          }
        : null,
      logs: stored,
    },
  };
}

/** As the table had it: everything in columns and extras, the blood pressure encrypted for its day. */
function toRowOfBefore(key: UserKey, userId: string, { extras, ...common }: DailyLog) {
  const { 'post-menopause': own, ...others } = extras;
  const { blood_pressure: text, ...rest } = own ?? {};
  const place = { table: 'daily_logs', column: 'blood_pressure', userId, rowKey: common.log_date };
  return {
    ...common,
    extras: Object.keys(rest).length > 0 ? { ...others, 'post-menopause': rest } : others,
    blood_pressure: text === undefined ? null : hex(encryptText(key, place, text)),
    updated_at: '2025-12-31',
  };
}

const hex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`;

function createLog(index: number, day: number): DailyLog {
  const n = index * 7 + day;
  const every = <Value>(count: number, rest: number, value: Value) =>
    n % count === rest ? value : undefined;
  const tenths = (from: number, steps: number) => Math.round((from + ((n * 13) % steps) / 10) * 10) / 10;
  const weight = tenths(48, 500);
  // As typed in °F, in tenths or hundredths; and what 36.6 °C and others are in °F.
  const temperature = [tenths(96.8, 25), 97.6, 97.88, Math.round((96.5 + (n % 200) / 100) * 100) / 100][
    n % 4
  ];
  const modes = {
    'menstrual-cycle': {
      pms_severity: every(4, 0, n % 11),
      basal_body_temperature: every(3, 0, temperature),
      resting_heart_rate: every(5, 1, n % 7 === 0 ? 25 : 45 + (n % 60)),
    },
    conception: {
      lh_test: every(4, 1, n % 3 === 0 ? ('positive' as const) : ('negative' as const)),
      // On some days both modes hold one, the same or another.
      basal_temperature: every(6, 0, n % 12 === 0 ? temperature : 98.1) ?? every(7, 2, temperature),
    },
    pregnancy: { kick_count: every(9, 3, n % 40), weight_kg: every(8, 2, weight) },
    'post-menopause': {
      pain: every(6, 1, n % 11),
      weight_kg: every(11, 5, weight + 0.7),
      blood_pressure: index % 3 === 0 ? every(2, 0, `${100 + (n % 80)}/${55 + (n % 40)}`) : undefined,
    },
  };
  const extras = Object.entries(modes).flatMap(([mode, values]) => {
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    return given.length === 0 ? [] : [[mode, Object.fromEntries(given)] as const];
  });
  return {
    ...EMPTY_VALUES,
    log_date: addDays(FIRST_DAY, day),
    mood: every(2, 1, 1 + (n % 10)) ?? null,
    // Beside a mode's it is the same on some days and another on others.
    weight_kg: every(4, 2, n % 16 === 2 ? weight : weight + 0.123456) ?? null,
    extras: Object.fromEntries(extras) as DailyLog['extras'], // as: by the modes and keys above
  };
}
