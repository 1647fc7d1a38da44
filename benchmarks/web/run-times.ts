import { type Browser, chromium } from 'playwright-core';
import { describeMachine } from '../api/describe-machine.ts';
import { CALENDAR_LINES, type CalendarTimes, measureCalendar } from './measure-calendar.ts';
import { HISTORY_LINES, type HistoryTimes, measureHistory } from './measure-history.ts';
import { LIBRARY_LINES, type LibraryTimes, measureLibrary } from './measure-library.ts';
import { MONTHS_LINES, type MonthsTimes, measureMonths } from './measure-months.ts';
import { measureRecords, RECORDS_LINES, type RecordsTimes } from './measure-records.ts';
import { measureToday, TODAY_LINES, type TodayTimes } from './measure-today.ts';
import { SLOWDOWN } from './page-cost.ts';
import { findMisses, type Measured, renderTimes } from './render-times.ts';
import { type Accounts, startLunaria } from './start-lunaria.ts';

/** Today on a phone, calendar, also there, history and library: the result as Markdown, and what misses its goal. */
export async function runTimes(executablePath: string, rounds: number, changes: number) {
  await using stack = new AsyncDisposableStack();
  const accounts = await startLunaria(stack);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  stack.defer(() => browser.close());
  const { today, calendar, months, history, library, records } = await measureInTurns(
    browser,
    accounts,
    rounds,
    changes,
  );

  const ofToday = {
    name: 'thirty years',
    otherName: 'a year of logs',
    lines: TODAY_LINES,
    full: today.thirtyYears,
    empty: today.year,
  } satisfies Measured<keyof TodayTimes>;
  const ofCalendar = {
    name: 'thirty years',
    lines: CALENDAR_LINES,
    full: calendar.thirtyYears,
    empty: calendar.empty,
  } satisfies Measured<keyof CalendarTimes>;
  const ofMonths = {
    name: 'thirty years',
    lines: MONTHS_LINES,
    full: months.thirtyYears,
    empty: months.empty,
  } satisfies Measured<keyof MonthsTimes>;
  const ofHistory = {
    name: 'a year of logs',
    lines: HISTORY_LINES,
    full: history.year,
    empty: history.empty,
  } satisfies Measured<keyof HistoryTimes>;
  const ofLibrary = {
    name: 'a thousand documents',
    otherName: 'one document',
    lines: LIBRARY_LINES,
    full: library.documents,
    empty: library.oneDocument,
  } satisfies Measured<keyof LibraryTimes>;
  const ofRecords = {
    name: 'twenty thousand results, thirty years, a thousand documents',
    otherName: 'one document',
    lines: RECORDS_LINES,
    full: records.documents,
    empty: records.oneDocument,
  } satisfies Measured<keyof RecordsTimes>;
  const result = [
    [
      ...describeMachine(),
      `- Chromium ${browser.version()}, its processor slowed down ${SLOWDOWN} times, nothing in its cache`,
      `- ${rounds} rounds with ${changes} changes of month, range, quantity, search and order each; server, embedded database and browser share the machine`,
    ].join('\n'),
    '### Today on a phone',
    renderTimes(ofToday),
    '### Calendar',
    renderTimes(ofCalendar),
    '### Calendar on a phone',
    renderTimes(ofMonths),
    '### History',
    renderTimes(ofHistory),
    '### Document library',
    renderTimes(ofLibrary),
    '### Test results and timeline',
    renderTimes(ofRecords),
  ].join('\n\n');
  const misses = [
    ...[...findMisses(ofToday), ...findMisses(ofCalendar), ...findMisses(ofMonths)],
    ...[...findMisses(ofHistory), ...findMisses(ofLibrary), ...findMisses(ofRecords)],
  ];
  return { result, misses };
}

async function measureInTurns(browser: Browser, accounts: Accounts, rounds: number, changes: number) {
  const today = { thirtyYears: [] as TodayTimes[], year: [] as TodayTimes[] };
  const calendar = { thirtyYears: [] as CalendarTimes[], empty: [] as CalendarTimes[] };
  const months = { thirtyYears: [] as MonthsTimes[], empty: [] as MonthsTimes[] };
  const history = { year: [] as HistoryTimes[], empty: [] as HistoryTimes[] };
  const library = { documents: [] as LibraryTimes[], oneDocument: [] as LibraryTimes[] };
  const records = { documents: [] as RecordsTimes[], oneDocument: [] as RecordsTimes[] };
  // The first opening warms the server up and counts for nobody. Then both in turns: a busy moment hits both.
  await measureToday(browser, accounts.year, 1);
  await measureCalendar(browser, accounts.empty, 1);
  await measureMonths(browser, accounts.empty, 1);
  await measureHistory(browser, accounts.empty, 1);
  await measureLibrary(browser, accounts.oneDocument, 1);
  await measureRecords(browser, accounts.oneDocument, 1);
  for (let round = 0; round < rounds; round += 1) {
    const say = (text: string) => process.stderr.write(`Round ${round + 1} of ${rounds}: ${text}\n`);
    for (const name of ['thirtyYears', 'year'] as const) {
      say(`today, ${name}`);
      today[name].push(await measureToday(browser, accounts[name], changes));
    }
    for (const name of ['thirtyYears', 'empty'] as const) {
      say(`calendar, ${name}`);
      calendar[name].push(await measureCalendar(browser, accounts[name], changes));
      say(`months, ${name}`);
      months[name].push(await measureMonths(browser, accounts[name], changes));
    }
    for (const name of ['year', 'empty'] as const) {
      say(`history, ${name}`);
      history[name].push(await measureHistory(browser, accounts[name], changes));
    }
    for (const name of ['documents', 'oneDocument'] as const) {
      say(`library, ${name}`);
      library[name].push(await measureLibrary(browser, accounts[name], changes));
      say(`records, ${name}`);
      records[name].push(await measureRecords(browser, accounts[name], changes));
    }
  }
  return { today, calendar, months, history, library, records };
}
