import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { createSecurityLog, LINES_PER_MINUTE, type RequestFacts } from './security-log.ts';

function open() {
  const lines: Record<string, unknown>[] = [];
  const clock = { now: 0 };
  const log = createSecurityLog(
    createLogger(
      (line) => lines.push(JSON.parse(line)),
      (userId) => `log name of ${userId}`,
    ),
    () => clock.now,
  );
  return { lines, clock, log };
}

const from = (network: string): RequestFacts => ({ requestId: 'r', route: 'POST /api/x', network });

test('a line has the request, and nothing but the fields of its event', () => {
  const { lines, log } = open();
  log('factor_added', { userId: 'u', factorId: 'f', provider: 'My phone' }, from('203.0.113.x'));
  const { time, ...line } = lines[0] ?? {};
  expect(line).toEqual({
    level: 'info',
    code: 'factor_added',
    security: true,
    requestId: 'r',
    route: 'POST /api/x',
    network: '203.0.113.x',
    account: 'log name of u',
    factorId: 'f',
  });
});

test('of what anybody can cause one network writes a few lines a minute, and the next says how many it left out', () => {
  const { lines, clock, log } = open();
  const { ofNetwork } = LINES_PER_MINUTE;
  for (let count = 0; count < ofNetwork + 500; count += 1) log('origin_refused', {}, from('203.0.113.x'));
  expect(lines).toHaveLength(ofNetwork);
  // Another network, and another event of the same, are not hidden by it.
  log('password_wrong', {}, from('203.0.113.x'));
  log('origin_refused', {}, from('198.51.100.x'));
  expect(lines.slice(ofNetwork)).toMatchObject([
    { code: 'password_wrong' },
    { code: 'origin_refused', network: '198.51.100.x', leftOut: 500 },
  ]);
  clock.now = 60_000;
  log('origin_refused', {}, from('203.0.113.x'));
  expect(lines.at(-1)).not.toHaveProperty('leftOut');
  expect(lines).toHaveLength(ofNetwork + 3);
});

test('from a thousand networks no more than sixty lines a minute', () => {
  const { lines, clock, log } = open();
  for (let network = 0; network < 1000; network += 1) log('origin_refused', {}, from(`net ${network}`));
  expect(lines).toHaveLength(LINES_PER_MINUTE.inAll);
  clock.now = 60_000;
  log('origin_refused', {}, from('another'));
  expect(lines.at(-1)).toMatchObject({ leftOut: 1000 - LINES_PER_MINUTE.inAll });
});

test('what was changed is always written', () => {
  const { lines, log } = open();
  for (let count = 0; count < 100; count += 1) log('password_changed', { userId: 'u' }, from('203.0.113.x'));
  expect(lines).toHaveLength(100);
});
