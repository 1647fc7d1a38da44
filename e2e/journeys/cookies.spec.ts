import type { BrowserContext, Page } from '@playwright/test';
import {
  STORED_NAMES,
  type StoragePlace,
  type StoredName,
} from '../../web/features/marketing/cookies/stored-names.ts';
import { openCalendar, openDay, signalsDialog } from '../calendar.ts';
import { openLog, saveLog } from '../daily-log.ts';
import { example, uploadNamed } from '../documents.ts';
import { expectLoaded } from '../loaded.ts';
import { logOut } from '../log-out.ts';
import { rows } from '../rows.ts';
import { PUBLIC_SCREENS } from '../screens.ts';
import { expect, makeEmail, test } from '../story.ts';

test.use({ serviceWorkers: 'allow' });

/** Everything the browser holds for the product, as `place: name`; IndexedDB row by row, without whose they are. */
async function heldBy(page: Page, context: BrowserContext): Promise<{ place: StoragePlace; name: string }[]> {
  const held = await page.evaluate(async () => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: [string, string][] = [];
    for (const name of Object.keys(localStorage)) found.push(['local storage', name]);
    for (const name of Object.keys(sessionStorage)) found.push(['session storage', name]);
    for (const name of await caches.keys()) found.push(['cache of the worker', name]);
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await ask(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const keys = await ask(database.transaction(store).objectStore(store).getAllKeys());
        for (const key of keys)
          found.push(['IndexedDB', `${name}, ${store}: ${Array.isArray(key) ? key[1] : key}`]);
      }
      database.close();
    }
    return found;
  });
  const cookies = (await context.cookies()).map(({ name }) => ['cookie', name]);
  // as: the places named above
  return [...cookies, ...held].map(
    ([place, name]) => ({ place, name }) as { place: StoragePlace; name: string },
  );
}

const isNamed = ({ place, name }: { place: StoragePlace; name: string }, names: readonly StoredName[]) =>
  names.some((stored) => stored.place === place && stored.pattern.test(name));

/** Today as the calendar names it. */
const todayIn = (page: Page): Promise<string> =>
  page.evaluate(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date()));

/** What the browser holds and the page about cookies does not name. */
async function unnamed(page: Page, context: BrowserContext, names = STORED_NAMES) {
  return (await heldBy(page, context)).filter((held) => !isNamed(held, names));
}

test('A visitor who reads every public page gets no cookie, and nothing stored but how far she scrolled', {
  ...rows('Q-52', 'S-44'),
  tag: '@deep',
}, async ({ page, context }) => {
  const forVisitors = STORED_NAMES.filter(({ isForVisitors }) => isForVisitors);
  for (const path of PUBLIC_SCREENS) {
    await page.goto(path);
    await expectLoaded(page);
    expect(await unnamed(page, context, forVisitors), path).toEqual([]);
  }
  expect(await context.cookies()).toEqual([]);
});

test(
  'Every name that signing up, using the product and logging out leave in a browser stands on the page about cookies',
  rows('S-01', 'S-44', 'Q-52'),
  async ({ page, context }) => {
    const seen = new Map<string, { place: StoragePlace; name: string }>();
    const look = async (when: string) => {
      expect(await unnamed(page, context), when).toEqual([]);
      for (const held of await heldBy(page, context)) seen.set(`${held.place}: ${held.name}`, held);
    };

    await page.goto('/auth/signup');
    await page.getByLabel('Full name').fill('Maria del Carmen');
    await page.getByLabel('Email').fill(makeEmail());
    await page.getByLabel('Password', { exact: true }).fill('a quiet password');
    await page.getByLabel('Confirm password').fill('a quiet password');
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await look('while signing up');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await look('signed up');

    await openCalendar(page);
    await openDay(page, await todayIn(page));
    await signalsDialog(page).getByText('Headache', { exact: true }).click();
    await page.keyboard.press('Escape');
    const form = await openLog(page);
    await form.getByRole('textbox', { name: 'Weight', exact: true }).fill('61');
    await form.getByRole('button', { name: 'Anything else?' }).click();
    await look('with something typed');
    await saveLog(form);
    for (const path of [
      '/onboarding/basic-info',
      '/dashboard/history',
      '/dashboard?section=b2-8',
      '/dashboard',
    ]) {
      await page.goto(path);
      await expectLoaded(page);
      await look(path);
    }
    await uploadNamed(context.request, example('blood-count.pdf', 'Ferritin.pdf'));
    await page.goto('/health-statistics');
    await expect(page.getByText('Ferritin').first()).toBeVisible();
    await look('with documents');

    await page.goto('/dashboard');
    await context.route('**/api/**', (route) => route.abort());
    await openDay(page, await todayIn(page));
    await signalsDialog(page).getByText('Nausea', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/changes? not sent yet\./)).toBeVisible();
    await look('with changes that wait');
    await context.unroute('**/api/**');

    await logOut(page);
    await expect(page).toHaveURL('/');
    const left = (await heldBy(page, context)).filter(({ place }) => place !== 'cache of the worker');
    expect(
      left.filter(
        (held) =>
          !isNamed(
            held,
            STORED_NAMES.filter(({ isForVisitors, staysAfterLogOut }) => isForVisitors || staysAfterLogOut),
          ),
      ),
    ).toEqual([]);

    // A list that is longer than what there is would be as untrue: each kind of name was met.
    for (const place of new Set(STORED_NAMES.map((stored) => stored.place)))
      expect([...seen.values()].map((held) => held.place)).toContain(place);
  },
);
