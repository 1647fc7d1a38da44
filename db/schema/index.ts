import { accounts } from './accounts.ts';
import { contactMessages } from './contact-messages.ts';
import { dailyHealthSignals } from './daily-health-signals.ts';
import { dailyLogs } from './daily-logs.ts';
import { documentCorrections } from './document-corrections.ts';
import { documentPages } from './document-pages.ts';
import { documentReadings } from './document-readings.ts';
import { documentUploads } from './document-uploads.ts';
import { guardians } from './guardians.ts';
import { healthDocuments } from './health-documents.ts';
import { healthGoals } from './health-goals.ts';
import { jwks } from './jwks.ts';
import { modelConsents } from './model-consents.ts';
import { newsletterDeliveries } from './newsletter-deliveries.ts';
import { newsletterIssues } from './newsletter-issues.ts';
import { newsletterSubscriptions } from './newsletter-subscriptions.ts';
import { onboardingAnswers } from './onboarding-answers.ts';
import { outbox } from './outbox.ts';
import { periodTracking } from './period-tracking.ts';
import { pregnancies } from './pregnancies.ts';
import { profiles } from './profiles.ts';
import { rateLimits } from './rate-limits.ts';
import { sessions } from './sessions.ts';
import { userKeys } from './user-keys.ts';
import { users } from './users.ts';
import { verifications } from './verifications.ts';

/** Every table, under the name the account library knows it by. */
export const schema = {
  accounts,
  contactMessages,
  dailyHealthSignals,
  dailyLogs,
  documentCorrections,
  documentPages,
  documentReadings,
  documentUploads,
  guardians,
  healthDocuments,
  healthGoals,
  jwks,
  modelConsents,
  newsletterDeliveries,
  newsletterIssues,
  newsletterSubscriptions,
  onboardingAnswers,
  outbox,
  periodTracking,
  pregnancies,
  profiles,
  rateLimits,
  sessions,
  userKeys,
  users,
  verifications,
};
