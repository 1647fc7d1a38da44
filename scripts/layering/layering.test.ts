import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const project = join(import.meta.dirname, '..', '..');
const biome = join(project, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

const PURE = 'domain is pure';
const NO_SERVER = 'web knows the server by its API alone';
const NO_NODE = 'web runs in the browser';
const OTHER_FEATURE = 'A feature leaves the insides of another alone';
const NO_FEATURE = 'web/data is what she recorded';
const ONLY_TYPE = 'Of the server only the type of its app';
const PLAIN = 'Name modules by a plain string';

// Each line is planted into a file of its own and must fail with these words, and nothing else may fail.
const violations: [file: string, code: string, words: string][] = [
  ['domain/cycle/a.ts', `import { useState } from 'react';`, PURE],
  ['domain/cycle/a.ts', `import type { ReactNode } from 'react';`, PURE],
  ['domain/cycle/a.ts', `import { renderToString } from 'react-dom/server';`, PURE],
  ['domain/cycle/a.ts', `import { sql } from 'drizzle-orm';`, PURE],
  ['domain/cycle/a.ts', `import { pgTable } from 'drizzle-orm/pg-core';`, PURE],
  ['domain/cycle/a.ts', `import pg from 'pg';`, PURE],
  ['domain/cycle/a.ts', `import { PGlite } from '@electric-sql/pglite';`, PURE],
  ['domain/cycle/a.ts', `import { readFileSync } from 'node:fs';`, PURE],
  ['domain/cycle/a.ts', `import { readFile } from 'node:fs/promises';`, PURE],
  ['domain/cycle/a.ts', `import { Hono } from 'hono';`, PURE],
  ['domain/cycle/a.ts', `import { betterAuth } from 'better-auth';`, PURE],
  ['domain/cycle/a.ts', `import { a } from '@lunaria/db/schema/users.ts';`, PURE],
  ['domain/cycle/a.ts', `import { a } from '@lunaria/server/app.ts';`, PURE],
  ['domain/cycle/a.ts', `import { a } from '@lunaria/web/routes.ts';`, PURE],
  ['domain/cycle/a.ts', `import { a } from '../../web/ui/button.tsx';`, PURE],
  ['domain/product.ts', `import { a } from '../server/app.ts';`, PURE],
  ['domain/product.ts', `export * from '../db/schema/users.ts';`, PURE],
  ['domain/product.ts', `export { sql } from 'drizzle-orm';`, PURE],
  ['domain/product.ts', `export const a = () => import('pg');`, PURE],
  ['domain/product.ts', `import 'react';`, PURE],
  ['domain/cycle/a.ts', `import type { Bundle } from '@medplum/fhirtypes';`, PURE],
  ['domain/fhir/a.ts', `import { validateResource } from '@medplum/core';`, PURE],
  ['domain/fhir/a.ts', `import { a } from '../../db/schema/users.ts';`, PURE],
  ['domain/cycle/a.test.ts', `import { sql } from 'drizzle-orm';`, PURE],
  ['domain/cycle/a.test.ts', `import { a } from '../../server/app.ts';`, PURE],
  ['db/queries/a.ts', `import { a } from '@lunaria/server/app.ts';`, 'db lies below'],
  ['db/queries/a.ts', `import { a } from '../../server/app.ts';`, 'db lies below'],
  ['db/queries/a.ts', `import { a } from '@lunaria/web/ui/button.tsx';`, 'db lies below'],
  ['db/queries/a.ts', `import { a } from '../../web/ui/button.tsx';`, 'db lies below'],
  ['db/queries/a.ts', `import { useState } from 'react';`, 'db knows tables'],
  ['db/queries/a.ts', `import { Hono } from 'hono';`, 'db knows tables'],
  ['server/routes/a.ts', `import { a } from '@lunaria/web/routes.ts';`, 'server serves the built client'],
  ['server/routes/a.ts', `import { a } from '../../web/routes.ts';`, 'server serves the built client'],
  ['server/app.ts', `export * from '../web/routes.ts';`, 'server serves the built client'],
  ['server/app.ts', `import { renderToString } from 'react-dom/server';`, 'server draws no screens'],
  ['server/auth/a.ts', `import { a } from '../services/limits.ts';`, 'auth lies below services'],
  ['server/auth/b/a.ts', `import type { A } from '../../services/cycle/a.ts';`, 'auth lies below services'],
  ['server/auth/a.ts', `import { a } from '../../web/routes.ts';`, 'server serves the built client'],
  ['server/auth/a.ts', `import { useState } from 'react';`, 'server draws no screens'],
  ['web/root.tsx', `import { a } from '../server/app.ts';`, NO_SERVER],
  ['web/root.tsx', `import type { AppType } from '@lunaria/server/app.ts';`, NO_SERVER],
  ['web/routes/a.tsx', `import { a } from '../../server/app.ts';`, NO_SERVER],
  ['web/routes/a.tsx', `import { a } from '@lunaria/db/queries/users.ts';`, NO_SERVER],
  ['web/routes/a.tsx', `export { a } from '@lunaria/server/app.ts';`, NO_SERVER],
  ['web/routes/a.tsx', `export const a = () => import('../../db/schema/users.ts');`, NO_SERVER],
  ['web/routes/a.tsx', `import { readFileSync } from 'node:fs';`, NO_NODE],
  ['web/routes/a.tsx', `import { readFile } from 'node:fs/promises';`, NO_NODE],
  ['web/features/a/b.test.ts', `import { a } from '@lunaria/server/app.ts';`, NO_SERVER],
  ['web/scripts/a.ts', `import { a } from '../../server/app.ts';`, NO_SERVER],
  ['web/ui/a.tsx', `import { a } from '../features/auth/login-form.tsx';`, 'web/ui knows no health word'],
  ['web/ui/a.tsx', `import { a } from '../app/api-client.ts';`, 'web/ui knows no health word'],
  ['web/ui/art/a.tsx', `import { a } from '../../routes/home.tsx';`, 'web/ui knows no health word'],
  ['web/ui/a.tsx', `import { a } from '@lunaria/server/app.ts';`, NO_SERVER],
  ['web/ui/a.tsx', `import { a } from 'node:path';`, NO_NODE],
  ['web/ui/a.tsx', `import { a } from '../data/goals/goals.ts';`, 'web/ui knows no health word'],
  ['web/data/a.ts', `import { a } from '../features/auth/login-form.tsx';`, NO_FEATURE],
  ['web/data/goals/a.ts', `import { a } from '../../features/session/use-session.ts';`, NO_FEATURE],
  ['web/data/goals/a.ts', `import type { A } from '../../features/goals/goal-draft.ts';`, NO_FEATURE],
  ['web/data/goals/a.ts', `export const a = () => import('../../features/goals/goals.tsx');`, NO_FEATURE],
  ['web/data/goals/a.ts', `import { a } from '../../routes/home.tsx';`, NO_FEATURE],
  ['web/data/goals/a.ts', `import { a } from '@lunaria/server/app.ts';`, NO_SERVER],
  ['web/data/goals/a.ts', `import { a } from 'node:path';`, NO_NODE],
  ['web/features/dashboard/a.tsx', `import { a } from '../auth/login-form.tsx';`, OTHER_FEATURE],
  ['web/features/dashboard/a.tsx', `import { a } from '../../features/auth/login-form.tsx';`, OTHER_FEATURE],
  ['web/features/dashboard/b/a.tsx', `import { a } from '../../auth/login-form.tsx';`, OTHER_FEATURE],
  [
    'web/features/dashboard/b/a.tsx',
    `import { a } from '../../../features/auth/login-form.tsx';`,
    OTHER_FEATURE,
  ],
  ['web/features/dashboard/b/c/a.tsx', `import { a } from '../../../auth/login-form.tsx';`, OTHER_FEATURE],
  [
    'web/features/dashboard/b/c/a.tsx',
    `import { a } from '../../../../features/auth/login-form.tsx';`,
    OTHER_FEATURE,
  ],
  ['web/features/dashboard/b/c/a.tsx', `import { a } from '../../../../routes/home.tsx';`, 'Imports flow'],
  ['web/features/dashboard/a.tsx', `import { a } from '../../routes/home.tsx';`, 'Imports flow'],
  ['web/features/dashboard/b/a.tsx', `import { a } from '../../../routes/home.tsx';`, 'Imports flow'],
  ['web/features/dashboard/a.tsx', `import { a } from '@lunaria/server/app.ts';`, NO_SERVER],
  ['web/features/dashboard/b/a.tsx', `import { a } from '../../../../db/schema/users.ts';`, NO_SERVER],
  ['web/features/dashboard/a.tsx', `import { a } from 'node:path';`, NO_NODE],
  ['web/features/dashboard/b/a.tsx', `import { a } from 'node:path';`, NO_NODE],
  ['web/app/api-client.ts', `import { createApp } from '@lunaria/server/app.ts';`, ONLY_TYPE],
  ['web/app/api-client.ts', `import { createApp } from '../../server/app.ts';`, ONLY_TYPE],
  ['web/app/api-client.ts', `import * as server from '@lunaria/server/app.ts';`, ONLY_TYPE],
  ['web/app/api-client.ts', `import server from '@lunaria/server/app.ts';`, ONLY_TYPE],
  ['web/app/api-client.ts', `import '@lunaria/server/app.ts';`, ONLY_TYPE],
  ['web/app/api-client.ts', `export * from '@lunaria/server/app.ts';`, ONLY_TYPE],
  ['web/app/api-client.ts', `export const a = () => import('@lunaria/server/app.ts');`, ONLY_TYPE],
  ['web/app/api-client.ts', `import { a } from '@lunaria/db/schema/users.ts';`, NO_SERVER],
  ['web/app/api-client.ts', `import { a } from 'node:path';`, NO_NODE],
  ['web/routes/a.tsx', `export const a = require('../../server/app.ts');`, PLAIN],
  ['web/routes/a.tsx', 'export const a = () => import(`../../server/app.ts`);', PLAIN],
  ['web/routes/a.tsx', `export const a = () => import('../../ser' + 'ver/app.ts');`, PLAIN],
  ['web/routes/a.tsx', `export type A = import('../../server/app.ts').AppType;`, PLAIN],
  ['web/routes/a.tsx', `export const a = import.meta.glob('../../server/*.ts');`, PLAIN],
  ['domain/product.ts', `export type A = import('react').ReactNode;`, PLAIN],
  ['domain/product.ts', `export const a = require('pg');`, PLAIN],
];

const allowed: [file: string, code: string][] = [
  ['domain/fhir/a.ts', `import type { Bundle } from '@medplum/fhirtypes';`],
  [
    'domain/cycle/a.ts',
    `import * as z from 'zod/mini';\nexport { a } from '../text.ts';\nexport { b } from './b.ts';`,
  ],
  ['domain/cycle/a.ts', `export { a } from '@lunaria/domain/text.ts';`],
  [
    'domain/cycle/a.test.ts',
    `import 'node:fs';\nimport 'node:fs/promises';\nimport 'vitest';\nimport 'fast-check';`,
  ],
  ['db/queries/a.ts', `import 'drizzle-orm';\nimport 'node:fs';\nimport '@lunaria/domain/text.ts';`],
  ['server/routes/a.ts', `import 'hono';\nimport '@lunaria/db/queries/users.ts';\nimport '../app.ts';`],
  ['server/auth/a.db.test.ts', `import '../services/limits.ts';`],
  ['web/routes/a.tsx', `import '../features/auth/login-form.tsx';\nimport '../app/api-client.ts';`],
  ['web/entry.server.tsx', `import 'react-dom/server';`],
  ['web/ui/a.tsx', `import './button.tsx';\nimport '@lunaria/domain/product.ts';`],
  [
    'web/features/dashboard/a.tsx',
    `import '../session/use-session.ts';\nimport '../../data/goals/goals.ts';`,
  ],
  [
    'web/features/dashboard/a.tsx',
    `import './b/c.tsx';\nimport '../../ui/button.tsx';\nimport '../../app/api.ts';`,
  ],
  [
    'web/features/dashboard/b/a.tsx',
    `import '../a.tsx';\nimport '../c/d.tsx';\nimport '../../session/use-session.ts';`,
  ],
  ['web/features/dashboard/b/a.tsx', `import '../../../ui/button.tsx';`],
  [
    'web/features/dashboard/b/c/a.tsx',
    `import '../a.tsx';\nimport '../../d/e.tsx';\nimport '../../../session/use-session.ts';\nimport '../../../../ui/button.tsx';`,
  ],
  ['web/data/goals/a.ts', `import '../cycle/b.ts';\nimport '../../app/api-client.ts';\nimport './c.ts';`],
  ['web/app/api-client.ts', `import type { AppType } from '@lunaria/server/app.ts';`],
  ['web/features/a/b.test.ts', `import 'node:fs';`],
  ['web/vite.config.ts', `import 'node:path';`],
  ['web/routes/a.tsx', `export const a = () => import('../features/auth/login-form.tsx');`],
  ['db/engine/a.ts', `export type Sqlite = typeof import('node:sqlite');`],
];

type Diagnostic = { file: string; message: string };

let clone = '';
beforeAll(() => {
  // A clone of the settings alone: what is planted there is seen by nobody else.
  clone = mkdtempSync(join(tmpdir(), 'lunaria layering '));
  for (const path of ['biome.json', '.gitignore', 'scripts/layering']) {
    cpSync(join(project, path), join(clone, path), { recursive: true });
  }
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** Plants the files, lints them, takes them away again; returns what the layering says. */
function lintPlanted(files: Record<string, string>): Diagnostic[] {
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    writeFileSync(join(clone, file), `${code}\n`);
  }
  let report: string;
  try {
    report = execFileSync(
      process.execPath,
      [biome, 'lint', '--reporter=github', '--max-diagnostics=none', ...Object.keys(files)],
      { cwd: clone, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    );
  } catch (error) {
    // Biome exits with 1 when it finds something; the report is what counts.
    report = String((error as { stdout?: string }).stdout ?? error);
  }
  for (const file of Object.keys(files)) rmSync(join(clone, file));
  return [
    ...report.matchAll(
      /^::error title=(?:lint\/style\/noRestrictedImports|plugin),file=(.+?),line=.*?::(.*)$/gm,
    ),
  ].map(([, file = '', message = '']) => ({ file: file.slice(clone.length + 1), message }));
}

/** What the layering says of each line alone; those that want the same file are planted one after the other. */
function lintEach(lines: (readonly [file: string, code: string, ...unknown[]])[]): Map<string, Diagnostic[]> {
  const found = new Map<string, Diagnostic[]>();
  const rounds = Map.groupBy(lines, ([file, code]) => {
    const ofFile = lines.filter((line) => line[0] === file);
    return ofFile.findIndex((line) => line[1] === code);
  });
  for (const round of rounds.values()) {
    const diagnostics = lintPlanted(Object.fromEntries(round));
    for (const [file, code] of round) {
      const own = diagnostics.filter((diagnostic) => diagnostic.file === file);
      found.set(`${file} ${code}`, own);
    }
    const files = round.map(([file]) => file);
    for (const { file } of diagnostics) expect(files).toContain(file);
  }
  return found;
}

/** The linter reads the whole tree; a starved machine takes its time over that. */
const SLOW_MACHINE_MS = 60_000;

describe('an import that breaks the layering fails', () => {
  let found = new Map<string, Diagnostic[]>();
  beforeAll(() => {
    found = lintEach(violations);
  }, SLOW_MACHINE_MS);

  test.each(violations)('%s: %s', (file, code, words) => {
    expect(found.get(`${file} ${code}`)).toEqual([{ file, message: expect.stringContaining(words) }]);
  });
});

describe('an import that keeps the layering passes', () => {
  let found = new Map<string, Diagnostic[]>();
  beforeAll(() => {
    found = lintEach(allowed);
  });

  test.each(allowed)('%s: %s', (file, code) => {
    expect(found.get(`${file} ${code}`)).toEqual([]);
  });
});

test('nobody switches the layering off by a comment', () => {
  const sources = globSync('{domain,db,server,web}/**/*.{ts,tsx}', {
    cwd: project,
    exclude: (name) => /(^|\/)(node_modules|build|\.react-router)$/.test(String(name)),
  });
  expect(sources.length).toBeGreaterThan(50);
  const silenced = sources.filter((file) =>
    /biome-ignore(-\w+)?\s+(lint(\/style)?\s*:|lint\/style\/noRestrictedImports|lint\/plugin|plugin)/.test(
      readFileSync(join(project, file), 'utf8'),
    ),
  );
  expect(silenced).toEqual([]);
});
