import { accessChains } from './access-chains.ts';
import { accessEvents } from './access-events.ts';
import { accountChanges } from './account-changes.ts';
import { accountEvents } from './account-events.ts';
import { accountLocks } from './account-locks.ts';
import { accounts } from './accounts.ts';
import { auditKeys } from './audit-keys.ts';
import { bleedingDays } from './bleeding-days.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { consents } from './consents.ts';
import { contactMessages } from './contact-messages.ts';
import { cycleForecasts } from './cycle-forecasts.ts';
import { cycleMarks } from './cycle-marks.ts';
import { cyclePauses } from './cycle-pauses.ts';
import { dailyHealthSignals } from './daily-health-signals.ts';
import { dailyLogs } from './daily-logs.ts';
import { dayAnswers } from './day-answers.ts';
import { disabledAccounts } from './disabled-accounts.ts';
import { dismissedProposals } from './dismissed-proposals.ts';
import { documentCorrections } from './document-corrections.ts';
import { documentPages } from './document-pages.ts';
import { documentReadings } from './document-readings.ts';
import { documentUploads } from './document-uploads.ts';
import { emailChanges } from './email-changes.ts';
import { emergencyCards } from './emergency-cards.ts';
import { emergencyContacts } from './emergency-contacts.ts';
import { erasedAccounts } from './erased-accounts.ts';
import { erasures } from './erasures.ts';
import { exports } from './exports.ts';
import { factorChallenges } from './factor-challenges.ts';
import { factors } from './factors.ts';
import { guardians } from './guardians.ts';
import { healthDocuments } from './health-documents.ts';
import { healthGoals } from './health-goals.ts';
import { jwks } from './jwks.ts';
import { masterKeys } from './master-keys.ts';
import { measurements } from './measurements.ts';
import { medicalRecords } from './medical-records.ts';
import { methodUses } from './method-uses.ts';
import { newsletterDeliveries } from './newsletter-deliveries.ts';
import { newsletterIssues } from './newsletter-issues.ts';
import { newsletterSubscriptions } from './newsletter-subscriptions.ts';
import { notices } from './notices.ts';
import { onboardingAnswers } from './onboarding-answers.ts';
import { outbox } from './outbox.ts';
import { ownTags } from './own-tags.ts';
import { periodTracking } from './period-tracking.ts';
import { pregnancies } from './pregnancies.ts';
import { profiles } from './profiles.ts';
import { providerFlows } from './provider-flows.ts';
import { pushKeys } from './push-keys.ts';
import { pushSubscriptions } from './push-subscriptions.ts';
import { rateLimits } from './rate-limits.ts';
import { recordAnchors } from './record-anchors.ts';
import { recoveryCodes } from './recovery-codes.ts';
import { reminderPreferences } from './reminder-preferences.ts';
import { reminderSettings } from './reminder-settings.ts';
import { reminders } from './reminders.ts';
import { safetyAlerts } from './safety-alerts.ts';
import { sessions } from './sessions.ts';
import { signIns } from './sign-ins.ts';
import { stageChanges } from './stage-changes.ts';
import { userKeys } from './user-keys.ts';
import { users } from './users.ts';
import { verifications } from './verifications.ts';
import { waitingLinks } from './waiting-links.ts';

/** Tables under the name the account library knows them by. It reads its own alone: the others need not stand here. */
export const schema = {
  accessChains,
  accessEvents,
  accountChanges,
  accountEvents,
  accountLocks,
  accounts,
  auditKeys,
  bleedingDays,
  calendarFeeds,
  consents,
  contactMessages,
  cycleForecasts,
  cycleMarks,
  cyclePauses,
  dailyHealthSignals,
  dailyLogs,
  dayAnswers,
  disabledAccounts,
  dismissedProposals,
  documentCorrections,
  documentPages,
  documentReadings,
  documentUploads,
  emailChanges,
  emergencyCards,
  emergencyContacts,
  exports,
  erasedAccounts,
  erasures,
  factorChallenges,
  factors,
  guardians,
  healthDocuments,
  healthGoals,
  jwks,
  masterKeys,
  measurements,
  medicalRecords,
  methodUses,
  newsletterDeliveries,
  newsletterIssues,
  newsletterSubscriptions,
  notices,
  onboardingAnswers,
  outbox,
  ownTags,
  periodTracking,
  pregnancies,
  profiles,
  providerFlows,
  pushKeys,
  pushSubscriptions,
  rateLimits,
  recordAnchors,
  recoveryCodes,
  reminderPreferences,
  reminderSettings,
  reminders,
  safetyAlerts,
  sessions,
  signIns,
  stageChanges,
  userKeys,
  users,
  verifications,
  waitingLinks,
};
