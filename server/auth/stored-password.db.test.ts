import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

// The other tests with a database hash at the least cost (server/testing/cheap-passwords.mjs); this one pays what the product pays,
// on the first engine: what hashes it knows nothing of the database.
describe.each(testEngines.slice(0, 1))('signing up on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  afterAll(() => server.close());

  test('stores the password as an argon2id hash and never answers with it', async () => {
    const client = server.createClient();
    const { answer, email, password } = await client.signUp();
    const [user] = await server.opened.asRole(
      'app_auth',
      undefined,
      `select a.password from users u join accounts a on a.user_id = u.id where u.email = '${email}'`,
    );
    expect(user?.password).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    const answers = [answer];
    for (const path of ['token', 'user', 'get-session'])
      answers.push(await client.request(`/api/auth/${path}`));
    answers.push(await client.request('/api/profile'), await client.signIn({ email, password }));
    for (const { text, headers } of answers) {
      for (const secret of [password, '$argon2id', String(user?.password)]) {
        expect(text + JSON.stringify([...headers])).not.toContain(secret);
      }
    }
  });
});
