import { expect, test } from 'vitest';
import { inProject } from '../prepare/project.mjs';
import { weighFirstLoads } from './first-load.ts';
import { weighPages } from './page-weight.ts';

const client = inProject('web', 'build', 'client');

const list = (files: { file: string; sizeKb: number }[]) =>
  files.map(({ file, sizeKb }) => `  ${sizeKb.toFixed(1).padStart(6)} kB ${file}`).join('\n');

test.each(weighFirstLoads(client))(
  '$page brings at most $limitKb kB of JavaScript first, gzipped',
  (load) => {
    expect(load.sizeKb, list(load.files)).toBeLessThanOrEqual(load.limitKb);
  },
);

// Each is a request, and small ones compress badly (web/scripts/join-scripts.ts).
test.each([
  ['/dashboard', 27],
  ['/auth/login', 29],
])('%s asks for at most %i scripts before it can be used', (page, limit) => {
  const [load] = weighFirstLoads(client, { [page]: 0 });
  expect(load?.files.length).toBeLessThanOrEqual(limit);
});

test.each(weighPages(client))('$page brings at most $limitKb kB in all, as it is sent', (page) => {
  expect(page.sizeKb, list(page.files)).toBeLessThanOrEqual(page.limitKb);
});
