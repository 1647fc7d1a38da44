import type { Options } from '@node-rs/argon2';

/**
 * argon2id with the second recommended option of RFC 9106 (64 MiB, 3 passes) in one lane: the threads of a small
 * machine stay free for other people signing in. OWASP's minimum is 19 MiB and 2 passes.
 */
export const PASSWORD_COST: Options = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** OWASP's minimum is enough for what was not chosen by a person. */
export const RANDOM_COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
