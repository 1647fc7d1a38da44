import { isolationCases } from '@lunaria/db/testing/isolation-cases.ts';
import type { TestDatabase } from '@lunaria/db/testing/open-test-database.ts';
import { absent, bytes } from '@lunaria/db/testing/row-statements.ts';
import { countRows } from './find-rows.ts';

const ISSUE = "'00000000-0000-4000-8000-00000000000a'";
const SUBSCRIPTION = "'00000000-0000-4000-8000-00000000000b'";

/** Rows of the tables that are nobody's in particular. */
const OF_NOBODY = [
  `insert into push_keys (id, wrapped_key, master_key_id) values (${absent}, ${bytes(61)}, 'first')`,
  `insert into contact_messages (id, body, wrapped_key, master_key_id)
   values (${absent}, ${bytes(30)}, ${bytes(61)}, 'first')`,
  `insert into jwks (id, public_key, private_key) values (${absent}, 'a "quoted" key', E'two\\nlines, \u2028 and é')`,
  `insert into verifications (id, identifier, value, expires_at) values (${absent}, 'a', 'b', now())`,
  `insert into rate_limits (key, count, window_ends_at) values ('a', 1, now())`,
  `insert into provider_flows (provider, purpose, state_hash, browser_hash, nonce, code_verifier, return_path, failure_path, expires_at)
   values ('google', 'sign-in', ${bytes(32)}, ${bytes(32)}, 'n', 'v', '/dashboard', '/auth/login', now())`,
  `insert into factor_challenges (expires_at) values (now())`,
  `insert into erased_accounts (account_hash, erased_on, backups_gone_on) values (${bytes(32)}, '2026-01-02', '2026-02-02')`,
  `insert into newsletter_issues (id, list, subject, body) values (${ISSUE}, 'newsletter', 'News', 'Text')`,
  `insert into newsletter_subscriptions (id, list, address, wording_version)
   values (${SUBSCRIPTION}, 'newsletter', 'ana@example.org', '1')`,
  `insert into newsletter_deliveries (issue_id, subscription_id) values (${ISSUE}, ${SUBSCRIPTION})`,
];

/** A row of hers in every table that she has none in yet: the one of the isolation tests. */
export async function fillEveryTable(opened: Pick<TestDatabase, 'asOwner'>, userId: string): Promise<void> {
  const present = await countRows(opened, userId);
  const rows = Object.entries(isolationCases).flatMap(
    ([table, { owner, values, needs, isMadeWithAccount }]) => {
      if (isMadeWithAccount || present[table] !== 0) return [];
      const columns = { [owner]: `'${userId}'`, ...values };
      return [
        ...(needs ? [needs] : []),
        `insert into ${table} (${Object.keys(columns)}) values (${Object.values(columns)})`,
      ];
    },
  );
  // Several tables need the same row.
  await insertAsOwner(
    opened,
    [...new Set(rows)].map((row) => row.replaceAll('$owner', userId)),
  );
}

/** A row in every table that holds nothing of a user, but for the newsletter’s subscriber. */
export async function fillTablesOfNobody(opened: Pick<TestDatabase, 'asOwner'>): Promise<void> {
  await insertAsOwner(opened, OF_NOBODY);
}

/** Whatever policies and triggers say. */
async function insertAsOwner(
  { asOwner }: Pick<TestDatabase, 'asOwner'>,
  statements: readonly string[],
): Promise<void> {
  const tables = await asOwner(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const forAll = (what: string) => tables.map(({ name }) => `alter table ${name} ${what}`);
  await asOwner(
    [
      ...forAll('no force row level security, disable trigger user'),
      ...statements,
      ...forAll('force row level security, enable trigger user'),
    ].join(';\n'),
  );
}
