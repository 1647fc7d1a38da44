import { expect, it } from 'vitest';
import { DANGER_RULES } from '../dangers/rules/all-rules.ts';
import { nameLevel, sayLevel } from './say-level.ts';

it('says how soon in a word, and in what time where the rule names one', () => {
  expect(sayLevel('ambulance', null)).toBe('Now');
  expect(sayLevel('emergency', null)).toBe('Now');
  expect(sayLevel('today', { hours: 1 })).toBe('Today, within 1 hour');
  expect(sayLevel('today', { hours: 4 })).toBe('Today, within 4 hours');
  expect(sayLevel('soon', { days: 2 })).toBe('Soon, within 2 days');
  expect(sayLevel('soon', { days: 14 })).toBe('Soon, within 2 weeks');
  expect(nameLevel('routine')).toBe('At your next appointment');
});

it('says the time of every rule in whole numbers', () => {
  for (const { id, level, within } of DANGER_RULES) expect(sayLevel(level, within), id).not.toMatch(/\d\.\d/);
});
