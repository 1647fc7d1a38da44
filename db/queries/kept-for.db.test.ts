import { KEPT_FOR } from '@lunaria/domain/keeping/kept-for.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestUser } from '../testing/create-test-user.ts';
import { document } from '../testing/document-statements.ts';
import { medicalRecord } from '../testing/medical-record-statements.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { reminder } from '../testing/reminder-statements.ts';
import { testEngines } from '../testing/test-engines.ts';
import { deleteOldAccountEvents } from './account-events.ts';
import { removeDeletedDocuments } from './health-documents.ts';
import { removeDeletedRecords } from './medical-records.ts';
import { deleteOldReminders } from './reminders.ts';
import { deleteOldSignIns } from './sign-ins.ts';

// A clock test at each border of the list: just within stays, just beyond goes. Of access events: access-events.db.test.ts.

const { signInDays, accountEventDays, reminderDays, deletedDocumentHours, deletedRecordHours } = KEPT_FOR;

describe.each(testEngines)('what is kept for a time, on %s', (engine) => {
  let opened: TestDatabase;
  let maria: string;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    maria = await createTestUser(opened.database);
  });
  afterAll(() => opened.close());

  const auth = (run: typeof deleteOldSignIns) => () => run(opened.database.auth);
  const worker = (run: (tx: Parameters<typeof deleteOldReminders>[0]) => Promise<unknown>) => () =>
    opened.database.asWorker(run);

  test.each([
    [
      'sign_ins',
      'at',
      `${signInDays} days`,
      auth(deleteOldSignIns),
      "insert into sign_ins (user_id, method) values ('$maria', 'password')",
      'app_auth',
    ],
    [
      'account_events',
      'at',
      `${accountEventDays} days`,
      auth(deleteOldAccountEvents),
      "insert into account_events (user_id, kind, hour) values ('$maria', 'password-wrong', now())",
      'app_auth',
    ],
    [
      'reminders',
      'useful_until',
      `${reminderDays} days`,
      worker(deleteOldReminders),
      reminder({}),
      'app_worker',
    ],
    [
      'health_documents',
      'deleted_at',
      `${deletedDocumentHours} hours`,
      worker(removeDeletedDocuments),
      document({ uploaded_at: "now() - interval '1 day'" }),
      'app_user',
    ],
    [
      'medical_records',
      'deleted_at',
      `${deletedRecordHours} hours`,
      worker(removeDeletedRecords),
      medicalRecord({}),
      'app_user',
    ],
  ] as const)('%s: by %s, for %s', async (table, column, time, sweep, insert, role) => {
    await opened.asRole(role, maria, insert.replaceAll('$maria', maria));
    const stand = async (ago: string) => {
      const rows = await opened.asOwner(
        `alter table ${table} no force row level security; update ${table} set ${column} = now() - (${ago}) where user_id = '${maria}';
         alter table ${table} force row level security`,
      );
      expect(rows).toEqual([]);
      await sweep();
      const [left] = await opened.asOwner(
        `alter table ${table} no force row level security; select count(*)::int as count from ${table} where user_id = '${maria}'; rollback; begin`,
      );
      return left?.count;
    };
    expect(await stand(`interval '${time}' - interval '1 minute'`)).toBe(1);
    expect(await stand(`interval '${time}' + interval '1 second'`)).toBe(0);
  });
});
