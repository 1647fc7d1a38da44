export type StoragePlace =
  | 'cookie'
  | 'local storage'
  | 'session storage'
  | 'IndexedDB'
  | 'cache of the worker';

export interface StoredName {
  place: StoragePlace;
  /** As the page writes it; a part in angle brackets stands for something that differs. */
  name: string;
  /** As a browser shows it, whole. */
  pattern: RegExp;
  purpose: string;
  until: string;
  /** Whether a visitor without an account can ever meet it. */
  isForVisitors?: true;
  /** Whether logging out leaves it: it says nothing about her and opens nothing. */
  staysAfterLogOut?: true;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const MONTH = '\\d{4}-\\d{2}';

/** A row of the database on her device: `kept: units` is the row `units` of the store `kept`. */
function keptRow(name: string, rest: string, purpose: string): StoredName {
  return {
    place: 'IndexedDB',
    name: `lunaria, kept: ${name}`,
    pattern: new RegExp(`^lunaria, kept: ${rest}$`),
    purpose,
    until: 'You log out, your session ends, or another account is used here.',
  };
}

/**
 * Everything this product leaves in a browser. The page about cookies shows it; e2e/journeys/cookies.spec.ts compares it
 * with what a browser holds after signing up, using the product and logging out, and fails for what is missing here.
 */
export const STORED_NAMES: readonly StoredName[] = [
  {
    place: 'cookie',
    name: 'lunaria.session_token',
    // Behind https, browsers take the name with this prefix from this host alone.
    pattern: /^(?:__Host-)?lunaria\.session_token$/,
    purpose:
      'Your session: it shows the server that it is you. No script can read it, and other sites cannot use it. Behind https its name begins with __Host-.',
    until: 'You log out, thirty days after you used it last, or half a year after you logged in.',
  },
  {
    place: 'cookie',
    name: 'signed_in',
    pattern: /^signed_in$/,
    purpose:
      'Says “1”: somebody is logged in here, so that a page shows the right bar at once. It opens nothing.',
    until: 'The same.',
  },
  {
    place: 'cookie',
    name: 'lunaria.provider_flow',
    pattern: /^(?:__Host-)?lunaria\.provider_flow$/,
    purpose:
      'Only when you press Google or Apple: ties your way there and back to this browser. No script can read it. Behind https its name begins with __Host-.',
    until:
      'You are back and logged in, or ten minutes; a quarter of an hour where you log in first to add it.',
  },
  {
    place: 'cookie',
    name: 'lunaria.known_browser',
    pattern: /^(?:__Host-)?lunaria\.known_browser$/,
    purpose:
      'A random value: this browser was here before. A sign-in without it counts as one from a new browser, and you are told by mail. It opens nothing, no script can read it, and the server keeps only a hash of it, for 90 days. Behind https its name begins with __Host-.',
    until: 'A year after you logged in here last, or you clear the data of this site. Logging out leaves it.',
    staysAfterLogOut: true,
  },
  {
    place: 'cookie',
    name: 'lunaria.device_key',
    pattern: /^(?:__Host-)?lunaria\.device_key$/,
    purpose:
      'The key with which the pages encrypt what this browser keeps in its database. It opens nothing on the server. Behind https its name begins with __Host-.',
    until: 'You log out, your session ends, or a day has passed since the server was reached.',
  },
  {
    place: 'cookie',
    name: 'lunaria.device_seed_<account>',
    pattern: new RegExp(`^(?:__Secure-)?lunaria\\.device_seed_${UUID}$`),
    purpose:
      'With it the server can make that key again once you have logged in, so that a session that ended loses nothing you entered. No script can read it, and alone it opens nothing. Behind https its name begins with __Secure-.',
    until: 'You log out, or thirteen months without a visit.',
  },
  {
    place: 'local storage',
    name: 'lunaria-<host>-session',
    pattern: /^lunaria-[^/]+-session$/,
    purpose:
      'The number of your account, when a short-lived token ends, whether a second step or your PIN is still to come, and when this browser locks, so that all tabs agree who is logged in.',
    until: 'You log out, or your session ends.',
  },
  {
    place: 'local storage',
    name: 'lunaria.onboarding',
    pattern: /^lunaria\.onboarding$/,
    purpose: 'Your answers in the three first steps, so that a reload loses nothing. Not encrypted.',
    until:
      'Your next visit after Finish Setup, when they are kept encrypted, or you log out; what is not on the server yet is asked about first.',
  },
  {
    place: 'local storage',
    name: 'lunaria-of-<account>-dashboard-groups',
    pattern: new RegExp(`^lunaria-of-${UUID}-dashboard-groups$`),
    purpose: 'Which groups of the dashboard you opened.',
    until: 'You log out, or your session ends.',
  },
  {
    place: 'local storage',
    name: 'lunaria-of-<account>-log-more',
    pattern: new RegExp(`^lunaria-of-${UUID}-log-more$`),
    purpose: 'The day on which you last opened the folded part of the log.',
    until: 'You close that part, you log out, or your session ends.',
  },
  {
    place: 'local storage',
    name: 'lunaria-of-<account>-calendar-forecast',
    pattern: new RegExp(`^lunaria-of-${UUID}-calendar-forecast$`),
    purpose: 'Whether the calendar shows the forecast, once you switched it.',
    until: 'You log out, or your session ends.',
  },
  {
    place: 'local storage',
    name: 'lunaria-of-<account>-profile-complete',
    pattern: new RegExp(`^lunaria-of-${UUID}-profile-complete$`),
    purpose: 'Whether your setup is finished, so that the reminder of it does not flash.',
    until: 'You log out, or your session ends.',
  },
  {
    place: 'local storage',
    name: 'lunaria-of-<account>-slash-opens-search',
    pattern: new RegExp(`^lunaria-of-${UUID}-slash-opens-search$`),
    purpose: 'Whether the key / opens the search for you.',
    until: 'You log out, or your session ends.',
  },
  {
    place: 'local storage',
    name: 'lunaria.theme',
    pattern: /^lunaria\.theme$/,
    purpose: 'Light or dark, where you chose one in Settings. It says nothing else about you.',
    until: 'You choose “As this device”, or you clear the data of this site. Logging out leaves it.',
    staysAfterLogOut: true,
  },
  {
    place: 'local storage',
    name: 'lunaria.leave-button',
    pattern: /^lunaria\.leave-button$/,
    purpose: 'That “Leave quickly” stands on every page on this device, where you chose so in Settings.',
    until: 'You switch it off, or you clear the data of this site. Logging out leaves it.',
    staysAfterLogOut: true,
  },
  {
    place: 'local storage',
    name: 'lunaria.shared-device',
    pattern: /^lunaria\.shared-device$/,
    purpose: 'That others use this device too, where you said so in Settings.',
    until: 'You take it back, or you clear the data of this site. Logging out leaves it.',
    staysAfterLogOut: true,
  },
  {
    place: 'local storage',
    name: 'lunaria.discreet',
    pattern: /^lunaria\.discreet$/,
    purpose: 'The other name and icon of your pages, where you chose one in Settings.',
    until: 'You choose our own again, or you clear the data of this site. Logging out leaves it.',
    staysAfterLogOut: true,
  },
  {
    place: 'local storage',
    name: 'lunaria.touched',
    pattern: /^lunaria\.touched$/,
    purpose: 'When this browser was touched last, where you set a PIN, so that all tabs lock together.',
    until: 'You log out, or your session ends.',
  },
  {
    place: 'local storage',
    name: 'lunaria.leaving',
    pattern: /^lunaria\.leaving$/,
    purpose: 'That you left this device without a connection: our next page ends your session first.',
    until: 'The server was reached.',
    staysAfterLogOut: true,
  },
  {
    place: 'local storage',
    name: 'lunaria.save-data',
    pattern: /^lunaria\.save-data$/,
    purpose: 'That this device loads nothing ahead, where you chose so in Settings.',
    until: 'You switch it off, or you clear the data of this site. Logging out leaves it.',
    staysAfterLogOut: true,
  },
  {
    place: 'session storage',
    name: 'react-router-scroll-positions',
    pattern: /^react-router-scroll-positions$/,
    purpose: 'How far down you had scrolled on the pages of this tab, for going back and for a reload.',
    until: 'The tab is closed.',
    isForVisitors: true,
  },
  {
    place: 'session storage',
    name: 'lunaria-left',
    pattern: /^lunaria-left$/,
    purpose: 'That you left quickly in this tab, and where to, so that going back does not return.',
    until: 'You open Lunaria anew in this tab, or close it.',
  },
  {
    place: 'session storage',
    name: 'lunaria-reset-token',
    pattern: /^lunaria-reset-token$/,
    purpose:
      'What the link of a mail for a new password carried, so that a reload of that page loses nothing.',
    until: 'The password is set, the link turns out to be used up, or the tab is closed.',
  },
  {
    place: 'session storage',
    name: 'lunaria-email-token',
    pattern: /^lunaria-email-token$/,
    purpose: 'The same for the link of a mail about another address for your account.',
    until: 'You agreed, the link turns out to be used up, or the tab is closed.',
  },
  {
    place: 'session storage',
    name: 'lunaria-verify-token',
    pattern: /^lunaria-verify-token$/,
    purpose: 'The same for the link of the mail that asks you to confirm your address.',
    until: 'You confirmed, the link turns out to be used up, or the tab is closed.',
  },
  {
    place: 'session storage',
    name: 'lunaria-undo-token',
    pattern: /^lunaria-undo-token$/,
    purpose: 'The same for the link of a mail that tells you of a change of your account.',
    until: 'You took the change back, the link turns out to be used up, or the tab is closed.',
  },
  {
    place: 'session storage',
    name: 'lunaria-step-draft',
    pattern: /^lunaria-step-draft$/,
    purpose:
      'What stands in a step of your setup and was not continued with, so that a reload of it loses nothing.',
    until: 'You go on, leave the step, log out, or close the tab.',
  },
  {
    place: 'session storage',
    name: 'lunaria-waiting-link',
    pattern: /^lunaria-waiting-link$/,
    purpose:
      'Google or Apple, where your address there has an account here already: it is added once you have logged in.',
    until: 'You have logged in, or the tab is closed.',
  },
  keptRow(
    'bleeding-days',
    'bleeding-days',
    'How you bled on your days, for every screen without a connection.',
  ),
  keptRow(
    'profile',
    'profile',
    'Your name, your life stage and what you hid on the dashboard, so that it opens without a connection.',
  ),
  keptRow('units', 'units', 'The units you chose, with which day your weeks begin, and your country.'),
  keptRow('calendar latest', 'calendar latest', 'Your latest period.'),
  keptRow('calendar all', 'calendar all', 'All your periods, from which your cycles are found.'),
  keptRow('calendar periods <year>', 'calendar periods \\d{4}', 'The periods of the years you looked at.'),
  keptRow('calendar signals <month>', `calendar signals ${MONTH}`, 'The notes of the months you looked at.'),
  keptRow(
    'calendar signals <days>',
    'calendar signals \\d+',
    'The symptoms, moods and other marks of the years that patterns were looked for in, without your notes.',
  ),
  keptRow('calendar own-length', 'calendar own-length', 'The cycle length you chose.'),
  keptRow(
    'daily-logs <days>',
    `daily-logs (?:${MONTH}|${MONTH} ${MONTH}|\\d+)`,
    'The daily log of the months or days you looked at.',
  ),
  keptRow('daily-log drafts', 'daily-log drafts', 'What you typed into the daily log and did not save.'),
  keptRow(
    'cycle-report choices',
    'cycle-report choices',
    'What you chose and typed for the page you take to an appointment.',
  ),
  keptRow('health-goals', 'health-goals', 'Your goals.'),
  keptRow('safety-alerts', 'safety-alerts', 'The alerts that are open.'),
  keptRow('alerts-read', 'alerts-read', 'Which alerts you have read here, so that they are not told twice.'),
  keptRow('put-away', 'put-away', 'Which cards you put away, and until when.'),
  keptRow(
    'emergency',
    'emergency',
    'Whom you want to call, your country and your blood type, so that they are there without a connection.',
  ),
  keptRow(
    'day-answers <days>',
    `day-answers (?:${MONTH}|${MONTH} ${MONTH}|\\d+)`,
    'What you noted by tapping, of the months or years you looked at.',
  ),
  keptRow('log-order', 'log-order', 'Which parts of the log sheet you use most, so that they come first.'),
  keptRow('own-tags', 'own-tags', 'The tags you made.'),
  keptRow('lab-values', 'lab-values', 'Your test results.'),
  keptRow(
    'medical-records',
    'medical-records',
    'Your medical history, without what you noted of pregnancies.',
  ),
  keptRow('timeline', 'timeline', 'Your timeline as you last saw it, without pregnancies and losses.'),
  keptRow('methods', 'methods', 'The contraceptive methods you noted.'),
  keptRow(
    'cycle-records',
    'cycle-records',
    'What you said of your cycles, times without them with no word of a pregnancy, LH tests and temperatures, and the forecasts that you saw.',
  ),
  keptRow(
    'onboarding answers',
    'onboarding answers',
    'Your answers in the three first steps, once the server has them.',
  ),
  keptRow('pregnancy', 'pregnancy', 'How your pregnancy is dated.'),
  keptRow(
    'profile-details',
    'profile-details',
    'What you said of yourself, without your date of birth, so that profile and settings open without a connection.',
  ),
  keptRow(
    'health-documents <number>',
    'health-documents \\d+',
    'Names, kinds and days of your documents. Never a file, a summary or a note.',
  ),
  {
    place: 'IndexedDB',
    name: 'lunaria, writes: <kind>',
    pattern: /^lunaria, writes: [a-z-]+$/,
    purpose: 'Changes that the server does not have yet, encrypted.',
    until:
      'They are sent, or you discard them. Logging out asks first. After a session that ended otherwise they wait for you alone.',
  },
  {
    place: 'cache of the worker',
    name: 'lunaria-precache-<version>',
    pattern: /^lunaria-precache-v\d+-https?:\/\/.+$/,
    purpose:
      'Our pages, scripts and fonts, the same for everybody, so that the dashboard opens without a connection. Nothing of yours. A service worker, /sw.js, looks after it; it is put in place when you first open the dashboard.',
    until: 'A new version takes its place, or you clear the data of this site in your browser.',
  },
  {
    place: 'cache of the worker',
    name: 'lunaria-push',
    pattern: /^lunaria-push$/,
    purpose:
      'Only where you turned on reminders for this device. It holds the number of your account, so that none is shown for another one. It also holds where messages for this device go.',
    until: 'You turn it off here, you log out, or another account is used here.',
  },
];
