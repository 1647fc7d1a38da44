import { expect, test } from 'vitest';
import { isNewsFor, WHATS_NEW } from './whats-new.ts';

const before = new Date(Date.parse(WHATS_NEW.since) - 1);

test('what is new is news for who began before it, until she has put it away', () => {
  const { number, since } = WHATS_NEW;
  expect(isNewsFor({ seen: number - 1, since: before })).toBe(true);
  expect(isNewsFor({ seen: number, since: before })).toBe(false);
  expect(isNewsFor({ seen: number - 1, since: new Date(since) })).toBe(false);
});

test('each new thing says in a few words what it is, and leads to a page of hers', () => {
  for (const { title, text, to, link } of WHATS_NEW.things) {
    expect(to).toMatch(/^\/dashboard(\/[a-z-]+)?$/);
    expect(title.length).toBeLessThan(40);
    expect(text.length).toBeLessThan(120);
    expect(link).not.toBe('');
  }
});
