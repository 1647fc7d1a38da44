import pg from 'pg';

/** Connections that act as app_user: of the same number, in the same role, as those that serve a request. */
export function createBarePool(settings = ''): pg.Pool {
  return new pg.Pool({
    connectionString: process.env.DATABASE_URL,
    max: Number(process.env.DATABASE_POOL_SIZE),
    options: `-c role=app_user ${settings}`,
  });
}

/** The user whose profile is read. */
export const userId = process.env.BENCH_USER_ID ?? '';

export const SELECT_PROFILE = 'select full_name, life_stage from profiles where id = $1';
