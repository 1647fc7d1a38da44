import type { TestDatabase } from '@lunaria/db/testing/open-test-database.ts';

/** Gives an account a verified factor without the steps to it: what is guarded afterwards is under test, not these. */
export async function addVerifiedFactor(
  { asRole }: Pick<TestDatabase, 'asRole'>,
  userId: string,
): Promise<void> {
  await asRole(
    'app_auth',
    undefined,
    `insert into factors (user_id, factor_type, friendly_name, status, credential_id, public_key, sign_count, verified_at)
     values ('${userId}', 'webauthn', 'Key', 'verified', '${crypto.randomUUID()}', '\\x00112233445566778899aabbccddeeff', 0, now())`,
  );
}
