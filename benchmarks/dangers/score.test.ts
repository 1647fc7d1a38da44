import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCases } from './read-cases.ts';
import { type Case, scoreDangers } from './score-dangers.ts';

const one = (id: string, text: string, expected: Case['expect'], facts: Case['facts'] = {}): Case => ({
  id,
  text,
  facts,
  expect: expected,
});

describe('the score', () => {
  it('is what is counted by hand', () => {
    const score = scoreDangers([
      one('a', 'I cannot breathe', 'now'),
      one('b', 'a lovely day', 'now'),
      one('c', 'my right leg is swollen and hot', 'today'),
      one('d', 'I cannot breathe', 'today'),
      one('e', 'found a lump in my breast', 'soon'),
      one('f', 'a lovely day', 'soon'),
      one('g', 'a lovely day', 'none'),
      one('h', 'I cannot breathe', 'none'),
      one('i', 'found a lump in my breast', 'none'),
      one('j', 'a lovely day', 'none'),
    ]);
    expect(score).toMatchObject({
      cases: 10,
      nowRecall: 0.5,
      todayRecall: 1,
      soonRecall: 0.5,
      falseAlarms: 0.25,
      missed: ['b', 'f', 'h'],
    });
  });

  it('is null for an answer that nothing is expected to get', () => {
    expect(scoreDangers([one('a', 'a lovely day', 'none')])).toMatchObject({
      nowRecall: null,
      falseAlarms: 0,
    });
  });
});

describe('reading the lines', () => {
  const write = (text: string) => {
    const file = join(mkdtempSync(join(tmpdir(), 'dangers-')), 'cases.jsonl');
    writeFileSync(file, text);
    return file;
  };

  it('takes the named keys and nothing else', () => {
    const line = {
      id: 'a',
      text: 'spotting',
      facts: { stage: 'pregnancy', gestationalAgeDays: 63, expect: 'now' },
      expect: 'today',
      note: 'now',
    };
    expect(readCases(write(`${JSON.stringify(line)}\n\n`))).toEqual([
      one('a', 'spotting', 'today', { stage: 'pregnancy', gestationalAgeDays: 63 }),
    ]);
  });

  it('names the line that it cannot read', () => {
    expect(() => readCases(write('{"id":"a","text":"x","expect":"none"}\n{'))).toThrow(/:2: no JSON/);
    expect(() => readCases(write('{"id":"a","text":"x","expect":"maybe"}'))).toThrow(
      /:1: needs text and expect/,
    );
  });
});
