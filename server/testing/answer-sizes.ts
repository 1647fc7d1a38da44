import { DOCUMENT_MAX_BYTES } from '@lunaria/domain/documents/health-document.ts';
import { DOCUMENT_ID, EXPORT_ID } from './hostile-requests.ts';

/**
 * The answers that grow with what is recorded: at least so many bytes after `fillRecords`, so that a walk over all routes meets
 * each at its largest, or nearly.
 */
export const LARGEST_ANSWERS: Record<string, number> = {
  '/api/auth/account-events': 50_000,
  '/api/auth/sign-ins': 1_000,
  '/api/access-events': 40_000,
  '/api/consents': 15_000,
  '/api/period-tracking': 30_000,
  '/api/cycle-records': 250_000,
  '/api/bleeding-days': 20_000,
  '/api/daily-health-signals': 1_000_000,
  '/api/daily-logs': 200_000,
  '/api/day-answers': 400_000,
  '/api/own-tags': 15_000,
  '/api/health-goals': 200_000,
  '/api/safety-alerts': 5_000,
  '/api/emergency-contacts': 4_000,
  '/api/emergency-card': 9_000,
  '/api/medical-records': 1_000_000,
  '/api/timeline': 250_000,
  '/api/methods': 25_000,
  '/api/health-documents': 1_000_000,
  [`/api/health-documents/${DOCUMENT_ID}/reading`]: 1_000_000,
  [`/api/health-documents/${DOCUMENT_ID}/proposals`]: 200_000,
  // One line for each document of which something waits, five hundred at most.
  '/api/proposals': 100,
  [`/api/health-documents/${DOCUMENT_ID}/content`]: DOCUMENT_MAX_BYTES,
};

/** No answer but a file is larger: a page, and what comes with the first part of a document (corrections, its last page). */
export const ANSWER_MAX_BYTES = 2 * 1024 * 1024;

/** The answers that stay below this size, whatever is recorded. */
export const SMALL_ANSWER_BYTES = 4_000;
export const SMALL_ANSWERS: readonly string[] = [
  '/healthz',
  '/readyz',
  '/.well-known/jwks.json',
  '/api/auth/get-session',
  '/api/auth/user',
  '/api/auth/token',
  '/api/auth/sessions',
  '/api/auth/password',
  '/api/auth/factors',
  '/api/auth/lock',
  '/api/auth/proof',
  '/api/auth/callback/google',
  '/api/auth/linked-accounts',
  '/api/auth/change-email',
  '/api/auth/verify-email',
  '/api/auth/terms',
  '/api/auth/.well-known/jwks.json',
  '/api/profile',
  '/api/profile/details',
  '/api/onboarding',
  '/api/stage',
  '/api/stage/past',
  '/api/units',
  // At most as many as are asked for in seven days.
  '/api/exports',
  `/api/exports/${EXPORT_ID}`,
  `/api/exports/${EXPORT_ID}/content`,
  '/api/erasure',
  '/api/erasure/counts',
  '/api/calendar-feeds',
  '/calendar/google',
  '/e/google',
  '/api/reminders',
  '/api/reminders/notices',
  '/api/push-subscriptions',
  // Without addresses it refuses; each list that it hands on, a line of its own, is measured above.
  '/api/together',
  '/api/health-documents/storage',
  '/api/ai-model',
  '/guardian',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/reminders/unsubscribe',
  '/social/instagram',
  '/social/x',
  '/social/facebook',
  '/social/linkedin',
  '/social/youtube',
  // Of the account library; shut.
  '/api/auth/reset-password/google',
  '/api/auth/list-sessions',
  '/api/auth/list-accounts',
  '/api/auth/delete-user/callback',
  '/api/auth/account-info',
  '/api/auth/ok',
  '/api/auth/error',
];
