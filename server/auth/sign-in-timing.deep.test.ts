import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareSamples } from '../testing/compare-samples.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

const PAIRS = Number(process.env.TIMING_PAIRS ?? 120);

describe.each(testEngines)('on %s', (engine) => {
  let server: TestApp;
  const known: string[] = [];
  beforeAll(async () => {
    server = await createTestApp(engine);
    for (let count = 0; count < 5; count += 1) known.push((await server.createClient().signUp()).email);
  });
  afterAll(() => server.close());

  async function measure(email: string): Promise<{ ms: number; text: string; headers: string }> {
    const client = server.createClient();
    const start = performance.now();
    const { status, text, headers } = await client.signIn({ email, password: 'a wrong password' });
    const ms = performance.now() - start;
    expect(status).toBe(401);
    return { ms, text, headers: JSON.stringify([...headers]) };
  }

  /** Wrong passwords and unknown addresses by turns, in an order that changes: what slows one slows the other. */
  async function measurePairs(pairs: number) {
    const wrongPassword: number[] = [];
    const unknownAddress: number[] = [];
    for (let pair = 0; pair < pairs + 5; pair += 1) {
      const email = known[pair % known.length] ?? '';
      // As long as a known one, and never asked twice.
      const stranger = `nobod-${crypto.randomUUID()}@example.org`;
      const wrong = async () => (await measure(email)).ms;
      const unknown = async () => (await measure(stranger)).ms;
      const isWarmUp = pair < 5;
      const [a, b] =
        pair % 2 === 0 ? [await wrong(), await unknown()] : [await unknown(), await wrong()].reverse();
      if (isWarmUp || a === undefined || b === undefined) continue;
      wrongPassword.push(a);
      unknownAddress.push(b);
    }
    return compareSamples(wrongPassword, unknownAddress);
  }

  // Far from what chance gives, and by more than the noise of a network hides.
  const isTelling = ({ effect, z, medianDifference }: Awaited<ReturnType<typeof measurePairs>>) =>
    Math.abs(z) > 5 && Math.abs(effect) > 0.3 && medianDifference > 0.05;

  test('an unknown address is answered like a wrong password, to the letter', async () => {
    const first = await measure(known[0] ?? '');
    const second = await measure(`nobod-${crypto.randomUUID()}@example.org`);
    expect(second.text).toBe(first.text);
    expect(second.headers).toBe(first.headers);
  });

  test('and takes as long', async () => {
    const comparison = await measurePairs(PAIRS);
    expect(comparison).toSatisfy((found: typeof comparison) => !isTelling(found));
  });

  test('without the hash that is made for nobody, this would show', async () => {
    const { password } = await server.auth.$context;
    const { hash } = password;
    password.hash = async () => 'no work done';
    try {
      expect(await measurePairs(30)).toSatisfy(isTelling);
    } finally {
      password.hash = hash;
    }
  });
});
