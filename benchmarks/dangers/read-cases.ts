import { readFileSync } from 'node:fs';
import { LIFE_STAGE_VALUES } from '../../domain/profile/life-stages.ts';
import type { Case, Expected } from './score-dangers.ts';

const EXPECTED: readonly unknown[] = ['now', 'today', 'soon', 'none'] satisfies Expected[];
const NUMBERS = ['ageYears', 'gestationalAgeDays', 'daysSinceBirth', 'daysSinceLoss'] as const;
const FLAGS = ['usesOestrogen', 'hasCoil'] as const;

/** The lines of a file, blank ones left out. A line that cannot be read ends it with its number. */
export function readCases(file: string): Case[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [readCase(line, `${file}:${index + 1}`)]));
}

function readCase(line: string, place: string): Case {
  let read: Record<string, unknown>;
  try {
    read = JSON.parse(line) as Record<string, unknown>; // as: looked at below
  } catch {
    throw new Error(`${place}: no JSON`);
  }
  const { id, text, expect } = read;
  if (typeof text !== 'string' || !EXPECTED.includes(expect))
    throw new Error(`${place}: needs text and expect`);
  const given = (read.facts ?? {}) as Record<string, unknown>; // as: looked at below
  const facts: Record<string, unknown> = {};
  for (const key of NUMBERS) if (typeof given[key] === 'number') facts[key] = given[key];
  for (const key of FLAGS) if (typeof given[key] === 'boolean') facts[key] = given[key];
  if (LIFE_STAGE_VALUES.some((stage) => stage === given.stage)) facts.stage = given.stage;
  return { id: String(id ?? place), text, facts: facts as Case['facts'], expect: expect as Expected }; // as: looked at above
}
