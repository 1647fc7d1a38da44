import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { openCalendar, openDay, signalsDialog, storedSignals } from '../calendar.ts';
import { logOut } from '../log-out.ts';
import { createAccount, expect, test } from '../story.ts';

/** The files of a browser, as whoever has the disk reads them: also what a database says it has deleted. */
class Profile {
  readonly directory = mkdtempSync(join(tmpdir(), 'lunaria-profile-'));

  /** The files in which the bytes stand. */
  find(bytes: Buffer): string[] {
    return readdirSync(this.directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => readFileSync(file).includes(bytes));
  }

  /** As text is stored: a letter in one byte or in two. */
  findText(text: string): string[] {
    return [...this.find(Buffer.from(text, 'latin1')), ...this.find(Buffer.from(text, 'utf16le'))];
  }

  /** The cookies of the product as the browser stores them, by name: encrypted or not. */
  readCookies(): Map<string, Buffer> {
    const [file] = readdirSync(this.directory, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /(?:^|[\\/])Cookies$/.test(path),
    );
    const database = new DatabaseSync(join(this.directory, file ?? ''), { readOnly: true });
    const found = database
      .prepare("select name, value, encrypted_value from cookies where name like '%lunaria%'")
      .all();
    database.close();
    return new Map(
      found.map(({ name, value, encrypted_value: sealed }) => [
        String(name),
        sealed instanceof Uint8Array && sealed.length > 0 ? Buffer.from(sealed) : Buffer.from(String(value)),
      ]),
    );
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}

const unsent = (page: Page) => page.getByText(/changes? not sent yet\./);

test('In the files of her browser no word of her notes stands, neither while she is logged in nor, with the key to what is left, after she has logged out', async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  const profile = new Profile();
  const { launchOptions, locale, timezoneId, viewport, contextOptions } = test.info().project.use;
  const open = async (): Promise<BrowserContext> =>
    await chromium.launchPersistentContext(profile.directory, {
      ...launchOptions,
      ...contextOptions,
      baseURL: baseURL ?? '',
      locale: locale ?? 'en-GB',
      timezoneId: timezoneId ?? 'Europe/Madrid',
      viewport: viewport ?? null,
    });
  const [sentNote, unsentNote, plainNote] = ['sent', 'unsent', 'plain'].map(
    (what) => `${what} note ${crypto.randomUUID()}`,
  ) as [string, string, string]; // as: three in, three out
  let context = await open();
  try {
    await createAccount(context.request);
    let page = context.pages()[0] ?? (await context.newPage());
    await openCalendar(page);
    await note(page, 0, sentNote);
    await expect.poll(async () => (await storedSignals(context.request))[0]?.notes).toBe(sentNote);
    await page.reload();
    await context.route('**/api/**', (route) => route.abort());
    await note(page, 1, unsentNote);
    await expect(unsent(page)).toBeVisible();
    // What an older version did: so it is known that what was written in plain would be found.
    await writePlain(page, plainNote);
    await context.close();

    expect(profile.findText(plainNote)).not.toEqual([]);
    expect(profile.findText(sentNote), 'logged in').toEqual([]);
    expect(profile.findText(unsentNote), 'logged in').toEqual([]);
    const cookies = [...profile.readCookies()].filter(([name]) => name.startsWith('lunaria.device_'));
    expect(cookies).toHaveLength(2);
    for (const [name, stored] of cookies) expect(profile.find(stored), name).not.toEqual([]);

    context = await open();
    page = context.pages()[0] ?? (await context.newPage());
    await openCalendar(page);
    await expect
      .poll(async () => (await storedSignals(context.request)).map(({ notes }) => notes).sort())
      .toEqual([sentNote, unsentNote].sort());
    await expect(unsent(page)).toBeHidden();
    await logOut(page);
    await expect(page).toHaveURL('/');
    await context.close();

    for (const text of [sentNote, unsentNote]) expect(profile.findText(text), 'logged out').toEqual([]);
    expect(profile.readCookies().has('lunaria.device_key')).toBe(false);
    for (const [name, stored] of cookies) expect(profile.find(stored), `${name}, logged out`).toEqual([]);
  } finally {
    await context.close();
    profile.remove();
  }
});

/** Notes something on a day of this month: today, or so many days from it. */
async function note(page: Page, days: number, text: string): Promise<void> {
  const day = await page.evaluate((offset) => {
    const date = new Date();
    // Within the month in view, also on its first days.
    date.setDate(date.getDate() > offset ? date.getDate() - offset : date.getDate() + offset);
    return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(date);
  }, days);
  await openDay(page, day);
  await signalsDialog(page).getByLabel('Notes').fill(text);
  await page.keyboard.press('Escape');
  await expect(signalsDialog(page)).toBeHidden();
}

async function writePlain(page: Page, text: string): Promise<void> {
  await page.evaluate(async (plain) => {
    const finish = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await finish(indexedDB.open('lunaria'));
    const store = database.transaction('kept', 'readwrite').objectStore('kept');
    await finish(store.put({ notes: plain }, ['somebody else', 'days']));
    database.close();
  }, text);
}
