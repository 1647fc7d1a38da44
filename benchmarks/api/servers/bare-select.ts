// Only the SELECT. The user stands in the connection's own settings: no request could ever be anybody else's.
import { answerJson } from './answer-json.ts';
import { createBarePool, SELECT_PROFILE, userId } from './bare-pool.ts';

const pool = createBarePool(`-c app.user_id=${userId}`);

answerJson(async () => (await pool.query(SELECT_PROFILE, [userId])).rows[0]);
