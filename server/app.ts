import type { Database } from '@lunaria/db/engine/database.ts';
import { shareByUser } from '@lunaria/db/engine/share-by-user.ts';
import type { ModelOffer } from '@lunaria/domain/documents/reading/model/model-consent.ts';
import { Hono } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { requestId } from 'hono/request-id';
import { createTokenSigner } from './auth/access-token.ts';
import { createTokenAnswer, createUserAnswer } from './auth/answer-with-token.ts';
import type { Auth } from './auth/create-auth.ts';
import { createDeviceKeys } from './auth/device-key.ts';
import type { EmailChangeLinks } from './auth/email-change-link.ts';
import { createSessionFinder } from './auth/find-session.ts';
import type { GuardianLinks } from './auth/guardian-link.ts';
import { keepWrongTries } from './auth/keep-wrong-tries.ts';
import { createGuessLimiter } from './auth/limit-guesses.ts';
import { createRateLimiter } from './auth/limit-requests.ts';
import type { NewsletterLinks } from './auth/newsletter-link.ts';
import { createPhoneCodes } from './auth/phone-code.ts';
import { createProviderClient } from './auth/providers/provider-client.ts';
import { requireConsent } from './auth/require-consent.ts';
import { requireUser } from './auth/require-user.ts';
import type { ResetLinks } from './auth/reset-link.ts';
import { SessionCache } from './auth/session-cache.ts';
import { createSessionWriter } from './auth/session-writer.ts';
import { takeTurns } from './auth/take-turns.ts';
import type { UndoLinks } from './auth/undo-link.ts';
import type { VerificationLinks } from './auth/verification-link.ts';
import type { Config } from './config/read-config.ts';
import type { MasterKeyring } from './encryption/master-key.ts';
import { AppError } from './errors/app-error.ts';
import { createErrorHandler } from './errors/handle-error.ts';
import { createAccountPlaces } from './http/account-places.ts';
import { checkAddress } from './http/check-address.ts';
import { checkOrigin } from './http/check-origin.ts';
import { createWritePace } from './http/pace-writes.ts';
import { readClientAddress } from './http/read-client-address.ts';
import { limitBody, readJson } from './http/read-json.ts';
import { readUpload } from './http/read-upload.ts';
import type { RequestContext } from './http/request-context.ts';
import { setSecurityHeaders } from './http/set-security-headers.ts';
import type { Logger } from './logging/logger.ts';
import { carrySecurityLog } from './logging/report-security-event.ts';
import { createSecurityLog } from './logging/security-log.ts';
import { createAccountEventsRoutes } from './routes/account-events.ts';
import { createAiModelRoutes } from './routes/ai-model.ts';
import { createAuthRoutes, createJwksRoute } from './routes/auth.ts';
import { createBleedingDaysRoutes } from './routes/bleeding-days.ts';
import { createContactPages, createContactRoute } from './routes/contact.ts';
import { createCycleForecastsRoutes } from './routes/cycle-forecasts.ts';
import { createCycleMarksRoutes } from './routes/cycle-marks.ts';
import { createCyclePausesRoutes } from './routes/cycle-pauses.ts';
import { createCycleRecordsRoutes } from './routes/cycle-records.ts';
import { createCycleReportRoutes } from './routes/cycle-report.ts';
import { createDailyHealthSignalsRoutes } from './routes/daily-health-signals.ts';
import { createDailyLogsRoutes } from './routes/daily-logs.ts';
import { createEmailChangeRoutes } from './routes/email-change.ts';
import { createEmailVerificationRoutes } from './routes/email-verification.ts';
import { createFactorRoutes } from './routes/factors.ts';
import { createGuardianRoutes } from './routes/guardian.ts';
import { createAnalyzeDocumentRoute, createHealthDocumentsRoutes } from './routes/health-documents.ts';
import { createHealthGoalsRoutes } from './routes/health-goals.ts';
import { createHealthRoutes, type ReadinessChecks } from './routes/health.ts';
import { createLinkedAccountsRoutes } from './routes/linked-accounts.ts';
import { createNewsletterPages, createNewsletterRoute } from './routes/newsletter.ts';
import { createOnboardingRoutes } from './routes/onboarding.ts';
import { createOpenSessionsRoutes } from './routes/open-sessions.ts';
import { createPasskeyRoutes } from './routes/passkeys.ts';
import { createPasswordRoutes } from './routes/password.ts';
import { createPeriodTrackingRoutes } from './routes/period-tracking.ts';
import { createPregnancyRoutes } from './routes/pregnancy.ts';
import { createProfileRoutes } from './routes/profile.ts';
import { createProofRoutes } from './routes/proof.ts';
import { createProviderRoutes } from './routes/provider-sign-in.ts';
import { createRecoveryCodeRoutes } from './routes/recovery-codes.ts';
import { createSessionRoutes } from './routes/session.ts';
import { createSignInsRoutes } from './routes/sign-ins.ts';
import { createSocialRoutes } from './routes/social.ts';
import { createTermsRoutes } from './routes/terms.ts';
import { createUndoRoutes } from './routes/undo.ts';
import { createUnitsRoutes } from './routes/units.ts';
import { describeFactors } from './services/account/factors/find-factors.ts';
import { requireRoomOf } from './services/documents/require-room.ts';
import { countUse } from './services/limits.ts';
import { isConsentPending } from './services/onboarding/consent.ts';
import type { SmsSender } from './sms/sms-sender.ts';
import type { Storage } from './storage/storage.ts';
import { createReportSetter } from './typesetting/set-apart.ts';

export interface AppDependencies {
  config: Config;
  database: Database;
  /** Opens the users' data keys. */
  keyring: MasterKeyring;
  /** Her files, encrypted. */
  storage: Storage;
  auth: Auth;
  /** Signs and reads the links of guardians' mails. */
  guardianLinks: GuardianLinks;
  /** Signs and reads the links of the newsletter's mails. */
  newsletterLinks: NewsletterLinks;
  /** Signs and reads the links of password mails. */
  resetLinks: ResetLinks;
  /** Signs and reads the links of mails about a change of address. */
  emailChangeLinks: EmailChangeLinks;
  /** Signs and reads the links of verification mails. */
  verificationLinks: VerificationLinks;
  /** Signs and reads the links of mails that tell of a change of an account. */
  undoLinks: UndoLinks;
  logger: Logger;
  /** Sends the codes of telephones; null where nobody does. */
  smsSender: SmsSender | null;
  /** The language model that is set up, as she is asked about it; null for none. */
  modelOffer: ModelOffer | null;
  readiness: ReadinessChecks;
  /** The built client (routes/client.ts); absent where only the API is under test. */
  client?: Hono;
  /** Pages for development only (the local mail outbox). */
  devPages?: Hono;
}

/** The whole server, ready to be served or to be asked with `app.request()`. */
export function createApp(dependencies: AppDependencies) {
  const { config, keyring, storage, auth, guardianLinks, newsletterLinks, resetLinks } = dependencies;
  // A third of the connections at most is one account's.
  const database = shareByUser(dependencies.database, Math.max(1, Math.floor(config.DATABASE_POOL_SIZE / 3)));
  const { logger, smsSender, modelOffer, readiness, client, devPages } = dependencies;
  const limits = { database, config };
  const sessionCache = new SessionCache();
  const findSession = createSessionFinder({ auth, database, config });
  const signedIn = requireUser({ auth, database, config, sessionCache, findSession });
  // Health is written through this one alone: below the age of digital consent a guardian has to agree first.
  const isPending = (userId: string) => isConsentPending(database, userId, config.DIGITAL_CONSENT_AGE);
  const consented = requireConsent(signedIn, isPending);
  const quotaBytes = config.STORAGE_QUOTA_MB * 1_000_000;
  // A file is read once it is known whose it is; what her consent is judged by stands inside.
  const consentedUpload = requireConsent(
    readUpload(
      signedIn,
      async (userId, leastBytes) => {
        await countUse(limits, 'upload|account', userId);
        await requireRoomOf(database, userId, leastBytes, quotaBytes);
      },
      config.FILES_AT_ONCE,
    ),
    isPending,
  );
  // What she records becomes more with time, and a loop can write it: one account has a few such calls at once.
  const turns = {
    takePlace: createAccountPlaces(config.RATE_LIMIT_FACTOR),
    paceWrites: createWritePace(config.RATE_LIMIT_FACTOR),
    countEntry: async (userId: string) => await countUse(limits, 'entry|account', userId),
  };
  const inTurn = takeTurns(consented, turns);
  const writtenInTurn = takeTurns(consented, turns, true);
  const documents = { database, keyring, storage, logger, filesAtOnce: config.FILES_AT_ONCE, quotaBytes };
  const limitReadings = async (userId: string) => {
    await countUse(limits, 're-reading|account', userId);
    await countUse(limits, 're-reading-day|account', userId);
  };
  const limitTypesettings = async (userId: string) =>
    await countUse(limits, 'typesetting|account', userId);
  const limit = createRateLimiter({ auth, database, config });
  const signAccessToken = createTokenSigner(auth, config.publicUrl);
  const answerWithUser = createUserAnswer((session) => describeFactors({ database, keyring }, session));
  const answerWithToken = createTokenAnswer({ database, signAccessToken, answerWithUser });
  const limitContact = limit('/contact');
  const contact = { database, keyring };
  const { secret } = auth.options;
  const deviceKeys = createDeviceKeys({ database, keyring, config, secret });
  const sessionWriter = createSessionWriter({ database, config, secret, sessionCache });
  const guesses = createGuessLimiter({ database, config, sessionSecret: secret });
  const passwords = {
    database,
    resetLinks,
    config,
    guesses,
    findSession,
    sessionCache,
    sessionWriter,
    limit,
  };
  const phoneCodes = createPhoneCodes(secret);
  const factors = {
    ...{ database, keyring, phoneCodes, smsSender, config, limit },
    ...{ findSession, sessionCache, sessionWriter, answerWithToken },
  };
  const passkeys = { database, config, findSession, sessionCache, sessionWriter, answerWithToken, limit };
  const providers = {
    google: createProviderClient(config, 'google'),
    apple: createProviderClient(config, 'apple'),
  };
  const signIns = { database, config, findSession, sessionCache, sessionWriter, limit, providers, logger };
  const emailChanges = { database, config, emailChangeLinks: dependencies.emailChangeLinks };
  const verification = { database, verificationLinks: dependencies.verificationLinks, guesses };
  const onboarding = { database, keyring, guardianLinks, config };

  const checkOwnOrigin = checkOrigin(config.PUBLIC_URL);
  const newsletterGuards = {
    limitRequests: limit('/newsletter'),
    limitLinks: limit('/newsletter/links'),
    checkOwnOrigin,
  };

  const api = new Hono<RequestContext>()
    .use(checkAddress, checkOwnOrigin, limitBody, readJson)
    .use('/auth/*', keepWrongTries(database))
    .route('/auth', createSessionRoutes({ findSession, answerWithToken, answerWithUser, deviceKeys, limit }))
    .route('/auth', createOpenSessionsRoutes({ database, findSession, sessionCache, limit }))
    .route('/auth', createPasswordRoutes(passwords))
    .route('/auth', createPasskeyRoutes(passkeys))
    .route('/auth', createFactorRoutes(factors))
    .route('/auth', createRecoveryCodeRoutes(factors))
    .route('/auth', createProofRoutes({ ...factors, guesses }))
    .route('/auth', createProviderRoutes(signIns))
    .route('/auth', createLinkedAccountsRoutes({ database, config, findSession, sessionCache, limit }))
    .route('/auth', createEmailChangeRoutes({ ...emailChanges, findSession, sessionCache, limit }))
    .route('/auth', createEmailVerificationRoutes({ ...verification, findSession, sessionCache, limit }))
    .route('/auth', createUndoRoutes({ database, undoLinks: dependencies.undoLinks, sessionCache, limit }))
    .route('/auth', createSignInsRoutes({ database, findSession, limit }))
    .route('/auth', createAccountEventsRoutes({ database, findSession, limit }))
    .route('/auth', createTermsRoutes({ database, findSession, limit }))
    .route('/auth', createAuthRoutes({ auth, database, config, sessionCache, deviceKeys }))
    .route('/contact', createContactRoute(contact, limitContact))
    .route('/profile', createProfileRoutes(database, writtenInTurn))
    .route('/onboarding', createOnboardingRoutes(onboarding, takeTurns(signedIn, turns)))
    .route('/stage', createPregnancyRoutes(database, keyring, inTurn))
    .route('/period-tracking', createPeriodTrackingRoutes(database, inTurn))
    .route('/cycle-records', createCycleRecordsRoutes(database, inTurn))
    .route('/cycle-marks', createCycleMarksRoutes(database, inTurn))
    .route('/bleeding-days', createBleedingDaysRoutes(database, inTurn))
    .route('/cycle-pauses', createCyclePausesRoutes(database, inTurn))
    .route('/cycle-forecasts', createCycleForecastsRoutes(database, inTurn))
    .route('/daily-health-signals', createDailyHealthSignalsRoutes(database, keyring, inTurn, logger))
    .route('/daily-logs', createDailyLogsRoutes(database, keyring, inTurn, logger))
    .route('/cycle-report', createCycleReportRoutes(consented, limitTypesettings, createReportSetter()))
    .route('/units', createUnitsRoutes(database, writtenInTurn))
    .route('/health-goals', createHealthGoalsRoutes(database, inTurn))
    .route('/health-documents', createHealthDocumentsRoutes(documents, inTurn, consentedUpload))
    .route('/analyze-document', createAnalyzeDocumentRoute(documents, consented, limitReadings))
    .route('/ai-model', createAiModelRoutes(database, modelOffer, consented))
    .route('/newsletter', createNewsletterRoute(database, newsletterGuards.limitRequests))
    .all('*', () => {
      throw new AppError('not_found');
    });

  const app = new Hono<RequestContext>()
    .use(
      requestId({ headerName: '' }),
      ...setSecurityHeaders(config.isSecure),
      readClientAddress(config.TRUSTED_PROXIES),
      contextStorage(),
      carrySecurityLog(createSecurityLog(logger)),
    )
    .route('/', createHealthRoutes(readiness))
    .route('/.well-known/jwks.json', createJwksRoute(auth))
    .route('/api', api)
    .route('/guardian', createGuardianRoutes(onboarding, limit('/guardian')))
    .route('/newsletter', createNewsletterPages({ database, newsletterLinks }, newsletterGuards))
    .route('/contact', createContactPages(contact, checkOwnOrigin, limitContact))
    .route('/social', createSocialRoutes(config));
  if (devPages) app.route('/dev', devPages);
  if (client) app.route('/', client);
  app.onError(createErrorHandler(logger));
  app.notFound((c) => c.json({ code: 'not_found', message: new AppError('not_found').message }, 404));
  return app;
}

/** For the typed client in web/app/api-client.ts, which imports nothing else of the server. */
export type AppType = ReturnType<typeof createApp>;
