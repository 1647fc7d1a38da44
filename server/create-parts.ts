import type { Database } from '@lunaria/db/engine/database.ts';
import { shareByUser } from '@lunaria/db/engine/share-by-user.ts';
import type { ModelOffer } from '@lunaria/domain/documents/reading/model/model-consent.ts';
import type { Hono } from 'hono';
import { createTokenSigner } from './auth/access-token.ts';
import { createTokenAnswer, createUserAnswer } from './auth/answer-with-token.ts';
import type { Auth } from './auth/create-auth.ts';
import type { Links } from './auth/create-links.ts';
import { createDeviceKeys } from './auth/device-key.ts';
import { createSessionFinder } from './auth/find-session.ts';
import { createGuessLimiter } from './auth/limit-guesses.ts';
import { createRateLimiter } from './auth/limit-requests.ts';
import { createPhoneCodes } from './auth/phone-code.ts';
import { createProviderClient } from './auth/providers/provider-client.ts';
import { SessionCache } from './auth/session-cache.ts';
import { createSessionWriter } from './auth/session-writer.ts';
import type { Config } from './config/read-config.ts';
import type { AuditKey } from './encryption/audit-key.ts';
import type { MasterKeyring } from './encryption/master-key.ts';
import { checkOrigin } from './http/check-origin.ts';
import type { Logger } from './logging/logger.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PushSender } from './push/push-sender.ts';
import type { ReadinessChecks, ToldBeside } from './routes/health.ts';
import { describeFactors } from './services/account/factors/find-factors.ts';
import { countUse } from './services/limits.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import type { Storage } from './storage/storage.ts';
import { createReportSetter } from './typesetting/set-apart.ts';

export interface AppDependencies extends Links {
  config: Config;
  database: Database;
  /** Opens the users' data keys. */
  keyring: MasterKeyring;
  /** Chains the access history. */
  auditKey: AuditKey;
  /** Her files, encrypted. */
  storage: Storage;
  auth: Auth;
  logger: Logger;
  /** Sends the codes of telephones; null where nobody does. */
  smsSender: SmsSender | null;
  /** Sends to devices; null where push is off. */
  pushSender: PushSender | null;
  /** The language model that is set up, as she is asked about it; null for none. */
  modelOffer: ModelOffer | null;
  readiness: ReadinessChecks;
  /** Counts requests; absent where METRICS_PORT is not set. */
  metrics?: Pick<Metrics, 'countRequests'>;
  /** What `/readyz` tells beside. */
  toldBeside?: ToldBeside;
  /** The built client (routes/client.ts); absent where only the API is under test. */
  client?: Hono;
  /** Pages for development only (the local mail outbox). */
  devPages?: Hono;
}

export type Parts = ReturnType<typeof createParts>;

/** Everything that routes work with, by name: each takes what it names. */
export function createParts(dependencies: AppDependencies) {
  const { config, keyring, auditKey, auth } = dependencies;
  // A third of the connections at most is one account's.
  const database = shareByUser(dependencies.database, Math.max(1, Math.floor(config.DATABASE_POOL_SIZE / 3)));
  const { secret } = auth.options;
  const sessionCache = new SessionCache();
  const signAccessToken = createTokenSigner(auth, config.publicUrl);
  const answerWithUser = createUserAnswer((session) => describeFactors({ database, keyring }, session));
  return {
    ...dependencies,
    database,
    sessionCache,
    findSession: createSessionFinder({ auth, database, config }),
    sessionWriter: createSessionWriter({ database, config, auditKey, secret, sessionCache }),
    deviceKeys: createDeviceKeys({ database, keyring, config, secret }),
    answerWithUser,
    answerWithToken: createTokenAnswer({ database, signAccessToken, answerWithUser }),
    phoneCodes: createPhoneCodes(secret),
    providers: {
      google: createProviderClient(config, 'google'),
      apple: createProviderClient(config, 'apple'),
    },
    guesses: createGuessLimiter({ database, config, sessionSecret: secret }),
    limit: createRateLimiter({ auth, database, config }),
    limitReadings: async (userId: string) => {
      await countUse({ database, config }, 're-reading|account', userId);
      await countUse({ database, config }, 're-reading-day|account', userId);
    },
    limitTypesetting: (userId: string) => countUse({ database, config }, 'typesetting|account', userId),
    checkOwnOrigin: checkOrigin(config.PUBLIC_URL),
    setReport: createReportSetter(),
    filesAtOnce: config.FILES_AT_ONCE,
    quotaBytes: config.STORAGE_QUOTA_MB * 1_000_000,
  };
}
