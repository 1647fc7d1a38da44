import { expect, test } from 'vitest';

const SOURCES = {
  ...import.meta.glob<string>('./*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../../domain/laboratory/*.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
};

test('RE-050: no text of the room says what a value means', () => {
  const verdict = /(?<!-)\b(?:ab)?normal|\bhealth(?:y|ily)|\bunhealthy|\bdiagnos/i;
  const texts = Object.entries(SOURCES)
    .filter(([file]) => !file.includes('.test.'))
    .flatMap(([file, source]) =>
      source
        .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
        .split('\n')
        .filter((line) => !/^\s*(?:import|export) .* from /.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter((line) => verdict.test(line.slice(line.indexOf(':'))))).toEqual([]);
  // It would find one.
  expect(verdict.test('This value is normal')).toBe(true);
});
