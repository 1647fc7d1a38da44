import { findSessionById } from '@lunaria/db/queries/sessions.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askEmailChange } from '../services/account/email/change-email.ts';
import { type Comparison, compareSamples } from '../testing/compare-samples.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

describe.each(testEngines)('asking for another address on %s', (engine) => {
  let server: TestApp;
  let her: NonNullable<Awaited<ReturnType<typeof findSessionById>>>;
  const taken: string[] = [];
  beforeAll(async () => {
    server = await createTestApp(engine);
    for (let count = 0; count < 5; count += 1) taken.push((await server.createClient().signUp()).email);
    await server.createClient().signUp();
    const [row] = await server.opened.asRole(
      'app_auth',
      undefined,
      'select id from sessions order by created_at desc limit 1',
    );
    const found = await findSessionById(server.opened.database.auth, String(row?.id));
    if (!found) throw new Error('There is no such session.');
    her = found;
  });
  afterAll(() => server.close());

  /** Addresses that somebody has and that nobody has by turns, in an order that changes. */
  async function measurePairs(pairs: number): Promise<Comparison> {
    const { config, emailChangeLinks } = server;
    const { database } = server.opened;
    const measure = async (email: string) => {
      const start = performance.now();
      await askEmailChange({ database, config, emailChangeLinks }, her, email);
      return performance.now() - start;
    };
    const times: Record<'taken' | 'free', number[]> = { taken: [], free: [] };
    for (let pair = 0; pair < pairs + 5; pair += 1) {
      for (const kind of pair % 2 === 0 ? (['taken', 'free'] as const) : (['free', 'taken'] as const)) {
        // As long as a taken one.
        const stranger = `maria-${crypto.randomUUID()}@example.org`;
        const ms = await measure(kind === 'taken' ? (taken[pair % taken.length] ?? '') : stranger);
        if (pair >= 5) times[kind].push(ms);
      }
    }
    return compareSamples(times.taken, times.free);
  }

  // Far from what chance gives, and by more than the noise of a network hides.
  const isTelling = ({ effect, z, medianDifference }: Comparison) =>
    Math.abs(z) > 5 && Math.abs(effect) > 0.3 && medianDifference > 0.05;

  test('takes as long for an address that has an account', async () => {
    const comparison = await measurePairs(80);
    expect(comparison).toSatisfy((found: Comparison) => !isTelling(found));
  });

  test('looked up before the answer, it would show', async () => {
    await server.opened.asOwner(`
      create function take_ten_milliseconds() returns trigger language plpgsql security invoker as
        'begin if exists (select from users where email = new.new_email) then perform pg_sleep(0.01); end if; return new; end';
      create trigger slow_look before insert on email_changes for each row execute function take_ten_milliseconds()`);
    expect(await measurePairs(40)).toSatisfy(isTelling);
  });
});
