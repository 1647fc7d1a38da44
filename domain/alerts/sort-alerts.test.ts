import { expect, test } from 'vitest';
import { areOfOneThing, newestOfEach } from './sort-alerts.ts';
import { alertsOf } from './testing/example-alerts.ts';

const lump = (day: '2026-11-20' | '2026-11-21', prefix: string) => {
  const [alert] = alertsOf({ breastLump: true }, day, prefix);
  if (alert === undefined) throw new Error('No alert was found.');
  return alert;
};

test('of what lasts the newest day stands for the others; an emergency of each day stands for itself', () => {
  const [newer, older] = [lump('2026-11-21', '1'), lump('2026-11-20', '2')];
  expect(newer.level).toBe('soon');
  expect(newestOfEach([newer, older])).toEqual([newer]);
  const urgent = [newer, older].map((alert) => ({ ...alert, level: 'emergency' as const }));
  expect(newestOfEach(urgent)).toEqual(urgent);
});

test('two documents, and two rules, are two things', () => {
  const alert = lump('2026-11-20', '1');
  expect(areOfOneThing(alert, lump('2026-11-21', '2'))).toBe(true);
  expect(areOfOneThing(alert, { ...alert, rule: 'another' })).toBe(false);
  expect(areOfOneThing(alert, { ...alert, document_id: 'a' })).toBe(false);
});
