import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { goesWith, PART_KINDS, type PartKind, RECORD_NAMES } from '@lunaria/domain/account/parts/kinds.ts';
import type { PartsChoice, Stretch } from '@lunaria/domain/account/parts/parts.ts';
import { addDays, type CalendarDate, listDays, utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createForgetErasedJob } from '../../../jobs/forget-erased.ts';
import { openUserKey } from '../../../keys/open-user-key.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { makeExportOf } from '../../../testing/exports.ts';
import { fillEverything } from '../../../testing/fill-everything.ts';
import { findWords } from '../../../testing/find-rows.ts';
import { aTry } from '../../../testing/job-run.ts';
import { pdfOf, sendDocument } from '../../../testing/upload.ts';
import { createWoman, type Woman } from '../../../testing/woman.ts';
import { findSafetyAlerts } from '../../alerts/safety-alerts.ts';
import { readHerRows } from '../../export/read-her-data.ts';
import { eraseParts, previewParts } from './erase-parts.ts';

type Tables = Record<string, Record<string, unknown>[]>;
interface Mark extends Record<string, unknown> {
  cycle_start: unknown;
  verdict: unknown;
  ovulation_on: unknown;
}

/** Others in every run; more of them in the deep run (vitest.config.ts). */
const RUNS = Number(process.env.PARTS_RUNS ?? 10);
const ALL: Stretch = { from: null, to: null };
/** What tells of the erasing, or is made anew. */
const NOT_COMPARED = ['access_events'];

describe.each(testEngines)('erasing a part, on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const parts = () => ({ ...server, database: server.opened.database });
  const choose = (kinds: readonly PartKind[], stretch = ALL): PartsChoice => ({
    ...{ kinds, ...stretch, zone: 'Europe/Lisbon' },
  });
  const erase = (kinds: readonly PartKind[], stretch = ALL, { userId } = maria) =>
    eraseParts(parts(), userId, choose(kinds, stretch));
  const look = (kinds: readonly PartKind[], stretch = ALL) =>
    previewParts(parts(), maria.userId, choose(kinds, stretch));
  const sql = (statement: string, { userId } = maria) =>
    server.opened.asRole('app_user', userId, statement.replaceAll('$me', `'${userId}'`));
  async function readTables({ userId } = maria): Promise<Tables> {
    return await server.opened.database.asUser(userId, async (tx) => {
      const tables = await readHerRows(tx, await openUserKey(tx, server.keyring, userId), userId);
      return Object.fromEntries(Object.entries(tables).filter(([name]) => !NOT_COMPARED.includes(name)));
    });
  }
  const send = async (method: string, path: string, json: object, { client, userId } = maria) => {
    const answer = await client.request(path, { method, json: { user_id: userId, ...json } });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
  };
  const tellsOfIt = async () => {
    const { json } = await maria.client.request('/api/access-events');
    return (json as { access_events: { kind: string; subject: string; detail: string }[] }).access_events
      .filter(({ kind }) => kind === 'part-erased')
      .map(({ subject, detail }) => subject + detail);
  };

  test('kind after kind: its rows go, and not one other changes, hers or another’s', async () => {
    const ines = await createWoman(server);
    await fillEverything(server, ines);
    await fillEverything(server, maria);
    const hers = await readTables(ines);
    let before = await readTables();
    for (const kind of PART_KINDS) {
      const seen = await look([kind]);
      expect(await readTables(), kind).toEqual(before);
      const { records } = await erase([kind]);
      expect(records, kind).toEqual(seen.records);
      expect(records, kind).not.toEqual([]);
      const after = await readTables();
      const expected: Tables = { ...before, safety_alerts: after.safety_alerts ?? [] };
      for (const name of RECORD_NAMES) if (goesWith(name, [kind])) expected[name] = [];
      if (kind === 'bleeding') {
        expected.cycle_forecasts = [];
        expected.onboarding_answers = (before.onboarding_answers ?? []).map((row) => ({
          ...{ ...row, last_period: null },
        }));
      }
      // What was measured beside the log stays with its own kind.
      if (kind === 'log')
        expected.measurements = (before.measurements ?? []).filter((row) => row.log_fields === null);
      // Of the medical history the details of pregnancies go with them.
      if (kind === 'pregnancies')
        expected.medical_records = (before.medical_records ?? []).filter((row) => row.kind !== 'obstetric');
      // Where something was read goes with it.
      expected.record_anchors = (before.record_anchors ?? []).filter(
        ({ record_id: of }) =>
          (of === null && kind !== 'measured') || expected.medical_records?.some(({ id }) => id === of),
      );
      if (kind === 'documents') {
        expected.document_readings = expected.document_corrections = [];
        expected.dismissed_proposals = [];
      }
      expect(after, kind).toEqual(expected);
      before = after;
    }
    expect(before.safety_alerts).toEqual([]);
    expect(await readTables(ines)).toEqual(hers);
    expect(await tellsOfIt()).toEqual(PART_KINDS.map(() => ''));
    // The deepest look: there is nothing left to say of any of it.
    expect(await look(PART_KINDS)).toEqual({ records: [], cut_periods: 0, alerts: 0, files: 0 });
  });

  test('a day and what hangs on it is found in no table, file or job any more; its neighbours are', async () => {
    const day = '1987-03-21';
    const [method, implant] = [crypto.randomUUID(), crypto.randomUUID()];
    const file = await sendDocument(maria, { file_name: 'sonnenklee.pdf' }, pdfOf(3_000));
    const { id: document } = file.json as { id: string };
    const rows = (of: string) => `
      insert into bleeding_days (user_id, day, flow) values ($me, '${of}', 'light');
      insert into daily_health_signals (user_id, signal_date, symptoms, intercourse, mood, discharge)
        values ($me, '${of}', '{cramps}', '[]', '{}', 'none');
      insert into daily_logs (user_id, log_date, mood, extras) values ($me, '${of}', 5, '{}');
      insert into day_answers (user_id, day, pain, symptoms, medicines, tags) values ($me, '${of}', 'mild', '{}', '{}', '{}');
      insert into measurements (user_id, id, kind, local_day, slot, value, entered_value, entered_unit, log_fields)
        values ($me, gen_random_uuid(), 'weight', '${of}', 'log', 60, 60, 'kg', '{weight_kg}');
      insert into cycle_marks (user_id, cycle_start, verdict) values ($me, '${of}', 'whole');
      insert into cycle_forecasts (user_id, cycle_start, shown_on, predicted_start, window_from, window_to, known_cycles, is_ovulation_known)
        values ($me, '${of}', '${of}', date '${of}' + 28, date '${of}' + 26, date '${of}' + 30, 3, false);`;
    await sql(`${rows(day)} ${rows('1987-03-20')} ${rows('1987-03-22')}
      insert into period_tracking (user_id, period_start_date, period_end_date, cycle_length) values ($me, '${day}', '${day}', 28);
      insert into method_uses (user_id, id, method, started_on, started_certainty, ended_on)
        values ($me, '${method}', 'barrier', '1987-03-01', 'day', '${day}');
      insert into medical_records (user_id, id, kind, status, started_on, started_precision, ended_on, ended_precision, content, origin)
        values ($me, '${implant}', 'implant', 'active', '1987-03-01', 'day', '${day}', 'day', decode(repeat('00', 31), 'hex'), 'typed');
      insert into health_goals (user_id, id, kind, days_per_week, started_on, state)
        values ($me, gen_random_uuid(), 'mood', 3, '${day}', 'active');
      insert into pregnancies (id, user_id, dating_method, current_week, stated_on, end_reason, ended_at, ended_on)
        values (gen_random_uuid(), $me, 'currentWeek', 8, '1987-02-02', 'loss', now(), '${day}')`);
    await server.opened.asRole(
      'app_worker',
      undefined,
      `insert into reminders (user_id, kind, subject_id, on_day, due_at, useful_until) values
         ('${maria.userId}', 'period-late', null, '${day}', now(), now() + interval '1 day'),
         ('${maria.userId}', 'renewal', '${method}', current_date, now(), now() + interval '1 day'),
         ('${maria.userId}', 'implant', '${implant}', current_date, now(), now() + interval '1 day');
       insert into notices (user_id, id, kind, made_at, useful_until)
         select user_id, id, kind, due_at, useful_until from reminders where user_id = '${maria.userId}'`,
    );
    await server.opened.database.runAsWorker(
      `insert into pgboss.job (name, data) values ('read-document', '{"userId": "${maria.userId}", "subjectId": "${document}"}')`,
    );
    await makeExportOf(server, maria);
    const others = await findWords(server.opened, ['1987-03-20']);
    const found = await findWords(server.opened, [day, document, method, implant]);
    for (const table of ['reminders', 'outbox', 'health_documents', 'pregnancies', 'period_tracking'])
      expect(found).toContain(`public.${table}`);
    expect(found).toContain('pgboss.job_common');
    const listFiles = async () =>
      (await readdir(join(server.config.dataDir, 'files'), { recursive: true })).filter((name) =>
        name.includes(`${maria.userId}/`),
      );
    expect(await listFiles()).toHaveLength(2);

    const kinds = PART_KINDS.filter((kind) => kind !== 'documents');
    const { files } = await erase(kinds, { from: day, to: day });
    expect(files).toBe(1);
    expect(await findWords(server.opened, [day, method, implant])).toEqual([]);
    expect(await findWords(server.opened, ['1987-03-20'])).toEqual(others);
    expect(await listFiles()).toHaveLength(1);
    const today = utcDay(new Date());
    await erase(['documents'], { from: addDays(today, -1), to: addDays(today, 1) });
    expect(await findWords(server.opened, [document])).toEqual([]);
    expect(await listFiles()).toEqual([]);
    expect(await sql('select file_path from document_uploads')).toEqual([]);
  });

  test('a process that dies before it looked at the queue: jobs that were promised with the erasing do', async () => {
    const { database } = server.opened;
    const gone: CalendarDate = '1987-03-21';
    const left: CalendarDate = '1987-04-18';
    const [method, kept] = [crypto.randomUUID(), crypto.randomUUID()];
    const { userId } = maria;
    await sql(`insert into period_tracking (user_id, period_start_date, period_end_date, cycle_length) values
        ($me, '${gone}', '${gone}', 28), ($me, '${left}', '${left}', 28);
      insert into method_uses (user_id, id, method, started_on, started_certainty, ended_on)
        values ($me, '${method}', 'barrier', '1987-03-01', 'day', '${gone}')`);
    await server.opened.asRole(
      'app_worker',
      undefined,
      `insert into reminders (user_id, kind, subject_id, on_day, due_at, useful_until) values
         ('${userId}', 'period-late', null, '${gone}', now(), now() + interval '1 day'),
         ('${userId}', 'period-late', null, '${left}', now(), now() + interval '1 day'),
         ('${userId}', 'renewal', '${method}', current_date, now(), now() + interval '1 day'),
         ('${userId}', 'renewal', '${kept}', current_date, now(), now() + interval '1 day');
       insert into notices (user_id, id, kind, made_at, useful_until)
         select user_id, id, kind, due_at, useful_until from reminders where user_id = '${userId}'`,
    );
    const died = async () => {
      throw new Error('The process is gone');
    };
    const choice = choose(['bleeding', 'methods'], { from: gone, to: gone });
    await eraseParts({ ...parts(), database: { ...database, asWorker: died } }, userId, choice);
    const reminded = async () =>
      (await sql('select on_day::text as day, subject_id as subject from reminders where user_id = $me'))
        .map(({ day, subject }) => subject ?? day)
        .toSorted();
    expect(await reminded()).toEqual([gone, left, method, kept].toSorted());
    const promised = async () =>
      (
        await database.runAsWorker(
          "select user_id, subject_id from outbox where user_id = $1 and job = 'forget-erased'",
          [userId],
        )
      ).rows as { user_id: string; subject_id: string | null }[];
    // A job that runs twice finds nothing the second time.
    const jobs = (await promised()).map(({ subject_id: subjectId }) => ({ userId, subjectId }));
    expect(jobs.map(({ subjectId }) => subjectId).toSorted()).toEqual([method, null].toSorted());
    const forget = createForgetErasedJob({ database });
    for (const job of [...jobs, ...jobs.slice(0, 1)]) await forget(job, crypto.randomUUID(), aTry);
    expect(await reminded()).toEqual([left, kept].toSorted());
    expect(await promised()).toEqual([]);
    expect(await sql('select 1 from notices where user_id = $me')).toHaveLength(2);
    expect(await findWords(server.opened, [gone, method])).toEqual([]);
  });

  test('periods: what lies outside stays, two pieces are one period, her setup names one that is left', async () => {
    await sql(`insert into period_tracking (user_id, period_start_date, period_end_date, cycle_length) values
        ($me, '2026-01-05', '2026-01-09', 28), ($me, '2026-02-02', '2026-02-08', 28), ($me, '2026-03-01', null, 28);
      insert into cycle_marks (user_id, cycle_start, verdict, ovulation_on) values
        ($me, '2026-01-05', 'whole', '2026-01-19'), ($me, '2026-02-02', null, '2026-02-16')`);
    const days = { from: '2026-02-04', to: '2026-02-05' } as const;
    expect(await erase(['bleeding'], days)).toMatchObject({
      records: [{ of: 'period_tracking', count: 1, first_day: '2026-02-04', last_day: '2026-02-05' }],
      cut_periods: 1,
    });
    const left = async () =>
      (await readTables()).period_tracking?.map((row) => [row.period_start_date, row.period_end_date]);
    expect(await left()).toEqual([
      ...[
        ['2026-01-05', '2026-01-09'],
        ['2026-02-02', '2026-02-03'],
        ['2026-02-06', '2026-02-08'],
      ],
      ['2026-03-01', null],
    ]);
    const marks = async () =>
      (await readTables()).cycle_marks?.map((row) => [row.cycle_start, row.verdict]).toSorted();
    expect(await marks()).toEqual([
      ['2026-01-05', 'whole'],
      ['2026-02-02', null],
      ['2026-02-06', 'same-period'],
    ]);
    await erase(['bleeding'], { from: '2026-01-18', to: '2026-02-16' });
    expect(await left()).toEqual([
      ['2026-01-05', '2026-01-09'],
      ['2026-03-01', null],
    ]);
    // The ovulation was on one of the days; the cycle began before.
    expect((await readTables()).cycle_marks).toMatchObject([
      { cycle_start: '2026-01-05', verdict: 'whole', ovulation_on: null },
    ]);
    await erase(['bleeding'], { from: '2026-03-02', to: '2026-03-02' });
    expect(await left()).toEqual([
      ['2026-01-05', '2026-01-09'],
      ['2026-03-01', '2026-03-01'],
    ]);
  });

  test('a pregnancy goes whole where it began, ended or was spoken of in the stretch, the one that goes on too', async () => {
    await sql(`insert into pregnancies (id, user_id, dating_method, last_period_date, current_week, stated_on, end_reason, ended_at, ended_on) values
      (gen_random_uuid(), $me, 'lastPeriod', '2024-01-10', 0, '2024-02-20', 'birth', now(), '2024-10-12'),
      (gen_random_uuid(), $me, 'lastPeriod', '2026-01-10', 0, '2026-03-20', null, null, null)`);
    const left = async () => (await readTables()).pregnancies?.map((row) => row.last_period_date).toSorted();
    for (const day of ['2024-01-09', '2024-06-01', '2024-10-13', '2026-02-01'] as const)
      expect((await erase(['pregnancies'], { from: day, to: day })).records, day).toEqual([]);
    expect((await erase(['pregnancies'], { from: '2026-03-20', to: null })).records).toEqual([
      { of: 'pregnancies', count: 1, first_day: '2026-01-10', last_day: '2026-03-20' },
    ]);
    expect(await left()).toEqual(['2024-01-10']);
    await erase(['pregnancies'], { from: null, to: '2024-01-10' });
    expect(await left()).toEqual([]);
  });

  test('two at once, and again: all of it goes once, and is told once', async () => {
    await sql(
      `insert into daily_logs (user_id, log_date, mood, extras) select $me, date '2026-01-01' + n, 5, '{}' from generate_series(0, 9) n`,
    );
    expect((await look(['log'])).records).toEqual([
      { of: 'daily_logs', count: 10, first_day: '2026-01-01', last_day: '2026-01-10' },
    ]);
    // One more came after she looked.
    await sql(`insert into daily_logs (user_id, log_date, mood, extras) values ($me, '2026-02-01', 5, '{}')`);
    const answers = await Promise.all([erase(['log']), erase(['log'])]);
    expect(answers.flatMap(({ records }) => records)).toEqual([
      { of: 'daily_logs', count: 11, first_day: '2026-01-01', last_day: '2026-02-01' },
    ]);
    expect((await erase(['log'])).records).toEqual([]);
    expect(await tellsOfIt()).toEqual(['']);
  });

  test('looking changes nothing, anywhere', async () => {
    await fillEverything(server, maria);
    await makeExportOf(server, maria);
    const before = await readEverything(server.opened);
    const seen = await look(PART_KINDS);
    expect(await readEverything(server.opened)).toEqual(before);
    expect(seen.files).toBe(1);
    expect(seen.alerts).toBeGreaterThan(0);
    const { alerts, ...rest } = await erase(PART_KINDS);
    expect({ alerts, ...rest }).toEqual(seen);
  });

  test('an alert goes with what it rests on, open or settled, and no other does', async () => {
    const today = utcDay(new Date());
    await sql("update profiles set life_stage = 'post-menopause' where id = $me");
    const high = { ...EMPTY_VALUES, extras: { blood_pressure: '190/125' } };
    await send('POST', '/api/daily-logs', {
      ...{ log_date: today, life_stage: 'post-menopause', ...high, base: EMPTY_VALUES },
    });
    await send('POST', '/api/daily-health-signals', {
      ...{ signal_date: today, ...EMPTY_SIGNALS, base: EMPTY_SIGNALS },
      notes: 'I cannot breathe, and I have chest pain.',
    });
    const list = async () =>
      (await findSafetyAlerts(server.opened.database, server.keyring, maria.userId)).alerts;
    const rules = async () => (await list()).map(({ rule }) => rule);
    const before = await rules();
    expect(before).toContain('pressure.very-high');
    expect(before.length).toBeGreaterThan(1);
    const { alerts } = await erase(['measured'], { from: today, to: today });
    const left = await rules();
    expect(left).not.toContain('pressure.very-high');
    expect(left).toContain('breathing');
    expect(alerts).toBe(before.length - left.length);
    // What she settled keeps its rule, which would tell what she had noted.
    for (const { id } of await list()) await send('PUT', `/api/safety-alerts/${id}`, { mark: 'done' });
    const count = async () => Number((await sql('select count(*) as n from safety_alerts'))[0]?.n);
    const settled = await count();
    expect(settled).toBe(left.length);
    await erase(['goals', 'log'], { from: today, to: today });
    expect(await count()).toBe(settled);
    expect((await erase(['feelings'], { from: today, to: today })).alerts).toBe(settled);
    expect(await count()).toBe(0);
  });

  const first: CalendarDate = '2025-01-01';
  const dayOf = fc.integer({ min: 0, max: 60 }).map((after) => addDays(first, after));
  const someDays = fc.uniqueArray(dayOf, { maxLength: 8 });
  const accounts = fc.record({
    // At least two days between one and the next.
    periods: fc
      .array(fc.tuple(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 1, max: 9 })), { maxLength: 5 })
      .map((list) => {
        let at = -10;
        return list.map(([gap, length]): [CalendarDate, CalendarDate] => {
          const from = at + gap;
          at = from + length;
          return [addDays(first, from), addDays(first, from + length - 1)];
        });
      }),
    ...{ bleeding: someDays, signals: someDays, logs: someDays, answers: someDays, weights: someDays },
    marks: fc.uniqueArray(fc.tuple(dayOf, fc.integer({ min: 0, max: 25 })), {
      selector: ([of]) => of,
      maxLength: 5,
    }),
    methods: fc.array(fc.tuple(dayOf, fc.option(fc.integer({ min: 0, max: 40 }))), { maxLength: 4 }),
  });
  const stretches = fc
    .tuple(fc.option(dayOf), fc.option(dayOf))
    .map(
      ([one, other]): Stretch =>
        one !== null && other !== null && one > other ? { from: other, to: one } : { from: one, to: other },
    );
  const isIn = ({ from, to }: Stretch, day: unknown) =>
    typeof day === 'string' && (from === null || day >= from) && (to === null || day <= to);
  const daysOfPeriods = (tables: Tables) =>
    (tables.period_tracking ?? [])
      .flatMap((row) => listDays(row.period_start_date as CalendarDate, row.period_end_date as CalendarDate))
      .toSorted();

  test('whatever the account, the kinds and the days: the chosen rows go, all others are as they were', async () => {
    const property = fc.asyncProperty(
      accounts,
      stretches,
      fc.subarray([...PART_KINDS], { minLength: 1 }),
      async (account, stretch, kinds) => {
        maria = await createWoman(server);
        const values = (days: readonly CalendarDate[], row: string) =>
          days.map((day) => row.replaceAll('$day', `'${day}'`)).join(', ');
        const insert = (into: string, rows: string) =>
          rows === '' ? '' : `insert into ${into} values ${rows};`;
        await sql(
          `select 1;
          ${insert('period_tracking (user_id, period_start_date, period_end_date, cycle_length)', account.periods.map(([from, to]) => `($me, '${from}', '${to}', 28)`).join(', '))}
          ${insert('bleeding_days (user_id, day, flow)', values(account.bleeding, "($me, $day, 'light')"))}
          ${insert('daily_health_signals (user_id, signal_date, symptoms, intercourse, mood, discharge)', values(account.signals, "($me, $day, '{cramps}', '[]', '{}', 'none')"))}
          ${insert('daily_logs (user_id, log_date, mood, extras)', values(account.logs, "($me, $day, 4, '{}')"))}
          ${insert('day_answers (user_id, day, pain, symptoms, medicines, tags)', values(account.answers, "($me, $day, 'mild', '{}', '{}', '{}')"))}
          ${insert('measurements (user_id, id, kind, local_day, at, value, entered_value, entered_unit)', values(account.weights, "($me, gen_random_uuid(), 'weight', $day, $day::timestamptz + interval '8 hours', 60, 60, 'kg')"))}
          ${insert('cycle_marks (user_id, cycle_start, verdict, ovulation_on)', account.marks.map(([of, after], at) => `($me, '${of}', ${at % 2 ? 'null' : "'whole'"}, date '${of}' + ${after})`).join(', '))}
          ${insert('method_uses (user_id, id, method, started_on, started_certainty, ended_on)', account.methods.map(([from, length]) => `($me, gen_random_uuid(), 'barrier', '${from}', 'day', ${length === null ? 'null' : `date '${from}' + ${length}`})`).join(', '))}`,
        );
        const before = await readTables();
        await erase(kinds, stretch);
        const after = await readTables();
        const has = (kind: PartKind) => kinds.includes(kind);
        const gone = (column: string) => (row: Record<string, unknown>) => !isIn(stretch, row[column]);
        const isAll = stretch.from === null && stretch.to === null;
        const keep = (name: string, kind: PartKind, test: (row: Record<string, unknown>) => boolean) => ({
          [name]: has(kind) ? (before[name] ?? []).filter(test) : (before[name] ?? []),
        });
        const { period_tracking: periods = [], cycle_marks: marks = [], ...rest } = after;
        const { period_tracking: _, cycle_marks: __, ...others } = before;
        expect(rest).toEqual({
          ...others,
          ...keep('bleeding_days', 'bleeding', gone('day')),
          ...keep('daily_health_signals', 'feelings', gone('signal_date')),
          ...keep('day_answers', 'feelings', gone('day')),
          ...keep('daily_logs', 'log', gone('log_date')),
          ...keep('measurements', 'measured', gone('local_day')),
          ...keep(
            'method_uses',
            'methods',
            (row) => !isAll && gone('started_on')(row) && gone('ended_on')(row),
          ),
        });
        if (!has('bleeding'))
          expect({ periods, marks }).toEqual({ periods: before.period_tracking, marks: before.cycle_marks });
        else {
          // Day by day: no period has a day of the stretch, and every other day is of one as it was.
          expect(daysOfPeriods(after)).toEqual(daysOfPeriods(before).filter((day) => !isIn(stretch, day)));
          const left = (before.cycle_marks ?? []).filter(gone('cycle_start')).flatMap((row) => {
            const { verdict, ovulation_on: on, ...same } = row as Mark; // as: the columns of the table
            const ovulation = isIn(stretch, on) ? null : on;
            return verdict === null && ovulation === null
              ? []
              : [{ ...same, verdict, ovulation_on: ovulation }];
          });
          const second = stretch.to && addDays(stretch.to, 1);
          const isJoined = (row: Record<string, unknown>) =>
            row.verdict === 'same-period' && row.cycle_start === second;
          // Of a period cut in two, the second piece is said to belong to the first.
          expect(marks.filter((row) => !isJoined(row))).toEqual(
            left.filter(
              ({ cycle_start: start }) => !marks.some((row) => isJoined(row) && row.cycle_start === start),
            ),
          );
        }
      },
    );
    await fc.assert(property, { numRuns: RUNS });
  });
});
