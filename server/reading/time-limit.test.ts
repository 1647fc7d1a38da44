import { describe, expect, it } from 'vitest';
import { TimeLimit } from './time-limit.ts';

describe('the time a page may take', () => {
  it('is over when the process has worked for it', () => {
    const limit = new TimeLimit(60, 0, 10);
    expect(limit.isOver(59_000, 69)).toBe(false);
    expect(limit.isOver(61_000, 71)).toBe(true);
  });

  it('is not over while the process waits for its turn on a busy machine, but not for ever', () => {
    const limit = new TimeLimit(60, 0, 10);
    expect(limit.isOver(200_000, 30)).toBe(false);
    expect(limit.isOver(301_000, 30)).toBe(true);
  });

  it('is the time that passes where nobody can say how long the process worked', () => {
    expect(new TimeLimit(60, 0, null).isOver(61_000, null)).toBe(true);
  });

  it('begins anew with each page', () => {
    const limit = new TimeLimit(60, 0, 0);
    limit.restart(100_000, 100);
    expect(limit.isOver(161_000, 150)).toBe(false);
    expect(limit.isOver(161_000, 161)).toBe(true);
  });
});
