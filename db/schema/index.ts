import { accounts } from './accounts.ts';
import { jwks } from './jwks.ts';
import { outbox } from './outbox.ts';
import { profiles } from './profiles.ts';
import { rateLimits } from './rate-limits.ts';
import { sessions } from './sessions.ts';
import { userKeys } from './user-keys.ts';
import { users } from './users.ts';
import { verifications } from './verifications.ts';

/** Every table, under the name the account library knows it by. */
export const schema = {
  accounts,
  jwks,
  outbox,
  profiles,
  rateLimits,
  sessions,
  userKeys,
  users,
  verifications,
};
