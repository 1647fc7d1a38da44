import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askPasswordReset } from '../services/account/password/ask-password-reset.ts';
import { type Comparison, compareSamples } from '../testing/compare-samples.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

describe.each(testEngines)('asking for a new password on %s', (engine) => {
  let server: TestApp;
  const known: string[] = [];
  beforeAll(async () => {
    server = await createTestApp(engine);
    for (let count = 0; count < 5; count += 1) known.push((await server.createClient().signUp()).email);
    // Far more than a mail costs that is promised: what the answer has to hide, and what must show when it does not.
    await server.opened.asOwner(`
      create function take_twenty_milliseconds() returns trigger language plpgsql as
        'begin perform pg_sleep(0.02); return new; end';
      create trigger slow_promise before insert on outbox for each row execute function take_twenty_milliseconds()`);
  });
  afterAll(() => server.close());

  /** Addresses with and without an account by turns, in an order that changes; `answerAfterMs` as the product has it. */
  async function measurePairs(pairs: number, ...answerAfterMs: [] | [number]): Promise<Comparison> {
    const dependencies = {
      database: server.opened.database,
      resetLinks: server.resetLinks,
      config: server.config,
    };
    const measure = async (email: string) => {
      const start = performance.now();
      await askPasswordReset(dependencies, email, ...answerAfterMs);
      return performance.now() - start;
    };
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let pair = 0; pair < pairs + 5; pair += 1) {
      for (const kind of pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const stranger = `nobod-${crypto.randomUUID()}@example.org`;
        const ms = await measure(kind === 'known' ? (known[pair % known.length] ?? '') : stranger);
        if (pair >= 5) times[kind].push(ms);
      }
    }
    return compareSamples(times.known, times.unknown);
  }

  // Far from what chance gives, and by more than the noise of a network hides.
  const isTelling = ({ effect, z, medianDifference }: Comparison) =>
    Math.abs(z) > 5 && Math.abs(effect) > 0.3 && medianDifference > 0.05;

  test('takes as long for an address without an account', async () => {
    const comparison = await measurePairs(60);
    expect(comparison).toSatisfy((found: Comparison) => !isTelling(found));
  });

  test('without the time that every answer takes, this would show', async () => {
    expect(await measurePairs(40, 0)).toSatisfy(isTelling);
  });
});
