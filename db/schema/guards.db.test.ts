import { DEFAULT_PERIOD_LENGTH_DAYS } from '@lunaria/domain/cycle/cycle.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accessChain, accessEvent } from '../testing/access-statements.ts';
import {
  accountChange,
  accountEvent,
  accountLock,
  emailChange,
  factor,
  recoveryCode,
  signIn,
  waitingLink,
} from '../testing/account-statements.ts';
import { alert } from '../testing/alert-statements.ts';
import { anchor, anchored, anchoredValue, dismissed, living } from '../testing/anchor-statements.ts';
import { contact } from '../testing/contact-statements.ts';
import { createTestUser } from '../testing/create-test-user.ts';
import { bleedingDay, forecast, mark, pause, stageChange } from '../testing/cycle-statements.ts';
import { dayAnswers, ownTag } from '../testing/day-entry-statements.ts';
import { document, reservation } from '../testing/document-statements.ts';
import { disabled, erasure } from '../testing/erasure-statements.ts';
import { dataExport } from '../testing/export-statements.ts';
import { isolationCases } from '../testing/isolation-cases.ts';
import { calendarFeed, emergencyCard } from '../testing/link-statements.ts';
import { measurement } from '../testing/measurement-statements.ts';
import { medicalRecord } from '../testing/medical-record-statements.ts';
import { methodUse } from '../testing/method-statements.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { pushSubscription, SESSION_OF_DEVICE } from '../testing/push-statements.ts';
import { consent, correction, page, readDocument, reading } from '../testing/reading-statements.ts';
import { notice, preferences, reminder, setting } from '../testing/reminder-statements.ts';
import {
  absent,
  account,
  answers,
  given,
  goal,
  guardian,
  key,
  log,
  period,
  pregnancy,
  session,
  signals,
  user,
} from '../testing/row-statements.ts';
import { testEngines } from '../testing/test-engines.ts';

// What triggers, indexes and grants hold, beside the CHECKs of constraints.db.test.ts.

/** An account of the first of January; the owner gets past the policies of the table for it. */
const agedAccount = (userId: string) =>
  `alter table profiles no force row level security;
   update profiles set created_at = '2026-01-01' where id = '${userId}';
   alter table profiles force row level security`;

describe.each(testEngines)('on %s', (engine) => {
  let opened: TestDatabase;
  let maria: string;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    maria = await createTestUser(opened.database);
  });
  afterAll(() => opened.close());

  test('of pregnancies only one goes on', async () => {
    const two = `${pregnancy({})}; ${pregnancy({})}`.replaceAll('$maria', maria);
    await expect(opened.asRole('app_user', maria, two)).rejects.toMatchObject({
      constraint: 'pregnancies_one_goes_on',
    });
  });

  test('of a day and kind only one is the value of the day, and of an instant there is one', async () => {
    const second = { value: '64', entered_value: '64' };
    const spot = { slot: 'null', log_fields: 'null', at: "'2026-01-05 07:00+00'" };
    const one = [measurement({}), measurement(spot), measurement({ ...second, slot: 'null' })].join(';');
    await opened.asRole('app_user', maria, one.replaceAll('$maria', maria));
    for (const [changes, constraint] of [
      [second, 'measurements_one_of_day'],
      [{ ...spot, ...second }, 'measurements_one_of_instant'],
    ] as const) {
      await expect(
        opened.asRole('app_user', maria, measurement(changes).replaceAll('$maria', maria)),
      ).rejects.toMatchObject({ constraint });
    }
  });

  test('of goals of a kind only one has not ended', async () => {
    const ended = { state: "'ended'", state_since: "'2026-01-06'" };
    const one = [goal({}), goal(ended), goal(ended), goal({ kind: "'water'" })].join(';');
    await opened.asRole('app_user', maria, one.replaceAll('$maria', maria));
    for (const second of [{}, { state: "'paused'", state_since: "'2026-01-06'" }]) {
      await expect(
        opened.asRole('app_user', maria, goal(second).replaceAll('$maria', maria)),
      ).rejects.toMatchObject({ constraint: 'health_goals_one_of_a_kind' });
    }
  });

  test('whose a log, a measurement or a goal is, and the day of the first two, cannot be changed: the blood pressure is bound to both', async () => {
    const rows = [log({}), goal({}), measurement({}), dayAnswers({}), ownTag({})].join(';');
    await opened.asRole('app_user', maria, rows.replaceAll('$maria', maria));
    for (const change of [
      "measurements set local_day = '2026-01-06'",
      "measurements set kind = 'rate-resting'",
      `measurements set id = ${absent}`,
      `measurements set user_id = ${absent}`,
      "daily_logs set log_date = '2026-01-06'",
      `daily_logs set user_id = ${absent}`,
      `health_goals set id = ${absent}`,
      `health_goals set user_id = ${absent}`,
      "bleeding_days set day = '2026-01-06'",
      `bleeding_days set user_id = ${absent}`,
      "day_answers set day = '2026-01-06'",
      `day_answers set user_id = ${absent}`,
      `own_tags set id = ${absent}`,
      `own_tags set user_id = ${absent}`,
    ]) {
      await expect(opened.asRole('app_user', maria, `update ${change}`)).rejects.toThrow(/permission denied/);
    }
  });

  test('a forecast that was shown can be neither changed nor taken back, and when it was kept is not hers to say', async () => {
    await opened.asRole('app_user', maria, forecast({}).replaceAll('$maria', maria));
    for (const attempt of [
      "update cycle_forecasts set predicted_start = '2026-02-03'",
      'delete from cycle_forecasts',
      "update cycle_forecasts set kept_at = '2026-01-10'",
    ]) {
      await expect(opened.asRole('app_user', maria, attempt)).rejects.toThrow(/permission denied/);
    }
    const later = forecast({ kept_at: "'2026-01-10'", window_to: "'2026-02-05'" }).replaceAll(
      '$maria',
      maria,
    );
    const rows = await opened.asRole(
      'app_user',
      maria,
      `${later}; select kept_at = now() as is_now from cycle_forecasts where window_to = '2026-02-05'`,
    );
    expect(rows).toEqual([{ is_now: true }]);
  });

  test('every change of mode is recorded, whoever asks for it, and by nothing but the change', async () => {
    const change = (stage: string) =>
      opened.asRole('app_user', maria, `update profiles set life_stage = '${stage}'`);
    for (const stage of ['conception', 'conception', 'pregnancy']) await change(stage);
    await opened.asRole('app_user', maria, "update profiles set water_unit = 'ml'");
    const changes =
      "select from_stage, to_stage, changed_at > now() - interval '1 minute' as is_new from stage_changes order by changed_at";
    expect(await opened.asRole('app_user', maria, changes)).toEqual([
      { from_stage: 'menstrual-cycle', to_stage: 'conception', is_new: true },
      { from_stage: 'conception', to_stage: 'pregnancy', is_new: true },
    ]);
    for (const attempt of [
      stageChange({}).replaceAll('$maria', maria),
      stageChange({ changed_at: "'2020-01-01'" }).replaceAll('$maria', maria),
      "update stage_changes set to_stage = 'ivf'",
      'delete from stage_changes',
    ]) {
      await expect(opened.asRole('app_user', maria, attempt)).rejects.toThrow(
        /permission denied|violates row-level security/,
      );
    }
  });

  test('a mode chosen without a connection is recorded when she chose it: never ahead, in order, not before her account', async () => {
    await opened.asOwner(agedAccount(maria));
    const choose = (stage: string, chosenAt: string) =>
      opened.asRole(
        'app_user',
        maria,
        `update profiles set life_stage = '${stage}', stage_chosen_at = least('${chosenAt}'::timestamptz, now())`,
      );
    await choose('conception', '2025-06-01');
    await choose('ivf', '2026-02-02 08:00:00+00');
    await choose('pregnancy', '2026-02-01 08:00:00+00');
    await choose('menopause', '2099-01-01');
    await opened.asRole('app_user', maria, "update profiles set life_stage = 'ivf'");
    const rows = await opened.asRole(
      'app_user',
      maria,
      `select to_stage, (changed_at at time zone 'UTC')::date::text as day, changed_at > now() - interval '1 minute' as is_new,
         changed_at <= clock_timestamp() and recorded_at > now() - interval '1 minute' as is_bounded
       from stage_changes order by changed_at`,
    );
    const recorded = { is_new: false, is_bounded: true };
    expect(rows.slice(0, 3)).toEqual([
      { to_stage: 'conception', day: '2026-01-01', ...recorded },
      { to_stage: 'ivf', day: '2026-02-02', ...recorded },
      // By its clock sooner than the one before: it follows that one.
      { to_stage: 'pregnancy', day: '2026-02-02', ...recorded },
    ]);
    expect(rows.slice(3)).toMatchObject([
      { to_stage: 'menopause', is_new: true, is_bounded: true },
      { to_stage: 'ivf', is_new: true, is_bounded: true },
    ]);
  });

  test('a loop of changes of mode fills no table, whenever they are said to be of: the hundred-and-first of a day leaves no trace', async () => {
    await opened.asOwner(agedAccount(maria));
    const loop = Array.from({ length: 51 }, () => ['ivf', 'conception']).flat();
    const changes = loop
      .map(
        (stage, at) =>
          `update profiles set life_stage = '${stage}', stage_chosen_at = '2026-02-02'::timestamptz + interval '${at} seconds'`,
      )
      .join('; ');
    await opened.asRole('app_user', maria, changes);
    const [row] = await opened.asRole('app_user', maria, 'select count(*)::int as kept from stage_changes');
    expect(row).toEqual({ kept: 100 });
  });

  test('what a document is, where its file lies and whose it is cannot be changed, nor can she delete its row', async () => {
    await opened.asRole('app_user', maria, document({}).replaceAll('$maria', maria));
    for (const change of [
      'update health_documents set file_path = file_path',
      'update health_documents set file_size = 1',
      "update health_documents set mime_type = 'application/pdf'",
      'update health_documents set file_name = notes',
      'update health_documents set ai_suggested_name = notes',
      "update health_documents set ai_suggested_category = 'other'",
      `update health_documents set id = ${absent}`,
      `update health_documents set user_id = ${absent}`,
      'update health_documents set uploaded_at = now()',
      'delete from health_documents',
      'update document_uploads set file_path = file_path',
      'update document_uploads set reserved_at = now()',
    ]) {
      await expect(opened.asRole('app_user', maria, change)).rejects.toThrow(/permission denied/);
    }
  });

  test('the worker sees where files lie and of texts the names alone, and removes nothing that can still be brought back', async () => {
    const statements = [
      document({ id: absent, deleted_at: 'now()' }),
      document({ file_path: "'$maria/1763712000001.pdf'" }),
      document({
        file_path: "'$maria/1763712000002.pdf'",
        uploaded_at: "now() - interval '3 hours'",
        deleted_at: "now() - interval '61 minutes'",
      }),
    ].join(';');
    await opened.asRole('app_user', maria, statements.replaceAll('$maria', maria));
    for (const column of ['notes', 'ai_suggested_name', 'ai_summary', 'ai_digest', 'own_category']) {
      await expect(
        opened.asRole('app_worker', undefined, `select ${column} from health_documents`),
      ).rejects.toThrow(/permission denied/);
    }
    for (const change of [
      'file_path = file_path',
      'deleted_at = null',
      `user_id = ${absent}`,
      'own_name = null',
      'own_category = null',
      'notes = null',
      'document_type = document_type',
    ]) {
      await expect(
        opened.asRole('app_worker', undefined, `update health_documents set ${change}`),
      ).rejects.toThrow(/permission denied/);
    }
    expect(
      await opened.asRole(
        'app_worker',
        undefined,
        `delete from health_documents where user_id = '${maria}' returning file_path`,
      ),
    ).toEqual([{ file_path: `${maria}/1763712000002.pdf` }]);
    expect(
      await opened.asRole(
        'app_worker',
        undefined,
        `select file_path, abandoned_at is not null as is_abandoned from document_uploads where user_id = '${maria}'`,
      ),
    ).toEqual([{ file_path: `${maria}/1763712000002.pdf`, is_abandoned: true }]);
  });

  test('what was read is the worker’s to write, and her corrections are hers alone', async () => {
    const hers = [readDocument, correction({}), consent({})].join('; ');
    await opened.asRole('app_user', maria, hers.replaceAll('$maria', maria));
    await opened.asRole('app_worker', undefined, `${page({})}; ${reading({})}`.replaceAll('$maria', maria));
    for (const attempt of [
      page({ page: '2' }),
      'update document_pages set content = content',
      'delete from document_pages',
      'update document_readings set understanding = understanding',
      'delete from document_readings',
      "update document_corrections set value_key = '1-1-1'",
      `update document_corrections set document_id = ${absent}`,
      "update consents set subject = 'http://localhost/v1 small'",
      'update consents set given_at = now()',
      'update consents set text_version = 2',
      'update consents set detail = null',
      'delete from consents',
    ]) {
      await expect(opened.asRole('app_user', maria, attempt.replaceAll('$maria', maria))).rejects.toThrow(
        /permission denied/,
      );
    }
    for (const attempt of [
      correction({ value_key: "'1-1-1'" }),
      'update document_corrections set content = content',
      'delete from document_corrections',
      consent({ given_at: "now() + interval '1 hour'" }),
      'update consents set withdrawn_at = null',
      'delete from consents',
      'delete from document_readings',
    ]) {
      await expect(
        opened.asRole('app_worker', undefined, attempt.replaceAll('$maria', maria)),
      ).rejects.toThrow(/permission denied/);
    }
  });

  test('RE-032: a place outlives its document and says when that was deleted; what it is of, and where, stays', async () => {
    const run = (statement: string) =>
      opened.asRole('app_user', maria, statement.replaceAll('$maria', maria));
    await run(`${anchored}; ${anchor({ ...living, value_key: "'1-1-1'" })}; ${anchor(living)}`);
    await run(`update record_anchors set document_gone_at = '2026-05-03 12:00+00' where value_key = '1-1-1'`);
    for (const attempt of [
      'update record_anchors set document_id = null',
      `update record_anchors set measurement_id = ${absent}`,
      `update record_anchors set record_id = ${absent}`,
      'delete from record_anchors',
      "update dismissed_proposals set value_key = '1-1-1'",
      'delete from dismissed_proposals',
    ]) {
      await expect(run(attempt)).rejects.toThrow(/permission denied/);
    }
    await expect(opened.asRole('app_worker', undefined, 'select * from record_anchors')).rejects.toThrow(
      /permission denied/,
    );
    await run(dismissed({}));
    await run('select delete_own_health_documents(id) from health_documents');
    expect(
      await run(`select value_key, document_id, document_gone_at = '2026-05-03 12:00+00' as is_of_may,
        document_gone_at > now() - interval '1 hour' as is_now from record_anchors order by value_key`),
    ).toEqual([
      { value_key: '1-1-1', document_id: null, is_of_may: true, is_now: false },
      { value_key: '1-12-1', document_id: null, is_of_may: false, is_now: true },
    ]);
    expect(await run('select * from dismissed_proposals')).toEqual([]);
    // It goes with what it is of.
    await run("select delete_own_measurements(array(select id from measurements where kind = 'lab'))");
    expect(await run('select * from record_anchors')).toEqual([]);
  });

  test('of consents to one purpose and subject one counts, and one that was withdrawn stays so', async () => {
    const two = `${consent({})}; ${consent({ given_at: "now() + interval '1 second'" })}`;
    await expect(opened.asRole('app_user', maria, two.replaceAll('$maria', maria))).rejects.toMatchObject({
      constraint: 'consents_one_counts',
    });
    await opened.asRole('app_user', maria, consent({}).replaceAll('$maria', maria));
    await opened.asRole('app_user', maria, "update consents set withdrawn_at = now() + interval '1 hour'");
    expect(
      await opened.asRole('app_user', maria, 'update consents set withdrawn_at = null returning 1'),
    ).toEqual([]);
  });

  test('an account that goes takes its documents along and leaves the paths of their files', async () => {
    await opened.asRole('app_user', maria, document({}).replaceAll('$maria', maria));
    await opened.asRole('app_auth', undefined, `delete from users where id = '${maria}'`);
    expect(
      await opened.asRole('app_worker', undefined, 'select file_path from health_documents'),
    ).not.toContainEqual({
      file_path: `${maria}/1763712000000.pdf`,
    });
    expect(
      await opened.asRole(
        'app_worker',
        undefined,
        `select file_path, abandoned_at is not null as is_abandoned from document_uploads where user_id = '${maria}'`,
      ),
    ).toEqual([{ file_path: `${maria}/1763712000000.pdf`, is_abandoned: true }]);
  });

  test('a goal of another with the same id is neither met nor betrayed', async () => {
    const other = await createTestUser(opened.database);
    for (const userId of [maria, other]) {
      await opened.asRole('app_user', userId, goal({ id: absent }).replaceAll('$maria', userId));
    }
  });

  test('a guardian’s answer can be neither changed nor deleted by her', async () => {
    const statement = guardian(given).replaceAll('$maria', maria);
    await opened.asRole('app_user', maria, statement);
    for (const attempt of [
      "update guardians set answer = 'refused', email = null returning id",
      'select delete_own_guardians()',
    ]) {
      expect(await opened.asRole('app_user', maria, attempt)).toEqual([]);
    }
  });

  test('a pregnancy that goes on cannot be deleted by her, and in no other role can her rows be deleted as hers', async () => {
    await opened.asRole('app_user', maria, pregnancy({}).replaceAll('$maria', maria));
    const attempt = 'select delete_own_pregnancies(id) as owner from pregnancies';
    expect(await opened.asRole('app_user', maria, attempt)).toEqual([]);
    await opened.asRole('app_user', maria, "update pregnancies set end_reason = 'loss', ended_at = now()");
    expect(await opened.asRole('app_user', maria, attempt)).toEqual([{ owner: maria }]);
    for (const role of ['app_auth', 'app_worker'] as const) {
      await expect(opened.asRole(role, maria, 'select delete_own_guardians()')).rejects.toThrow(
        /permission denied for function/,
      );
    }
  });

  test('the moment of a write is the database’s own, whatever is sent', async () => {
    for (const [table, statement] of [
      ['period_tracking', period({ updated_at: "'2001-01-01'" })],
      ['daily_health_signals', signals({ updated_at: "'2001-01-01'" })],
      ['onboarding_answers', answers({ updated_at: "'2001-01-01'" })],
      ['pregnancies', pregnancy({ updated_at: "'2001-01-01'" })],
      ['daily_logs', log({ updated_at: "'2001-01-01'" })],
      ['measurements', measurement({ updated_at: "'2001-01-01'" })],
      ['safety_alerts', alert({ updated_at: "'2001-01-01'" })],
      ['emergency_contacts', contact({ updated_at: "'2001-01-01'" })],
      ['medical_records', medicalRecord({ updated_at: "'2001-01-01'" })],
      ['method_uses', methodUse({ updated_at: "'2001-01-01'" })],
      ['reminder_preferences', preferences({ updated_at: "'2001-01-01'" })],
      ['reminder_settings', setting({ updated_at: "'2001-01-01'" })],
      ['day_answers', dayAnswers({ updated_at: "'2001-01-01'" })],
      ['own_tags', ownTag({ updated_at: "'2001-01-01'" })],
      ['health_goals', goal({ updated_at: "'2001-01-01'" })],
      ['cycle_marks', mark({ updated_at: "'2001-01-01'" })],
      ['cycle_pauses', pause({ updated_at: "'2001-01-01'" })],
      ['bleeding_days', bleedingDay({ updated_at: "'2001-01-01'" })],
    ] as const) {
      const rows = await opened.asRole(
        'app_user',
        maria,
        `${statement.replaceAll('$maria', maria)}; select updated_at = now() as is_now from ${table}`,
      );
      expect(rows).toEqual([{ is_now: true }]);
      await expect(
        opened.asRole('app_user', maria, `update ${table} set updated_at = '2099-01-01'`),
      ).rejects.toThrow(/permission denied/);
    }
  });

  test('the day a period lasts to without an end follows the default length', async () => {
    const rows = await opened.asRole(
      'app_user',
      maria,
      `${period({}).replaceAll('$maria', maria)}; select last_day - period_start_date + 1 as days from period_tracking`,
    );
    expect(rows).toEqual([{ days: DEFAULT_PERIOD_LENGTH_DAYS }]);
  });

  describe('an account', () => {
    const countOf = async (id: string) =>
      (
        await opened.asOwner(`
          alter table users no force row level security; alter table profiles no force row level security;
          select (select count(*) from users where id = '${id}')::int as users,
            (select count(*) from profiles where id = '${id}')::int as profiles,
            (select count(*) from outbox where user_id = '${id}')::int as mails; rollback; begin`)
      )[0];

    test('is made with its profile and the promise of the verification mail', async () => {
      expect(await countOf(maria)).toEqual({ users: 1, profiles: 1, mails: 1 });
      expect(await opened.asRole('app_user', maria, 'select full_name, life_stage from profiles')).toEqual([
        { full_name: 'Maria del Carmen', life_stage: 'menstrual-cycle' },
      ]);
    });

    test('whose address a provider has verified is sent no mail', async () => {
      const id = await createTestUser(opened.database, { emailVerified: true });
      expect(await countOf(id)).toEqual({ users: 1, profiles: 1, mails: 0 });
    });

    test.each(['profiles', 'outbox'])('does not exist when its row in %s cannot be made', async (table) => {
      const id = crypto.randomUUID();
      await opened.asOwner(`
        create function refuse() returns trigger language plpgsql as $$ begin raise 'refused by the test'; end $$;
        create trigger refuse before insert on ${table} for each row execute function refuse()`);
      try {
        const refused = opened.asRole(
          'app_auth',
          undefined,
          user({ id: `'${id}'`, email: "'refused@example.org'" }),
        );
        await expect(refused).rejects.toThrow('refused by the test');
      } finally {
        await opened.asOwner(`drop trigger refuse on ${table}; drop function refuse()`);
      }
      expect(await countOf(id)).toEqual({ users: 0, profiles: 0, mails: 0 });
    });

    test('takes everything of hers with it when it goes, and nothing of another', async () => {
      const other = await createTestUser(opened.database);
      for (const id of [maria, other]) {
        await opened.asRole(
          'app_auth',
          undefined,
          `${session(`'${id}'`, `'${id}'`)}; ${account(`'${id}'`, `'${id}'`)}`,
        );
        const rows = [
          key("'$maria'", 60),
          period({}),
          signals({}),
          answers({}),
          pregnancy({}),
          guardian(given),
          log({}),
          goal({}),
          measurement({}),
          alert({}),
          contact({}),
          dataExport({}),
          calendarFeed({}),
          emergencyCard({}),
          erasure({}),
          medicalRecord({}),
          methodUse({}),
          preferences({}),
          setting({}),
          dayAnswers({}),
          ownTag({}),
          mark({}),
          pause({}),
          bleedingDay({}),
          forecast({}),
          "update profiles set life_stage = 'conception'",
          document({}),
          reservation({ file_path: "'$maria/1763712000001.pdf'" }),
        ]
          .join('; ')
          .replaceAll('$maria', id);
        await opened.asRole('app_user', id, rows);
        for (const [role, statement] of [
          [
            'app_user',
            [readDocument, correction({}), consent({})].join('; ').replace('1763712000000', '1763712000002'),
          ],
          [
            'app_user',
            [
              anchoredValue,
              anchor({}),
              dismissed({ document_id: "'6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f'" }),
            ].join('; '),
          ],
          ['app_worker', `${disabled({})}; ${page({})}; ${reading({})}; ${reminder({})}; ${notice({})}`],
          [
            'app_auth',
            [
              factor({}),
              recoveryCode({}),
              waitingLink({}),
              emailChange({}),
              accountChange({}),
              accountEvent({}),
              accountLock({}),
              accessChain({}),
              accessEvent({}),
              signIn({}),
              SESSION_OF_DEVICE,
            ].join('; '),
          ],
          ['app_user', pushSubscription({})],
        ] as const) {
          await opened.asRole(role, id, statement.replaceAll('$maria', id));
        }
      }
      await opened.asRole('app_auth', undefined, `delete from users where id = '${maria}'`);
      const tables = Object.keys(isolationCases);
      const left = await opened.asOwner(`
        ${tables.map((table) => `alter table ${table} no force row level security;`).join('')}
        ${tables
          .map((table) => {
            const owner = isolationCases[table]?.owner;
            return `select ${owner} as owner, '${table}' as at from ${table} where ${owner} in ('${maria}', '${other}')`;
          })
          .join(' union all ')}; rollback; begin`);
      // Nothing but where the files of her document and of an upload lie, until they are gone too.
      const path = { owner: maria, at: 'document_uploads' };
      expect(left.filter((row) => row.owner === maria)).toEqual([path, path, path]);
      expect(new Set(left.filter((row) => row.owner === other).map((row) => row.at))).toEqual(
        new Set(tables),
      );
    });
  });
});
