import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { listOwnRoutes } from '../../testing/enumerate-routes.ts';
import { type Issuers, startIssuers } from '../../testing/provider-journey.ts';
import { createWoman, type Woman } from '../../testing/woman.ts';

/** Account writes that ask for no fresh proof, and why that takes nothing from her. */
const WITHOUT_PROOF: Record<string, string> = {
  'POST /api/auth/sign-up/email': 'makes another account',
  'POST /api/auth/sign-in/email': 'takes the password',
  'POST /api/auth/sign-out': 'ends this session alone',
  'POST /api/auth/request-password-reset': 'open to everybody; the link goes to her address',
  'POST /api/auth/reset-password': 'takes a link from her mailbox',
  'POST /api/auth/reset-password/link': 'takes a link from her mailbox, and changes nothing',
  'POST /api/auth/verify-email': 'takes a link from her mailbox',
  'POST /api/auth/undo/link': 'takes a link from her mailbox, and changes nothing',
  'POST /api/auth/undo': 'takes a link from her mailbox',
  'POST /api/auth/send-verification-email': 'open to everybody; the link goes to her address',
  'POST /api/auth/change-password': 'takes the current password; with a second factor also a proof',
  'POST /api/auth/proof': 'is the proof',
  'POST /api/auth/passkeys/challenge': 'open to everybody',
  'POST /api/auth/passkeys/verify': 'takes a passkey',
  'POST /api/auth/callback/apple': 'sends on what Apple says',
  'POST /api/auth/recovery-codes/verify': 'takes a recovery code',
  'DELETE /api/auth/change-email': 'leaves everything as it is',
  'POST /api/auth/change-email/link': 'takes a link from a mailbox, and changes nothing',
  'POST /api/auth/change-email/confirm': 'takes a link from a mailbox',
  'POST /api/auth/lock/now': 'locks this session alone',
  'POST /api/auth/lock/touch': 'keeps this session from locking, as using it does',
  'POST /api/auth/unlock': 'takes the PIN, and opens what is open here',
  'POST /api/auth/unlock/passkey': 'takes a passkey, and opens what is open here',
  'POST /api/auth/leave': 'ends this session alone',
  'POST /api/auth/terms': 'protects nothing',
  // By the factor that is named: one that counts asks for a proof (factors.db.test.ts).
  'DELETE /api/auth/factors/google': 'removes what does not count yet',
  'POST /api/auth/factors/google/challenge': 'asks, and changes nothing',
  'POST /api/auth/factors/google/verify': 'takes a code',
};

// Nothing here depends on the engine.
describe.each(testEngines)('a browser that she left open, on %s', (engine) => {
  let server: TestApp;
  let issuers: Issuers;
  let her: Woman;
  beforeAll(async () => {
    issuers = await startIssuers();
    server = await createTestApp(engine, issuers.settings);
    her = await createWoman(server);
    await server.opened.asRole(
      'app_auth',
      undefined,
      `update users set email_verified = true where id = '${her.userId}';
       update sessions set proved_at = now() - interval '11 minutes' where user_id = '${her.userId}'`,
    );
  });
  afterAll(async () => {
    await server.close();
    await issuers.stop();
  });

  test('changes nothing of what protects her account: every such write asks for a fresh proof, or stands here', async () => {
    const writes = listOwnRoutes(server).filter(
      ([method, path]) => path.startsWith('/api/auth/') && !['GET', 'HEAD'].includes(method),
    );
    expect(writes.length).toBeGreaterThan(Object.keys(WITHOUT_PROOF).length);
    const json = {
      friendly_name: 'App',
      factor_type: 'totp',
      email: `new-${crypto.randomUUID()}@example.org`,
      provider: 'google',
      purpose: 'link',
    };
    const before = await readEverything(server.opened, ['rate_limits']);
    const open: string[] = [];
    for (const [method, path] of writes) {
      const route = `${method} ${path}`;
      if (route in WITHOUT_PROOF) continue;
      const answer = await her.client.request(path, { method, json });
      const { code } = (answer.json ?? {}) as { code?: string }; // every error has one
      if (code !== 'proof_required') open.push(`${route} ${answer.status} ${code}`);
    }
    expect(open).toEqual([]);
    expect(await readEverything(server.opened, ['rate_limits'])).toEqual(before);
  });

  test('every exception is a route that exists', () => {
    const routes = listOwnRoutes(server).map((route) => route.join(' '));
    for (const route of Object.keys(WITHOUT_PROOF)) expect(routes).toContain(route);
  });
});
