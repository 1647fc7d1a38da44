import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { PROJECT_DIRECTORY } from './project.mjs';

// npm refuses to list packages whose wishes contradict each other: three that do so are named in `overrides` of package.json.
test('npm lists every installed package with version, source and hash, as a release names them', async () => {
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format=cyclonedx'], {
    cwd: PROJECT_DIRECTORY,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const { components }: { components: { 'bom-ref': string; purl: string; hashes?: object[] }[] } =
    JSON.parse(stdout);
  const listed = new Map(components.map((component) => [component.purl, component]));
  const installed: { packages: Record<string, { version: string; link?: boolean }> } = JSON.parse(
    readFileSync(join(PROJECT_DIRECTORY, 'node_modules', '.package-lock.json'), 'utf8'),
  );
  const packages = Object.entries(installed.packages).filter(
    ([path, { link }]) =>
      path.includes('node_modules/') && !link && existsSync(join(PROJECT_DIRECTORY, path)),
  );
  expect(packages.length).toBeGreaterThan(500);
  const missing = packages.filter(([path, { version }]) => {
    const name = path.replace(/.*node_modules\//, '').replace('@', '%40');
    return !listed.get(`pkg:npm/${name}@${version}`)?.hashes?.length;
  });
  expect(missing).toEqual([]);
});
