/**
 * What hashing costs in the tests of routes and services, which sign up hundreds of people: as little as argon2 takes.
 * cheap-passwords.mjs puts it in the place of server/auth/hash-cost.ts there, so that no setting of the product can weaken
 * it; the real cost is held by hash-password.test.ts, stored-password.db.test.ts and every deep test.
 */
export const PASSWORD_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
export const RANDOM_COST = PASSWORD_COST;
