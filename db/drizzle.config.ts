import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config db/drizzle.config.ts --name what_changes` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  // Not the tests beside the tables, which would run.
  schema: './db/schema/!(*.test).ts',
  out: './db/migrations',
  entities: { roles: false },
});
