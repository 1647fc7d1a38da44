import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT_DIRECTORY } from './project.mjs';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
}

const read = (path: string) => readFileSync(join(PROJECT_DIRECTORY, path), 'utf8');
const lockfile: { packages: Record<string, LockedPackage> } = JSON.parse(read('package-lock.json'));
const locked = Object.entries(lockfile.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

/** What `npm start` builds and runs; tests, what is for tests, and types are left out. */
const SERVED = '{domain,db,server,web}/**/*.{ts,tsx,mjs}';
const NOT_SERVED =
  /(^|\/)(node_modules|build|\.react-router|testing)\/|\.test\.tsx?$|\/fake-[^/]*$|\.d\.ts$|^db\/drizzle\.config\.ts$/;
/** Run by hand, for results that are committed (`npm run fonts` in web). */
const BY_HAND = ['web/scripts/subset-fonts.ts', 'web/scripts/make-print-fonts.ts'];

/** Names of the packages that a source imports when it runs. */
function importedPackages(source: string): string[] {
  const values = source.replaceAll(/^(import|export) type [^;]+;/gm, '');
  const specifiers = [
    ...values.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)';/gms),
    ...values.matchAll(/^import '([^']+)';/gm),
    ...values.matchAll(/\bimport\('([^']+)'\)/g),
  ].map(([, specifier = '']) => specifier);
  return specifiers
    .filter(
      (specifier) => !/^[./]/.test(specifier) && !isBuiltin(specifier) && !specifier.startsWith('@lunaria/'),
    )
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

describe('what `npm start` installs', () => {
  test('is what the product imports when it is built and run', () => {
    const files = globSync(SERVED, { cwd: PROJECT_DIRECTORY })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !NOT_SERVED.test(file) && !BY_HAND.includes(file));
    expect(files.length).toBeGreaterThan(900);
    const needed = files.flatMap((file) => importedPackages(read(file)).map((name) => ({ file, name })));
    expect(new Set(needed.map(({ name }) => name)).size).toBeGreaterThan(40);
    const installed = ['domain', 'db', 'server', 'web'].flatMap((workspace) =>
      Object.keys(JSON.parse(read(`${workspace}/package.json`)).dependencies),
    );
    const missing = needed.filter(({ name }) => !installed.includes(name));
    expect(missing).toEqual([]);
  });

  test.each(['lighthouse', '@sentry/core', '@biomejs/biome', 's3rver', 'fast-check', '@playwright/test'])(
    'is not %s',
    (name) => {
      expect(lockfile.packages[`node_modules/${name}`]).toMatchObject({ dev: true });
    },
  );
});

test('every package has a version and a hash of what it must be, and comes from the registry that is set up', () => {
  expect(locked.length).toBeGreaterThan(500);
  expect(
    locked.filter(([, { version, integrity }]) => !version || !integrity?.startsWith('sha512-')),
  ).toEqual([]);
  // A package from anywhere else (git, a file, an address) would name it here.
  expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('these packages run a command of their own when they are installed, and no others', () => {
  const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect([...new Set(running.map((path) => path.replace(/.*node_modules\//, '')))].sort()).toEqual([
    'esbuild',
    'tesseract.js',
  ]);
});
