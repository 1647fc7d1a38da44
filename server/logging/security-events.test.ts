import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SECURITY_EVENTS } from './security-events.ts';

const server = join(import.meta.dirname, '..');
const codes = Object.keys(SECURITY_EVENTS);

test('every event stands in the table of OPERATIONS.md with its level, and no other', () => {
  const text = readFileSync(join(server, '../docs/OPERATIONS.md'), 'utf8');
  const [, part = ''] = text.split('\n## Security events\n');
  const [section = ''] = part.split('\n## ');
  const rows = [...section.matchAll(/^\| `(\w+)` \| (\w+) \|/gm)].map(([, code, level]) => [code, level]);
  expect(rows).toEqual(Object.entries(SECURITY_EVENTS).map(([code, { level }]) => [code, level]));
});

test('every event is reported somewhere', () => {
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!node_modules).*(?<!\.test)\.ts$/.test(file) && !/security-events\.ts$/.test(file))
    .map((file) => readFileSync(join(server, file), 'utf8'));
  expect(sources.length).toBeGreaterThan(100);
  const all = sources.join('\n');
  expect(codes.filter((code) => !all.includes(`'${code}'`))).toEqual([]);
});
