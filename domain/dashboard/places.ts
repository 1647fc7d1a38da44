import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { HISTORY_SECTION_ID, SECTION_GROUPS, type Section, type SectionGroup } from './sections.ts';

/** Where in the dashboard an address leads. */
export type Place =
  | { kind: 'main' }
  /** No such section: an old link, or a mistyped one. */
  | { kind: 'unknown' }
  /** One group alone; `section` when the address names one of its subsections. */
  | { kind: 'group'; group: SectionGroup; section: Section | null };

/** The name of the search parameter. Its values are ids: an address stays in histories and logs. */
export const SECTION_PARAMETER = 'section';

/** The address of a group or a subsection. */
export function addressOf(id: string): string {
  return `/dashboard?${SECTION_PARAMETER}=${id.toLowerCase()}`;
}

/** Parts of the main view that an address leads to: the place of the log's form, and the calendar. */
export const LOG_ANCHOR = 'daily-log';
export const CALENDAR_ANCHOR = 'calendar';
export const CALENDAR_ADDRESS = `/dashboard#${CALENDAR_ANCHOR}`;
/** Which day the form opens at; a date says nothing about her. */
export const LOG_DAY_PARAMETER = 'day';

/** Pages of their own: the months, the whole form of the log, and what her days show. */
export const CALENDAR_PAGE = '/dashboard/calendar';
export const LOG_PAGE = '/dashboard/log';
export const INSIGHTS_PAGE = '/dashboard/insights';
/** The page of the document library. */
export const RECORDS_PAGE = '/health-statistics';

/** Her medical history. */
export const HISTORY_ADDRESS = addressOf(HISTORY_SECTION_ID);

/** The page that she takes to an appointment. */
export const REPORT_ADDRESS = '/dashboard/cycle-report';

/** The address of the form, at a day; without one at today. */
export function logAddressOf(date: CalendarDate | null = null): string {
  const query = date === null ? '' : `?${LOG_DAY_PARAMETER}=${date}`;
  return `/dashboard${query}#${LOG_ANCHOR}`;
}

/** The place that the value of the parameter names; null stands for an address without it. */
export function findPlace(value: string | null): Place {
  const id = value?.trim().toLowerCase() ?? '';
  if (id === '') return { kind: 'main' };
  for (const group of SECTION_GROUPS) {
    if (group.id.toLowerCase() === id) return { kind: 'group', group, section: null };
    const section = group.sections.find((candidate) => candidate.id === id);
    if (section) return { kind: 'group', group, section };
  }
  return { kind: 'unknown' };
}

/** Whether a subsection belongs to a mode; with the mode unknown, only what belongs to all. */
export function isShownIn(section: Section, stage: LifeStage | null): boolean {
  return section.modes === undefined || (stage !== null && section.modes.includes(stage));
}

/** The subsections of a group in a mode; their number is the group's feature count. */
export function sectionsIn(group: SectionGroup, stage: LifeStage | null): Section[] {
  return group.sections.filter((section) => isShownIn(section, stage));
}

/** What is said about a section that is not built yet. */
export function comingSoonToast(item: { title: string; description: string }) {
  return { title: item.title, message: `${item.description} - Coming soon!` };
}
