import { configDefaults, defineConfig } from 'vitest/config';

const WORKSPACES = '{domain,db,server,web,scripts,e2e,benchmarks}';
const EXCLUDE = [...configDefaults.exclude, '**/build/**', '**/.react-router/**'];

// The name of a file says what it needs: `*.test.ts` nothing, `*.db.test.ts` a database, `*.deep.test.ts` time.
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${WORKSPACES}/**/*.test.{ts,tsx}`],
          exclude: [...EXCLUDE, '**/*.db.test.ts', '**/*.deep.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: [`${WORKSPACES}/**/*.db.test.ts`],
          exclude: EXCLUDE,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'deep',
          include: [`${WORKSPACES}/**/*.deep.test.ts`],
          exclude: EXCLUDE,
          testTimeout: 1_800_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
