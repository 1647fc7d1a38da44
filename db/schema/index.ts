import { accounts } from './accounts.ts';
import { dailyHealthSignals } from './daily-health-signals.ts';
import { jwks } from './jwks.ts';
import { outbox } from './outbox.ts';
import { periodTracking } from './period-tracking.ts';
import { profiles } from './profiles.ts';
import { rateLimits } from './rate-limits.ts';
import { sessions } from './sessions.ts';
import { userKeys } from './user-keys.ts';
import { users } from './users.ts';
import { verifications } from './verifications.ts';

/** Every table, under the name the account library knows it by. */
export const schema = {
  accounts,
  dailyHealthSignals,
  jwks,
  outbox,
  periodTracking,
  profiles,
  rateLimits,
  sessions,
  userKeys,
  users,
  verifications,
};
