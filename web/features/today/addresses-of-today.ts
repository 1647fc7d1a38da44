import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { firstDayOf, lastDayOf, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { RECENT_LOG_DAYS } from '@lunaria/domain/daily-log/recent-logs.ts';

/**
 * What Today asks for in every mode, written as its parts ask for it: an address that differs by one letter would be asked
 * for twice (e2e/journeys/cold-dashboard.spec.ts).
 */
export function addressesOfToday(today: CalendarDate): string[] {
  const month = monthOf(today);
  const ofMonth = new URLSearchParams({ from: firstDayOf(month), to: lastDayOf(month) });
  const recent = new URLSearchParams({ from: addDays(today, 1 - RECENT_LOG_DAYS), to: today });
  return [
    '/api/profile',
    '/api/units',
    '/api/onboarding',
    '/api/safety-alerts',
    '/api/reminders/notices',
    '/api/period-tracking',
    '/api/period-tracking?limit=1',
    '/api/cycle-records',
    '/api/bleeding-days',
    `/api/daily-logs?${recent}`,
    `/api/daily-health-signals?${ofMonth}`,
    `/api/day-answers?${ofMonth}`,
  ];
}
