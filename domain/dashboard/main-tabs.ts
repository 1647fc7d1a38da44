import { HISTORY_PATH } from '../daily-log/quantities.ts';
import {
  CALENDAR_PAGE,
  findPlace,
  INSIGHTS_PAGE,
  type Place,
  RECORDS_PAGE,
  REPORT_ADDRESS,
} from './places.ts';
import { INSIGHTS_SECTION_ID, LIBRARY_SECTION_ID, PROFILE_ADDRESS, SETTINGS_ADDRESS } from './sections.ts';

export interface MainTab {
  id: 'today' | 'calendar' | 'insights' | 'records';
  label: string;
  path: `/${string}`;
  /** Pages that belong to it and are reached from it. */
  holds?: readonly string[];
}

/** What she opens every day, the same on every page of hers. None leads to what is planned. */
export const MAIN_TABS: readonly MainTab[] = [
  { id: 'today', label: 'Today', path: '/dashboard' },
  { id: 'calendar', label: 'Calendar', path: CALENDAR_PAGE },
  { id: 'insights', label: 'Insights', path: INSIGHTS_PAGE, holds: [HISTORY_PATH, REPORT_ADDRESS] },
  { id: 'records', label: 'Records', path: RECORDS_PAGE },
];

/** Pages of their own that are a section of the dashboard. */
const SECTION_OF_PAGE: Readonly<Record<string, string>> = {
  [INSIGHTS_PAGE]: INSIGHTS_SECTION_ID,
  [RECORDS_PAGE]: LIBRARY_SECTION_ID,
  [PROFILE_ADDRESS]: 'b3-1',
  [SETTINGS_ADDRESS]: 'b3-4',
};

/** An address as the table of pages has it. */
const plain = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');

export interface HerAddress {
  pathname: string;
  /** The value of its `section`; null stands for an address without it. */
  section: string | null;
}

/** Where among the sections an address of hers is; null on a page that belongs to none. */
export function findPlaceOf(address: HerAddress): Place | null {
  const path = plain(address.pathname);
  if (path === '/dashboard') return findPlace(address.section);
  const section = SECTION_OF_PAGE[path];
  return section === undefined ? null : findPlace(section);
}

/** How a tab is marked at an address: as the page that is shown, as the one it belongs to, or not at all. */
export function markTab({ id, path, holds = [] }: MainTab, address: HerAddress): 'page' | 'true' | undefined {
  const pathname = plain(address.pathname);
  // A group of the dashboard is marked in the list of all areas.
  if (id === 'today' && findPlaceOf(address)?.kind === 'group') return undefined;
  if (pathname === path) return 'page';
  return holds.includes(pathname) ? 'true' : undefined;
}
