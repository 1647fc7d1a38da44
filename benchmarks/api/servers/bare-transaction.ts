// What a careful hand would write without any library: one transaction that names the user, then her profile.
import { answerJson } from './answer-json.ts';
import { createBarePool, SELECT_PROFILE, userId } from './bare-pool.ts';

const pool = createBarePool();

answerJson(async () => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query("select set_config('app.user_id', $1, true)", [userId]);
    const { rows } = await client.query(SELECT_PROFILE, [userId]);
    await client.query('COMMIT');
    return rows[0];
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
});
