import { HISTORY_PATH } from '@lunaria/domain/daily-log/quantities.ts';
import { pagesBesideIn } from '@lunaria/domain/dashboard/pages-beside.ts';
import {
  addressOf,
  CALENDAR_PAGE,
  INSIGHTS_PAGE,
  LOG_PAGE,
  REPORT_ADDRESS,
  sectionsIn,
} from '@lunaria/domain/dashboard/places.ts';
import {
  type DashboardIcon,
  type DashboardItem,
  DOCTOR_CHAT,
  LOCK_LABEL,
  LOGOUT_LABEL,
  MENU_PAGES,
  SECTION_GROUPS,
} from '@lunaria/domain/dashboard/sections.ts';
import { LIFE_STAGES, type LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { defaultFilter } from 'cmdk';
import { scoreWords } from './search-words.ts';

export interface SearchEntry {
  /** Unique; never shown. */
  id: string;
  title: string;
  /** Where it belongs, or what it does. */
  hint: string;
  icon: DashboardIcon | { stage: LifeStage };
  /** An address to go to, an item to open there, a mode to choose, the way out. */
  to?: string;
  item?: DashboardItem;
  stage?: LifeStage;
  isLogOut?: true;
  isLock?: true;
}

interface SearchGroup {
  title: string;
  entries: SearchEntry[];
}

/** What people look for by another word than that of the Menu: parts of its pages. */
const PARTS: readonly (readonly [
  hint: string,
  icon: DashboardIcon,
  ...parts: [title: string, to: string][],
])[] = [
  [
    'Notifications',
    'notifications',
    ['Reminders', '/dashboard/notifications#reminders'],
    ['Quiet hours', '/dashboard/notifications#quiet-hours'],
    ['Calendar address', '/dashboard/notifications#your-calendar'],
  ],
  ['Emergency Contacts', 'emergency', ['Page for helpers', '/dashboard/emergency#helpers']],
  [
    'Privacy & Security',
    'privacy',
    ['PIN and lock', '/dashboard/privacy#lock'],
    ['Access history', '/dashboard/privacy#access-history'],
    ['Erase a part', '/dashboard/privacy#erase-part'],
    ['Erase your account', '/dashboard/privacy#erase'],
  ],
];
const PART_ENTRIES: SearchEntry[] = PARTS.flatMap(([hint, icon, ...parts]) =>
  parts.map(([title, to]) => ({ id: `page-${to}`, title, hint, icon, to })),
);

/** All that can be found from the dashboard in a mode; null while the mode is not known. `hasLock`: her account has a PIN. */
export function listSearchGroups(stage: LifeStage | null, hasLock = false): SearchGroup[] {
  return [
    { title: 'Sections', entries: SECTION_GROUPS.flatMap((group) => listGroup(group, stage)) },
    {
      title: 'Doctor Chat',
      entries: DOCTOR_CHAT.flatMap((group) =>
        group.items.map((item) => ({
          id: item.id,
          title: item.title,
          hint: group.title,
          icon: item.icon,
          item,
        })),
      ),
    },
    {
      title: 'Pages',
      entries: [
        { id: 'page-/dashboard', title: 'Dashboard Home', hint: 'Page', icon: 'dashboard', to: '/dashboard' },
        ...MENU_PAGES.map(
          ({ label, path, icon }): SearchEntry => ({
            id: `page-${path}`,
            title: label,
            hint: 'Page',
            icon,
            to: path,
          }),
        ),
        {
          id: `page-${HISTORY_PATH}`,
          title: 'History',
          hint: 'Page',
          icon: 'history',
          to: HISTORY_PATH,
        },
        ...PART_ENTRIES,
        { id: `page-${CALENDAR_PAGE}`, title: 'Calendar', hint: 'Page', icon: 'events', to: CALENDAR_PAGE },
        { id: `page-${INSIGHTS_PAGE}`, title: 'Insights', hint: 'Page', icon: 'patterns', to: INSIGHTS_PAGE },
        { id: `page-${LOG_PAGE}`, title: 'Daily log', hint: 'Page', icon: 'preferences', to: LOG_PAGE },
        {
          id: `page-${REPORT_ADDRESS}`,
          title: 'For your appointment',
          hint: 'Page',
          icon: 'results',
          to: REPORT_ADDRESS,
        },
        ...pagesBesideIn(stage).map(
          ({ title, path, icon }): SearchEntry => ({
            id: `page-${path}`,
            title,
            hint: 'Page',
            icon,
            to: path,
          }),
        ),
        {
          id: 'page-/health-statistics',
          title: 'Health documents',
          hint: 'Page',
          icon: 'library',
          to: '/health-statistics',
        },
        { id: 'page-/', title: 'Main Site', hint: 'Page', icon: 'about', to: '/' },
        ...(hasLock
          ? [
              {
                id: 'lock-now',
                title: LOCK_LABEL,
                hint: 'Your PIN opens it again',
                icon: 'privacy',
                isLock: true,
              } as const,
            ]
          : []),
        {
          id: 'logout',
          title: LOGOUT_LABEL,
          hint: 'Ends your session here',
          icon: 'privacy',
          isLogOut: true,
        },
      ],
    },
    {
      title: 'Life Stage Mode',
      entries: LIFE_STAGES.map(({ value, label }) => ({
        id: `mode-${value}`,
        title: label,
        hint: value === stage ? 'Chosen now' : 'Switch to this mode',
        icon: { stage: value },
        stage: value,
      })),
    },
  ];
}

function listGroup(group: (typeof SECTION_GROUPS)[number], stage: LifeStage | null): SearchEntry[] {
  return [
    { id: group.id, title: group.title, hint: 'Group', icon: group.icon, to: addressOf(group.id) },
    ...sectionsIn(group, stage).map((section) => ({
      id: section.id,
      title: section.title,
      hint: group.title,
      icon: section.icon,
      to: addressOf(section.id),
      item: section,
    })),
  ];
}

/** Marks what was found among what is hers: it fits already, by its own rule. */
export const HER_RESULT = 'hers';
/** Behind a place whose name is meant, before one whose letters are scattered. */
export const HER_SCORE = 0.55;

/** How well an entry fits what was typed, by its title or by what else people call it. */
export function scoreEntry(title: string, words: string, typed: string): number {
  return Math.max(scoreTitle(title, typed), scoreWords(words, typed));
}

// Below these a match is scattered letters: "set" is in "Start new consultation" too, somehow.
const LEAST_FOR_A_FEW_LETTERS = 0.5;
const LEAST = 0.12;

/** How well a title fits what was typed, 0 (not at all) to 1; its words may come in any order and miss a letter. */
export function scoreTitle(title: string, typed: string): number {
  const words = typed.trim().split(/\s+/u);
  return Math.min(
    ...words.map((word) => {
      const score = defaultFilter(title, word);
      return score < (word.length < 4 ? LEAST_FOR_A_FEW_LETTERS : LEAST) ? 0 : score;
    }),
  );
}
