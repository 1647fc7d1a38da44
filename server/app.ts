import { Hono } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { requestId } from 'hono/request-id';
import { keepWrongTries } from './auth/keep-wrong-tries.ts';
import { requireUser } from './auth/require-user.ts';
import { createGuards, type Guards } from './create-guards.ts';
import { type AppDependencies, createParts, type Parts } from './create-parts.ts';
import { AppError } from './errors/app-error.ts';
import { createErrorHandler } from './errors/handle-error.ts';
import { checkAddress } from './http/check-address.ts';
import { readClientAddress } from './http/read-client-address.ts';
import { limitBody, readJson } from './http/read-json.ts';
import type { RequestContext } from './http/request-context.ts';
import { setSecurityHeaders } from './http/set-security-headers.ts';
import { carrySecurityLog } from './logging/report-security-event.ts';
import { createSecurityLog } from './logging/security-log.ts';
import { createAccessEventsRoutes } from './routes/access-events.ts';
import { createAccountEventsRoutes } from './routes/account-events.ts';
import { createAiModelRoutes } from './routes/ai-model.ts';
import { createAuthRoutes, createJwksRoute } from './routes/auth.ts';
import { createBleedingDaysRoutes } from './routes/bleeding-days.ts';
import { createCalendarFeedsRoutes, createCalendarRoute } from './routes/calendar-feeds.ts';
import { createConsentsRoutes } from './routes/consents.ts';
import { createContactPages, createContactRoute } from './routes/contact.ts';
import { createCycleForecastsRoutes } from './routes/cycle-forecasts.ts';
import { createCycleMarksRoutes } from './routes/cycle-marks.ts';
import { createCyclePausesRoutes } from './routes/cycle-pauses.ts';
import { createCycleRecordsRoutes } from './routes/cycle-records.ts';
import { createCycleReportRoutes } from './routes/cycle-report.ts';
import { createDailyHealthSignalsRoutes } from './routes/daily-health-signals.ts';
import { createDailyLogsRoutes } from './routes/daily-logs.ts';
import { createDayAnswersRoutes } from './routes/day-answers.ts';
import { createEmailChangeRoutes } from './routes/email-change.ts';
import { createEmailVerificationRoutes } from './routes/email-verification.ts';
import { createEmergencyCardRoutes } from './routes/emergency-card.ts';
import { createEmergencyContactsRoutes } from './routes/emergency-contacts.ts';
import { createEmergencyPage } from './routes/emergency-page.ts';
import { createErasureRoutes } from './routes/erasure.ts';
import { createExportsRoutes } from './routes/exports.ts';
import { createFactorRoutes } from './routes/factors.ts';
import { createGuardianRoutes } from './routes/guardian.ts';
import { createHealthRoutes } from './routes/health.ts';
import { createAnalyzeDocumentRoute, createHealthDocumentsRoutes } from './routes/health-documents.ts';
import { createHealthGoalsRoutes } from './routes/health-goals.ts';
import { createLabValuesRoutes } from './routes/lab-values.ts';
import { createLinkedAccountsRoutes } from './routes/linked-accounts.ts';
import { createLockRoutes } from './routes/lock.ts';
import { createMedicalRecordsRoutes } from './routes/medical-records.ts';
import { createMethodsRoutes } from './routes/methods.ts';
import { createNewsletterPages, createNewsletterRoute } from './routes/newsletter.ts';
import { createOnboardingRoutes } from './routes/onboarding.ts';
import { createOpenSessionsRoutes } from './routes/open-sessions.ts';
import { createOwnTagsRoutes } from './routes/own-tags.ts';
import { createPasskeyRoutes } from './routes/passkeys.ts';
import { createPasswordRoutes } from './routes/password.ts';
import { createPeriodTrackingRoutes } from './routes/period-tracking.ts';
import { createPregnancyRoutes } from './routes/pregnancy.ts';
import { createProfileRoutes } from './routes/profile.ts';
import { createProofRoutes } from './routes/proof.ts';
import { createProposalsRoutes } from './routes/proposals.ts';
import { createProviderRoutes } from './routes/provider-sign-in.ts';
import { createPushSubscriptionsRoutes } from './routes/push-subscriptions.ts';
import { createRecoveryCodeRoutes } from './routes/recovery-codes.ts';
import { createReminderPages } from './routes/reminder-pages.ts';
import { createRemindersRoutes } from './routes/reminders.ts';
import { createSafetyAlertsRoutes } from './routes/safety-alerts.ts';
import { createSessionRoutes } from './routes/session.ts';
import { createSignInsRoutes } from './routes/sign-ins.ts';
import { createSocialRoutes } from './routes/social.ts';
import { createTermsRoutes } from './routes/terms.ts';
import { createTimelineRoutes } from './routes/timeline.ts';
import { type Ask, createTogetherRoute } from './routes/together.ts';
import { createUndoRoutes } from './routes/undo.ts';
import { createUnitsRoutes } from './routes/units.ts';

/** The whole server, ready to be served or to be asked with `app.request()`. */
export function createApp(dependencies: AppDependencies) {
  const parts = createParts(dependencies);
  const { config, logger, client, devPages } = parts;
  // Set once the app is there: what is asked for together is asked of the app itself.
  let ask: Ask = () => new Response(null, { status: 503 });
  const api = new Hono<RequestContext>()
    .use(checkAddress, parts.checkOwnOrigin, limitBody, readJson)
    .use('/auth/*', keepWrongTries(parts.database))
    .route('/auth', createAccountRoutes(parts))
    .route('/contact', createContactRoute(parts))
    .route('/newsletter', createNewsletterRoute(parts))
    .route(
      '/together',
      createTogetherRoute((request, connection) => ask(request, connection), requireUser(parts)),
    )
    .route('/', createRecordRoutes(parts, createGuards(parts)))
    .all('*', () => {
      throw new AppError('not_found');
    });
  const app = new Hono<RequestContext>()
    .use(
      ...(parts.metrics ? [parts.metrics.countRequests] : []),
      requestId({ headerName: '' }),
      ...setSecurityHeaders(config.isSecure),
      readClientAddress(config.TRUSTED_PROXIES),
      contextStorage(),
      carrySecurityLog(createSecurityLog(logger)),
    )
    .route('/', createHealthRoutes(parts.readiness, parts.toldBeside))
    .route('/.well-known/jwks.json', createJwksRoute(parts.auth))
    .route('/api', api)
    .route('/guardian', createGuardianRoutes(parts))
    .route('/newsletter', createNewsletterPages(parts))
    .route('/contact', createContactPages(parts))
    .route('/reminders', createReminderPages(parts))
    .route('/calendar', createCalendarRoute(parts))
    .route('/e', createEmergencyPage(parts))
    .route('/social', createSocialRoutes(config));
  ask = (request, connection) => app.fetch(request, connection);
  if (devPages) app.route('/dev', devPages);
  if (client) app.route('/', client);
  app.onError(createErrorHandler(logger));
  app.notFound((c) => c.json({ code: 'not_found', message: new AppError('not_found').message }, 404));
  return app;
}

/** `/api/auth`: accounts and what leads into them. Each route finds the session it needs by itself. */
function createAccountRoutes(parts: Parts) {
  return new Hono<RequestContext>()
    .route('/', createSessionRoutes(parts))
    .route('/', createOpenSessionsRoutes(parts))
    .route('/', createPasswordRoutes(parts))
    .route('/', createPasskeyRoutes(parts))
    .route('/', createFactorRoutes(parts))
    .route('/', createRecoveryCodeRoutes(parts))
    .route('/', createProofRoutes(parts))
    .route('/', createProviderRoutes(parts))
    .route('/', createLinkedAccountsRoutes(parts))
    .route('/', createEmailChangeRoutes(parts))
    .route('/', createEmailVerificationRoutes(parts))
    .route('/', createUndoRoutes(parts))
    .route('/', createSignInsRoutes(parts))
    .route('/', createAccountEventsRoutes(parts))
    .route('/', createTermsRoutes(parts))
    .route('/', createLockRoutes(parts))
    .route('/', createAuthRoutes(parts));
}

/** What she records, each route behind its guard. */
function createRecordRoutes(parts: Parts, guards: Guards) {
  const { signedIn, consented, inTurn, writtenInTurn, setupInTurn, uploading } = guards;
  return new Hono<RequestContext>()
    .route('/erasure', createErasureRoutes(parts, signedIn))
    .route('/profile', createProfileRoutes(parts, writtenInTurn))
    .route('/units', createUnitsRoutes(parts, writtenInTurn))
    .route('/emergency-contacts', createEmergencyContactsRoutes(parts, inTurn))
    .route('/emergency-card', createEmergencyCardRoutes(parts, inTurn))
    .route('/calendar-feeds', createCalendarFeedsRoutes(parts, inTurn))
    .route('/onboarding', createOnboardingRoutes(parts, setupInTurn))
    .route('/stage', createPregnancyRoutes(parts, inTurn))
    .route('/period-tracking', createPeriodTrackingRoutes(parts, inTurn))
    .route('/cycle-records', createCycleRecordsRoutes(parts, inTurn))
    .route('/cycle-marks', createCycleMarksRoutes(parts, inTurn))
    .route('/bleeding-days', createBleedingDaysRoutes(parts, inTurn))
    .route('/cycle-pauses', createCyclePausesRoutes(parts, inTurn))
    .route('/cycle-forecasts', createCycleForecastsRoutes(parts, inTurn))
    .route('/daily-health-signals', createDailyHealthSignalsRoutes(parts, inTurn))
    .route('/daily-logs', createDailyLogsRoutes(parts, inTurn))
    .route('/day-answers', createDayAnswersRoutes(parts, inTurn))
    .route('/own-tags', createOwnTagsRoutes(parts, inTurn))
    .route('/safety-alerts', createSafetyAlertsRoutes(parts, inTurn))
    .route('/methods', createMethodsRoutes(parts, inTurn))
    .route('/medical-records', createMedicalRecordsRoutes(parts, inTurn))
    .route('/lab-values', createLabValuesRoutes(parts, inTurn))
    .route('/proposals', createProposalsRoutes(parts, inTurn))
    .route('/timeline', createTimelineRoutes(parts, inTurn))
    .route('/reminders', createRemindersRoutes(parts, inTurn))
    .route('/push-subscriptions', createPushSubscriptionsRoutes(parts, writtenInTurn))
    .route('/cycle-report', createCycleReportRoutes(parts, consented))
    .route('/health-goals', createHealthGoalsRoutes(parts, inTurn))
    .route('/health-documents', createHealthDocumentsRoutes(parts, inTurn, uploading))
    .route('/exports', createExportsRoutes(parts, inTurn))
    .route('/analyze-document', createAnalyzeDocumentRoute(parts, consented))
    .route('/ai-model', createAiModelRoutes(parts, consented))
    .route('/consents', createConsentsRoutes(parts, consented))
    .route('/access-events', createAccessEventsRoutes(parts, inTurn));
}

/** For the typed client in web/app/api-client.ts, which imports nothing else of the server. */
export type AppType = ReturnType<typeof createApp>;
