import { configDefaults, defineConfig } from 'vitest/config';

const WORKSPACES = '{domain,db,server,web,scripts,e2e,benchmarks}';
const EXCLUDE = [...configDefaults.exclude, '**/build/**', '**/.react-router/**'];

// The name of a file says what it needs: `*.test.ts` nothing, `*.db.test.ts` a database, `*.deep.test.ts` time.
// The files of a worker share one process (docs/decisions/test-runner.md): what a test changes of it, it puts back.
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
          isolate: false,
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
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'deep',
          // Random requests find more the longer they are tried.
          include: [`${WORKSPACES}/**/*.deep.test.ts`, 'server/http/hostile-requests.db.test.ts'],
          env: { HOSTILE_RUNS: '60' },
          exclude: EXCLUDE,
          testTimeout: 1_800_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
