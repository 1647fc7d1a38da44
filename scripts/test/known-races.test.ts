import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../prepare/project.mjs';
import { isKnownRace, KNOWN_RACES, type KnownRace } from './known-races.ts';

const LIMIT = 3;

/** What is wrong with a list of races; `readStories` returns the source of a file, null when it is not there. */
function findFaults(races: KnownRace[], readStories: (file: string) => string | null): string[] {
  const faults = races.length > LIMIT ? [`${races.length} races; there may be ${LIMIT}`] : [];
  for (const { file, title, since, reason } of races) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(since) || Number.isNaN(Date.parse(since)))
      faults.push(`${title}: no date`);
    if (reason.trim().split(/\s+/).length < 4) faults.push(`${title}: no reason`);
    const source = readStories(file);
    if (source === null || !listTitles(source).some((pattern) => pattern.test(title)))
      faults.push(`${title}: no such story in ${file}`);
  }
  return faults;
}

/** Every text of a file as a pattern of the whole title: what is put in between `${` and `}` may be anything. */
function listTitles(source: string): RegExp[] {
  return [...source.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g)].map(([, , text = '']) => {
    const parts = text.replaceAll(/\\(.)/g, '$1').split(/\$\{[^}]*\}/);
    return new RegExp(`^${parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*')}$`);
  });
}

const race: KnownRace = {
  file: 'e2e/journeys/a.spec.ts',
  title: 'She logs a day',
  since: '2026-11-23',
  reason: 'the toast goes before it is read',
};
const stories = (file: string) =>
  file === race.file ? `test('${race.title}', …); test(\`In $\{mode} she sees it\`, …);` : null;

test('a race has a date, a reason and a story that is there', () => {
  expect(findFaults([race, { ...race, title: 'In pregnancy she sees it' }], stories)).toEqual([]);
  expect(findFaults([{ ...race, since: '' }], stories)).toEqual(['She logs a day: no date']);
  expect(findFaults([{ ...race, since: '2026-13-41' }], stories)).toEqual(['She logs a day: no date']);
  expect(findFaults([{ ...race, reason: 'flaky' }], stories)).toEqual(['She logs a day: no reason']);
  for (const gone of [{ title: 'She logs two' }, { file: 'e2e/b.spec.ts' }])
    expect(findFaults([{ ...race, ...gone }], stories)).toMatchObject([/no such story/]);
});

test('three races may be known, a fourth may not', () => {
  expect(findFaults([race, race, race], stories)).toEqual([]);
  expect(findFaults([race, race, race, race], stories)).toEqual(['4 races; there may be 3']);
});

test('the list holds to its rules', () => {
  const read = (file: string) => (existsSync(inProject(file)) ? readFileSync(inProject(file), 'utf8') : null);
  expect(findFaults(KNOWN_RACES, read)).toEqual([]);
});

test('a race is known by file and title, not by its title alone', () => {
  expect(isKnownRace('journeys/a.spec.ts › Logging › She logs a day', [race])).toBe(true);
  expect(isKnownRace('journeys/b.spec.ts › She logs a day', [race])).toBe(false);
  expect(isKnownRace('journeys/a.spec.ts › She logs a day twice', [race])).toBe(false);
});
