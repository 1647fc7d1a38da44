import { bleedingIn, withoutBleeding } from '@lunaria/domain/bleeding/log-bleeding.ts';
import type { AllExtras } from '@lunaria/domain/daily-log/log-extras.ts';
import { describe, expect, test } from 'vitest';
import { openDatabaseBefore } from '../testing/database-of-before.ts';
import { testEngines } from '../testing/test-engines.ts';

const MIGRATION = 'bleeding_days.sql';
// Each answer beside each other one, twice; the deep run moves ten thousand accounts.
const ACCOUNTS = Number(process.env.MOVED_ACCOUNTS ?? 400);
const FORCED = ['users', 'profiles', 'outbox', 'daily_logs'];

/** As the version before stored it: an answer of each mode's field, or none, beside something else or nothing. */
function extrasOf(number: number): AllExtras {
  const pick = <Value>(values: readonly Value[], divisor: number) =>
    values[Math.floor(number / divisor) % values.length];
  const flow = pick([undefined, 'none', 'spotting', 'light', 'medium', 'heavy'] as const, 1);
  const breakthrough = pick([undefined, 'none', 'spotting', 'bleeding'] as const, 6);
  const week = pick([undefined, 'no', 'spotting', 'yes'] as const, 24);
  const hasMore = pick([false, true], 96);
  const of = (own: object, more: object) => {
    const values = Object.entries({ ...own, ...(hasMore && more) }).filter(
      ([, value]) => value !== undefined,
    );
    return values.length > 0 ? Object.fromEntries(values) : undefined;
  };
  const extras = {
    'menstrual-cycle': of({ period_flow: flow }, { pms_severity: number % 11 }),
    contraception: of({ breakthrough_bleeding: breakthrough }, { libido: 1 + (number % 10) }),
    menopause: of({ period_this_week: week }, { brain_fog: number % 11 }),
    ivf: of({}, { fatigue: 2 }),
  };
  // as: made of what each mode takes
  return Object.fromEntries(Object.entries(extras).filter(([, values]) => values !== undefined)) as AllExtras;
}

describe.each(testEngines)('the bleeding of the version before, on %s', (engine) => {
  test('is found again by the new reader, of every account, and stands in no log any more', {
    timeout: 180_000,
  }, async () => {
    const session = await openDatabaseBefore(engine, MIGRATION);

    const setForce = (word: string) =>
      FORCED.map((table) => `alter table ${table} ${word} row level security`).join(';');
    const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const logged = Array.from({ length: ACCOUNTS }, (_, number) => extrasOf(number));
    const values = logged.map(
      (extras, number) =>
        `('${idOf(number)}'::uuid, '2026-01-01'::date + ${number % 300}, ${1 + (number % 10)}, '${JSON.stringify(extras)}'::jsonb)`,
    );
    await session.run(`${setForce('no force')};
        insert into users (id, email, full_name, terms_version, terms_accepted_at)
        select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@example.org', 'Maria', '1', now()
        from generate_series(0, ${ACCOUNTS - 1}) n;
        insert into daily_logs (user_id, log_date, mood, extras) values ${values};
        alter table daily_logs disable trigger daily_logs_set_updated_at;
        update daily_logs set updated_at = '2026-12-01 12:00Z';
        alter table daily_logs enable trigger daily_logs_set_updated_at;
        ${setForce('force')}`);
    await session.migrate();

    const forced = await session.read(
      "select relname as name from pg_class where relname in ('daily_logs', 'bleeding_days') and relforcerowsecurity order by 1",
    );
    expect(forced.map(({ name }) => name)).toEqual(['bleeding_days', 'daily_logs']);
    await session.run(`${setForce('no force')}; alter table bleeding_days no force row level security`);
    const rows = await session.read(`
        select l.user_id as id, l.log_date::text as log_day, l.mood, l.extras, l.updated_at = '2026-12-01 12:00Z' as is_kept,
          b.day::text as day, b.flow, b.kind, coalesce(b.updated_at = l.updated_at, true) as is_as_old
        from daily_logs l left join bleeding_days b on b.user_id = l.user_id order by l.user_id`);
    const [count] = await session.read('select count(*)::int as count from bleeding_days');
    await session.close();

    const expected = logged.map((extras, number) => {
      const bleeding = bleedingIn(extras);
      const day = new Date(Date.UTC(2026, 0, 1 + (number % 300))).toISOString().slice(0, 10);
      return {
        id: idOf(number),
        log_day: day,
        mood: 1 + (number % 10),
        extras: withoutBleeding(extras),
        is_kept: true,
        day: bleeding && day,
        flow: bleeding?.flow ?? null,
        kind: bleeding?.kind ?? null,
        is_as_old: true,
      };
    });
    expect(rows).toEqual(expected);
    expect(count?.count).toBe(expected.filter(({ day }) => day !== null).length);
  });
});
