import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import {
  ASK_PARAMETER,
  joinAsked,
  TOGETHER_ADDRESS,
  type TogetherLine,
} from '@lunaria/domain/asked-together.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const asking = (...addresses: string[]) =>
  `${TOGETHER_ADDRESS}?${new URLSearchParams({ [ASK_PARAMETER]: joinAsked(addresses) })}`;

async function ask(client: TestClient, ...addresses: string[]): Promise<TogetherLine[]> {
  const { text } = await client.request(asking(...addresses));
  const lines = text.trim().split('\n');
  return lines.map((line): TogetherLine => JSON.parse(line)).sort((one, other) => one.at - other.at);
}

describe.each(testEngines)('asked together on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  test('each address is answered as if it had been asked for alone', async () => {
    const addresses = ['/api/profile', '/api/units', '/api/period-tracking?limit=1', '/api/nothing-here'];
    const lines = await ask(maria.client, ...addresses);
    expect(lines.map(({ at }) => at)).toEqual([0, 1, 2, 3]);
    for (const [at, address] of addresses.entries()) {
      const alone = await maria.client.request(address);
      expect(lines[at]?.status, address).toBe(alone.status);
      expect(JSON.parse(lines[at]?.body ?? ''), address).toEqual(alone.json);
      expect(lines[at]?.type).toMatch(/^application\/json/);
    }
  });

  test('each has its own guard: nothing of hers for a visitor, nor of another woman', async () => {
    const visitor = server.createClient();
    expect(await visitor.request(asking('/api/profile', '/api/units'))).toMatchObject({ status: 401 });
    const ana = await createWoman(server);
    const [profile] = await ask(ana.client, '/api/profile', '/api/units');
    const [hers, other] = [
      await ana.client.request('/api/profile'),
      await maria.client.request('/api/profile'),
    ];
    expect(JSON.parse(profile?.body ?? '')).toEqual(hers.json);
    expect(hers.json).not.toEqual(other.json);
  });

  test('one that may not be asked for this way is refused, with all beside it', async () => {
    for (const address of [
      '/api/auth/token',
      TOGETHER_ADDRESS,
      '/api/health-documents/1/content',
      '/healthz',
    ])
      expect(await maria.client.request(asking('/api/profile', address))).toMatchObject({ status: 400 });
    expect(await maria.client.request(TOGETHER_ADDRESS)).toMatchObject({ status: 400 });
  });
});
