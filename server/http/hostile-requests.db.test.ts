import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { emailChangeSchema } from '@lunaria/domain/account/email-change.ts';
import { erasureAskSchema } from '@lunaria/domain/account/erasure.ts';
import { newFactorSchema } from '@lunaria/domain/account/factors.ts';
import { lockChangeSchema } from '@lunaria/domain/account/lock.ts';
import { partsAskSchema } from '@lunaria/domain/account/parts/parts.ts';
import { passwordResetAskSchema } from '@lunaria/domain/account/password-reset.ts';
import { signInRequestSchema } from '@lunaria/domain/account/sign-in.ts';
import { signUpRequestSchema } from '@lunaria/domain/account/sign-up.ts';
import { alertMarkSchema } from '@lunaria/domain/alerts/safety-alert.ts';
import { bleedingWriteSchema } from '@lunaria/domain/bleeding/bleeding-day.ts';
import { feedOwnerSchema, feedWriteSchema } from '@lunaria/domain/calendar-feed/calendar-feed.ts';
import { consentChoiceSchema } from '@lunaria/domain/consents/consent.ts';
import { contactRequestSchema } from '@lunaria/domain/contact/contact-request.ts';
import {
  cycleMarkWriteSchema,
  cyclePauseWriteSchema,
  shownForecastWriteSchema,
} from '@lunaria/domain/cycle/history/cycle-records.ts';
import { periodWriteSchema } from '@lunaria/domain/cycle/period.ts';
import { cycleReportRequestSchema } from '@lunaria/domain/cycle-report/cycle-report.ts';
import { dailyLogWriteSchema } from '@lunaria/domain/daily-log/daily-log.ts';
import { dayAnswersWriteSchema } from '@lunaria/domain/day-entry/day-answers.ts';
import { ownTagWriteSchema } from '@lunaria/domain/day-entry/own-tag.ts';
import {
  analyzeDocumentSchema,
  documentEditSchema,
  documentOwnerSchema,
} from '@lunaria/domain/documents/health-document.ts';
import { cardWriteSchema, pageOpenSchema, pagePinSchema } from '@lunaria/domain/emergency/emergency-card.ts';
import { exportRequestSchema } from '@lunaria/domain/export/data-export.ts';
import { goalWriteSchema } from '@lunaria/domain/goals/health-goal.ts';
import { labReadSchema, labWriteSchema } from '@lunaria/domain/laboratory/lab-value.ts';
import { methodWriteSchema } from '@lunaria/domain/methods/method-use.ts';
import { subscriptionRequestSchema } from '@lunaria/domain/newsletter/subscription.ts';
import { finishSetupSchema, guardianRequestSchema } from '@lunaria/domain/onboarding/finish-setup.ts';
import { pregnancyWriteSchema } from '@lunaria/domain/pregnancy/dating.ts';
import { pastPregnancyWriteSchema } from '@lunaria/domain/pregnancy/past-pregnancies.ts';
import { pregnancyEndSchema } from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import { profileUpdateSchema } from '@lunaria/domain/profile/profile-update.ts';
import { unitsWriteSchema } from '@lunaria/domain/profile/units.ts';
import { confirmationsSchema } from '@lunaria/domain/proposals/proposal.ts';
import { pushSubscriptionSchema } from '@lunaria/domain/push/push-subscription.ts';
import { recordOwnerSchema, recordWriteSchema } from '@lunaria/domain/records/medical-record.ts';
import { reminderWriteSchema } from '@lunaria/domain/reminders/reminder-settings.ts';
import { signalsWriteSchema } from '@lunaria/domain/signals/health-signals.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { enumerateRoutes } from '../testing/enumerate-routes.ts';
import {
  ALERT_ID,
  DOCUMENT_ID,
  EXPORT_ID,
  FEED_ID,
  GOAL_ID,
  type HostileRequest,
  hostileRequests,
  LAB_ID,
  METHOD_ID,
  NOTICE_ID,
  nameUser,
  PAST_ID,
  PAUSE_ID,
  RECORD_ID,
  TAG_ID,
} from '../testing/hostile-requests.ts';
import { WITH_PUSH } from '../testing/push-service.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';
import { sendDocument } from '../testing/upload.ts';
import { createWoman } from '../testing/woman.ts';

/** Others in every run; many more with HOSTILE_RUNS, as in `npm run test:deep`. */
const RUNS_PER_ROUTE = Number(process.env.HOSTILE_RUNS ?? 6);

/** Where a write may succeed, and what it then must have been. */
const accepted: Record<string, z.core.$ZodType | undefined> = {
  'PATCH /api/profile': profileUpdateSchema,
  'PUT /api/onboarding': finishSetupSchema,
  'POST /api/onboarding/guardian': guardianRequestSchema,
  'PUT /api/stage': pregnancyWriteSchema,
  'POST /api/stage/end': pregnancyEndSchema,
  'POST /api/stage/past': pastPregnancyWriteSchema,
  [`DELETE /api/stage/past/${PAST_ID}`]: z.unknown(),
  'POST /api/period-tracking': periodWriteSchema,
  'DELETE /api/period-tracking/2026-01-05': z.unknown(),
  'POST /api/daily-health-signals': signalsWriteSchema,
  'POST /api/daily-logs': dailyLogWriteSchema,
  'DELETE /api/daily-logs/2026-01-05': z.unknown(),
  'POST /api/bleeding-days': bleedingWriteSchema,
  'POST /api/day-answers': dayAnswersWriteSchema,
  [`PUT /api/own-tags/${TAG_ID}`]: ownTagWriteSchema,
  [`PUT /api/safety-alerts/${ALERT_ID}`]: alertMarkSchema,
  'POST /api/lab-values/read': labReadSchema,
  [`PUT /api/lab-values/${LAB_ID}`]: labWriteSchema,
  [`DELETE /api/lab-values/${LAB_ID}`]: z.unknown(),
  [`PUT /api/medical-records/${RECORD_ID}`]: recordWriteSchema,
  [`DELETE /api/medical-records/${RECORD_ID}`]: z.unknown(),
  [`POST /api/medical-records/${RECORD_ID}/restore`]: recordOwnerSchema,
  [`PUT /api/methods/${METHOD_ID}`]: methodWriteSchema,
  [`DELETE /api/methods/${METHOD_ID}`]: z.unknown(),
  'POST /api/cycle-report/pdf': cycleReportRequestSchema,
  'POST /api/erasure': erasureAskSchema,
  'POST /api/erasure/parts/preview': partsAskSchema,
  'POST /api/erasure/parts': partsAskSchema,
  'DELETE /api/erasure': z.unknown(),
  'PUT /api/emergency-card': cardWriteSchema,
  'POST /api/emergency-card/page': pageOpenSchema,
  'PUT /api/emergency-card/pin': pagePinSchema,
  'DELETE /api/emergency-card/page': z.unknown(),
  [`PUT /api/calendar-feeds/${FEED_ID}`]: feedWriteSchema,
  [`POST /api/calendar-feeds/${FEED_ID}/renew`]: feedOwnerSchema,
  [`DELETE /api/calendar-feeds/${FEED_ID}`]: z.unknown(),
  'POST /api/exports': exportRequestSchema,
  [`DELETE /api/exports/${EXPORT_ID}`]: z.unknown(),
  'PATCH /api/units': unitsWriteSchema,
  'PATCH /api/reminders': reminderWriteSchema,
  'POST /api/push-subscriptions': pushSubscriptionSchema,
  'PUT /api/push-subscriptions': pushSubscriptionSchema,
  [`DELETE /api/push-subscriptions/${NOTICE_ID}`]: z.unknown(),
  [`PUT /api/health-goals/${GOAL_ID}`]: goalWriteSchema,
  [`DELETE /api/health-goals/${GOAL_ID}`]: z.unknown(),
  'POST /api/cycle-marks': cycleMarkWriteSchema,
  'POST /api/cycle-pauses': cyclePauseWriteSchema,
  [`DELETE /api/cycle-pauses/${PAUSE_ID}`]: z.unknown(),
  'POST /api/cycle-forecasts': shownForecastWriteSchema,
  // As JSON nothing is uploaded; hostile bodies of uploads are in read-upload.test.ts.
  [`PATCH /api/health-documents/${DOCUMENT_ID}`]: documentEditSchema,
  [`DELETE /api/health-documents/${DOCUMENT_ID}`]: z.unknown(),
  [`POST /api/health-documents/${DOCUMENT_ID}/restore`]: documentOwnerSchema,
  [`POST /api/health-documents/${DOCUMENT_ID}/confirmations`]: confirmationsSchema,
  'POST /api/analyze-document': analyzeDocumentSchema,
  'POST /api/consents/withdraw': consentChoiceSchema,
  'POST /api/contact': contactRequestSchema,
  'POST /api/newsletter': subscriptionRequestSchema,
  'POST /api/auth/sign-up/email': signUpRequestSchema,
  'POST /api/auth/sign-in/email': signInRequestSchema,
  'POST /api/auth/sign-out': z.unknown(),
  'POST /api/auth/leave': z.unknown(),
  'POST /api/auth/lock/touch': z.unknown(),
  'PUT /api/auth/lock': lockChangeSchema,
  'POST /api/auth/request-password-reset': passwordResetAskSchema,
  'POST /api/auth/sessions/end-others': z.unknown(),
  'POST /api/auth/factors': newFactorSchema,
  // Asked by everybody in the same way: nothing of what is sent is read.
  'POST /api/auth/passkeys/challenge': z.unknown(),
  'POST /api/auth/change-email': emailChangeSchema,
  'DELETE /api/auth/change-email': z.unknown(),
  'POST /api/auth/send-verification-email': z.looseObject({ email: z.string() }),
};

describe.each(testEngines)('on %s', (engine) => {
  let server: TestApp;
  let signedIn: TestClient;
  let userId: string;
  beforeAll(async () => {
    server = await createTestApp(engine, WITH_PUSH);
    await signInSomebody();
  });
  afterAll(() => server.close());

  async function signInSomebody(): Promise<void> {
    const woman = await createWoman(server);
    ({ client: signedIn, userId } = woman);
    expect((await sendDocument(woman, { id: DOCUMENT_ID })).status).toBe(201);
  }

  // What was tried is counted, and shown to her.
  const digest = () => readEverything(server.opened, ['rate_limits', 'account_events']);

  async function send(client: TestClient, { method, path, headers, body }: HostileRequest): Promise<Answer> {
    return await client.request(path, { method, headers, ...(body ? { body } : {}) });
  }

  function expectPoliteRefusal(
    { status, headers, text, json }: Answer,
    { method, path }: HostileRequest,
  ): void {
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status, text).toBeLessThan(500);
    if (status < 400 || method === 'HEAD') return;
    if (headers.get('content-type')?.startsWith('text/html')) {
      // The pages that the server itself makes are read by people.
      expect(path).toMatch(/^\/(guardian|contact|newsletter|reminders|e\/)/);
      expect(text).toMatch(/<h1>[A-Z][^<]+<\/h1>\n<p>[A-Z][^<]+<\/p>/);
      expect(text).not.toMatch(/<script|<img|onerror|evil/);
      return;
    }
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(Object.keys(json ?? {}).sort()).toEqual(['code', 'message']);
    expect(json).toEqual({
      code: expect.stringMatching(/^[a-z][a-z_]*$/),
      // Written for a person: no path of a validator, no markup, nothing of what was sent.
      message: expect.stringMatching(/^[A-Z][^[\]{}<>]{8,160}$/),
    });
  }

  function expectReasonToAccept({ method, path, body }: HostileRequest): void {
    if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return;
    const route = `${method} ${path.replace(/[?].*$/, '')}`;
    const schema = accepted[route];
    const json: unknown = body?.length ? JSON.parse(new TextDecoder().decode(body)) : {};
    expect(schema && z.safeParse(schema, json).success, `${route} accepted ${JSON.stringify(json)}`).toBe(
      true,
    );
  }

  test('the enumeration finds our routes and those of the account library', () => {
    const routes = enumerateRoutes(server);
    expect(routes.size).toBeGreaterThan(25);
    expect(routes.get('/api/period-tracking')).toEqual(new Set(['GET', 'POST']));
    expect(routes.get('/api/period-tracking/2026-01-05')).toEqual(new Set(['DELETE']));
    expect(routes.get('/api/profile')).toEqual(new Set(['GET', 'PATCH']));
    expect(routes.get('/api/auth/change-password')).toEqual(new Set(['POST']));
  });

  test('whatever is sent to any route: a 4xx that says why and changes nothing, never a 5xx', {
    timeout: 600_000,
  }, async () => {
    // Read once between two requests: what the last one left is what the next one finds.
    let found = await digest();
    for (const [path, methods] of enumerateRoutes(server)) {
      await fc.assert(
        fc.asyncProperty(hostileRequests(path, [...methods]), fc.boolean(), async (made, asHer) => {
          // As it is sent: what stands for her id in what was made is no id yet, and no schema takes it.
          const request = nameUser(made, userId);
          const client = server.createClient();
          if (asHer) for (const [name, value] of signedIn.cookies) client.cookies.set(name, value);
          const answer = await send(client, request);
          expectPoliteRefusal(answer, request);
          const before = found;
          found = await digest();
          if (answer.status < 400) expectReasonToAccept(request);
          else expect(found).toEqual(before);
          if (asHer && client.cookies.get('signed_in') !== '1') {
            // That was a way to sign out: the next ones shall find somebody signed in again.
            await signInSomebody();
            found = await digest();
          }
        }),
        { numRuns: RUNS_PER_ROUTE },
      );
    }
  });
});
