import { FILES_PAGE, METHOD_PAGE } from '@lunaria/domain/dashboard/pages-beside.ts';
import { CALENDAR_PAGE, INSIGHTS_PAGE, LOG_PAGE } from '@lunaria/domain/dashboard/places.ts';
import {
  CYCLE_SECTION_ID,
  HISTORY_SECTION_ID,
  PROFILE_ADDRESS,
  RESULTS_SECTION_ID,
  SETTINGS_ADDRESS,
  TIMELINE_SECTION_ID,
} from '@lunaria/domain/dashboard/sections.ts';

const PROFILE = 'name birthday birth age height weight blood life stage conditions';
const SETTINGS =
  'units week theme dark light country cycle length luteal language data hide kg lbs celsius fahrenheit leave quick exit escape shared device discreet name icon';

/** What people call a place that has another name, by the id of its entry. */
const WORDS: Readonly<Record<string, string>> = {
  'b3-1': PROFILE,
  [`page-${PROFILE_ADDRESS}`]: `${PROFILE} email`,
  'b3-4': SETTINGS,
  [`page-${SETTINGS_ADDRESS}`]: SETTINGS,
  'page-/dashboard/privacy': 'password email passkey second factor sessions devices login signed in',
  'page-/dashboard/emergency': 'country numbers ambulance crisis help line call',
  'page-/dashboard/notifications': 'mails reminders push',
  'page-/dashboard/help': 'questions contact',
  [`page-${CALENDAR_PAGE}`]: 'period bleeding month ovulation fertile',
  [CYCLE_SECTION_ID]: 'period forecast ovulation history',
  [`page-${LOG_PAGE}`]: 'mood sleep water symptoms pain temperature',
  [`page-${INSIGHTS_PAGE}`]: 'mood patterns symptoms',
  [`page-${FILES_PAGE.path}`]:
    'download everything export take along backup zip restore bring back import data',
  [`page-${METHOD_PAGE.path}`]: 'contraception pill coil implant ring patch',
  [RESULTS_SECTION_ID]:
    'laboratory lab values blood test hormones ferritin iron thyroid tsh amh vitamin sugar glucose cholesterol hemoglobin unit range',
  [HISTORY_SECTION_ID]:
    'conditions illness diagnosis operations surgery procedures allergies medicines pills supplements vaccines vaccinations shots family doctor care team implants births pregnancies records',
  [TIMELINE_SECTION_ID]: 'life years history stages past events order',
  logout: 'sign out leave',
  'page-/dashboard/privacy#lock': 'pin code shared device auto-lock screen',
  'page-/dashboard/privacy#erase-part': 'delete days kind entries last week',
  'page-/dashboard/privacy#erase': 'delete account',
};

/** Below it a few letters would find too much. */
const LEAST_LETTERS = 3;
/** Behind a title that is meant, before one whose letters are scattered. */
const SCORE = 0.6;

/** Other words for an entry; nothing where its title says it. */
export const wordsOf = (id: string): string => WORDS[id] ?? '';

/** How well other words fit what was typed: each typed word begins one of them, or none counts. */
export function scoreWords(words: string, typed: string): number {
  const known = words.split(' ');
  const fits = typed
    .trim()
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => word.length >= LEAST_LETTERS && known.some((one) => one.startsWith(word)));
  return words !== '' && fits ? SCORE : 0;
}
