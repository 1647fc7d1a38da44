import { expect, test } from 'vitest';
import { joinParts } from './join-parts.ts';

const { load, resolveId, transform } = joinParts(
  { dashboard: ['/work/web/features/log/form.tsx', '/work/domain/cycle/find.ts'] },
  '/work',
) as unknown as Record<'load' | 'resolveId' | 'transform', (...words: string[]) => unknown>; // as: hooks of a bundler

const rewrite = (code: string, file = '/work/web/features/log/log.tsx') => transform?.(code, file);

test('a part of a list is fetched with the others, by its place in the list', () => {
  expect(rewrite("lazy(() => import('./form.tsx').catch(missing));")).toEqual({
    code: 'lazy(() => import("virtual:parts-dashboard").then((parts) => parts.part0).catch(missing));',
    map: null,
  });
  expect(rewrite("await import('@lunaria/domain/cycle/find.ts')")).toMatchObject({
    code: 'await import("virtual:parts-dashboard").then((parts) => parts.part1)',
  });
});

test('every other part is fetched alone', () => {
  expect(rewrite("import('./year.tsx')")).toBeNull();
  expect(rewrite("import('./form.tsx')", '/work/web/features/goals/goals.tsx')).toBeNull();
  expect(rewrite("import form from './form.tsx'")).toBeNull();
});

test('the list hands on each of its parts whole', () => {
  const id = resolveId?.('virtual:parts-dashboard') as string; // as: a name of ours
  expect(load?.(id)).toBe(
    'export * as part0 from "/work/web/features/log/form.tsx";\nexport * as part1 from "/work/domain/cycle/find.ts";',
  );
  expect(load?.('/work/web/features/log/form.tsx')).toBeNull();
});
