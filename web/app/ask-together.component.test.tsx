import { vi } from 'vitest';
import { expect, test } from '../testing/component-test.ts';
import { rows } from '../testing/look.ts';
import { askAhead, fetchTogether } from './ask-together.ts';
import { forgetAhead } from './asked-ahead.ts';

const read = async (address: string) => await (await fetchTogether(address)).json();
const addressesOf = (fetched: string[]) => fetched.map((url) => new URL(url, location.origin).pathname);

function watchFetch(answer?: (address: string) => Response | null): string[] {
  const fetched: string[] = [];
  const passOn = window.fetch;
  window.fetch = async (input, init) => {
    fetched.push(String(input));
    return answer?.(String(input)) ?? (await passOn(input, init));
  };
  return fetched;
}

test(
  'Lists that are asked for in the same moment travel together, the same of two parts once',
  rows('P-17'),
  async () => {
    const fetched = watchFetch();
    const answers = await Promise.all([read('/api/profile'), read('/api/units'), read('/api/profile')]);
    expect(answers[0]).toEqual(answers[2]);
    expect(answers[0]).toHaveProperty('life_stage');
    expect(answers[1]).toHaveProperty('weight_unit');
    expect(addressesOf(fetched)).toEqual(['/api/together']);
  },
);

test('One alone, an account and a change go out as they are', rows('P-17'), async () => {
  const fetched = watchFetch((address) => (address.includes('/api/auth/') ? Response.json({}) : null));
  await read('/api/profile');
  await Promise.all([read('/api/auth/token'), read('/api/units')]);
  expect(addressesOf(fetched)).toEqual(['/api/profile', '/api/auth/token', '/api/units']);
});

test('None waits for another, and one that is lost fails alone', rows('P-17'), async ({ api }) => {
  const held = api.hold('get', '/api/units');
  api.lose('get', '/api/methods');
  const units = read('/api/units');
  const lost = expect(fetchTogether('/api/methods')).rejects.toThrow('Failed to fetch');
  expect(await read('/api/profile')).toHaveProperty('life_stage');
  await lost;
  held.open();
  expect(await units).toHaveProperty('weight_unit');
});

test('A server of before is asked for each', rows('P-17'), async () => {
  const fetched = watchFetch((address) =>
    address.startsWith('/api/together') ? new Response(null, { status: 404 }) : null,
  );
  const [profile] = await Promise.all([read('/api/profile'), read('/api/units')]);
  expect(profile).toHaveProperty('life_stage');
  expect(addressesOf(fetched)).toEqual(['/api/together', '/api/profile', '/api/units']);
});

test(
  'What never answers fails after half a minute, so that it can be said',
  rows('X-31'),
  async ({ api }) => {
    const fetched = watchFetch();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    api.hold('get', '/api/units');
    api.hold('get', '/api/profile');
    api.hold('get', '/api/methods');
    const alone = fetchTogether('/api/methods');
    const lost = expect(alone).rejects.toThrow('Failed to fetch');
    await vi.waitUntil(() => fetched.length === 1);
    const together = Promise.allSettled([fetchTogether('/api/units'), fetchTogether('/api/profile')]);
    await vi.waitUntil(() => fetched.length === 2);
    await vi.advanceTimersByTimeAsync(31_000);
    await lost;
    expect((await together).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  },
);

test('What was asked for ahead is answered once from there, all in one request', rows('P-17'), async () => {
  const fetched = watchFetch();
  askAhead(['/api/profile', '/api/units']);
  expect(await read('/api/profile')).toHaveProperty('life_stage');
  expect(await read('/api/units')).toHaveProperty('weight_unit');
  expect(addressesOf(fetched)).toEqual(['/api/together']);
  await read('/api/units');
  expect(addressesOf(fetched)).toEqual(['/api/together', '/api/units']);
});

test('What was not answered as hoped for is asked for anew', rows('P-17'), async ({ api }) => {
  api.lose('get', '/api/profile');
  askAhead(['/api/profile', '/api/units']);
  await expect(fetchTogether('/api/profile')).rejects.toThrow('Failed to fetch');
  expect(api.asked('get', '/api/profile')).toHaveLength(2);
  const fetched = watchFetch((address) =>
    address.startsWith('/api/together') ? new Response(null, { status: 500 }) : null,
  );
  askAhead(['/api/units']);
  expect(await read('/api/units')).toHaveProperty('weight_unit');
  expect(addressesOf(fetched)).toEqual(['/api/together', '/api/units']);
});

test(
  'After a change, after five seconds and for another user nothing of it is used',
  rows('P-17'),
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const fetched = watchFetch((address) => (address === '/api/goals' ? Response.json({}) : null));
    askAhead(['/api/units']);
    await fetchTogether('/api/goals', { method: 'POST' });
    askAhead(['/api/profile']);
    forgetAhead();
    askAhead(['/api/methods']);
    vi.advanceTimersByTime(5_000);
    vi.useRealTimers();
    await Promise.all([read('/api/units'), read('/api/profile'), read('/api/methods')]);
    expect(addressesOf(fetched).filter((address) => address === '/api/together')).toHaveLength(4);
  },
);

test('Whoever gave up asking gets nothing that was asked for ahead', rows('P-17'), async () => {
  watchFetch();
  const gone = new AbortController();
  askAhead(['/api/profile']);
  const asked = fetchTogether('/api/profile', { signal: gone.signal });
  gone.abort(new Error('gone'));
  await expect(asked).rejects.toThrow('gone');
});
