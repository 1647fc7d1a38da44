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

test.each(weighPages(client))('$page brings at most $limitKb kB in all, as it is sent', (page) => {
  expect(page.sizeKb, list(page.files)).toBeLessThanOrEqual(page.limitKb);
});
