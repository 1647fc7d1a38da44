import { type APIRequestContext, expect, type Page } from '@playwright/test';

export const TRACKER = '/dashboard?section=b2-6';

/** 24 weeks, 3 days on 10 October 2025; due on 27 January 2026. */
export const LAST_PERIOD = '2025-04-22';
export const TODAY = '2025-10-10';

export async function setDay(page: Page, day: string): Promise<void> {
  await page.clock.install({ time: new Date(`${day}T12:00:00`) });
}

async function readUserId(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/auth/token');
  expect(answer.status()).toBe(200);
  return (await answer.json()).user.id;
}

/** Pregnancy mode, as another device of hers would choose it. */
export async function choosePregnancyMode(request: APIRequestContext): Promise<void> {
  const answer = await request.patch('/api/profile', { data: { life_stage: 'pregnancy' } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Pregnancy mode with a dating by last period, as another device of hers would make it. */
export async function datePregnancy(request: APIRequestContext, lastPeriod = LAST_PERIOD): Promise<void> {
  await choosePregnancyMode(request);
  const dating = {
    method: 'lastPeriod',
    last_period_date: lastPeriod,
    due_date: null,
    current_week: 0,
    stated_on: TODAY,
  };
  const answer = await request.put('/api/stage', {
    data: { user_id: await readUserId(request), dating },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Says in the tracker that it has ended, and how; she goes on with her cycle. */
export async function endPregnancy(page: Page, answer: string): Promise<void> {
  await page.getByRole('button', { name: 'The pregnancy has ended', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'The pregnancy has ended' });
  await dialog.getByText(answer).click();
  await dialog.getByRole('combobox', { name: /How do you want to go on/ }).click();
  await page.getByRole('option', { name: 'Menstrual Cycle' }).click();
  await dialog.getByRole('button', { name: 'End the pregnancy tracker' }).click();
}

/** Answers of the three steps on this device, as a visit to them leaves them. */
export async function rememberAnswers(page: Page, request: APIRequestContext): Promise<void> {
  const answers = {
    version: 1,
    userId: await readUserId(request),
    basicInfo: { dateOfBirth: '1990-04-01' },
    lifeStage: { stage: 'pregnant' },
    pregnancy: { dateType: 'lastPeriod', lastPeriodDate: LAST_PERIOD, complications: 'swollen feet' },
  };
  await page.evaluate((text) => localStorage.setItem('lunaria.onboarding', text), JSON.stringify(answers));
}

/** What the server holds. */
export async function storedPregnancy(request: APIRequestContext) {
  const answer = await request.get('/api/stage');
  expect(answer.status()).toBe(200);
  return (await answer.json()).pregnancy;
}

/** Everything that this browser keeps: IndexedDB, opened with the key that the page has too, local and session storage, as one text. */
export async function readDevice(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const [, secret = ''] = /lunaria\.device_key=[^.]+\.([\w-]{43})/.exec(document.cookie) ?? [];
    const jwk = { kty: 'oct', k: secret, alg: 'A256GCM' };
    const key = secret ? await crypto.subtle.importKey('jwk', jwk, 'AES-GCM', false, ['decrypt']) : null;
    // What does not open is told by its place, so that nothing is taken for not there.
    const open = async (place: unknown[], row: unknown) => {
      if (!ArrayBuffer.isView(row)) return row;
      if (key === null) return ['locked', place];
      const bytes = new Uint8Array(row.buffer as ArrayBuffer); // as: as it was put there
      const additionalData = new TextEncoder().encode(JSON.stringify(place));
      const way = { name: 'AES-GCM', iv: bytes.subarray(0, 12), additionalData };
      return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(way, key, bytes.subarray(12))));
    };
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await read(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        const [keys, found] = await Promise.all([read(rows.getAllKeys()), read(rows.getAll())]);
        for (const [at, row] of found.entries())
          kept.push(await open([store, ...(keys[at] as IDBValidKey[])], row)); // as: both stores have lists as keys
      }
      database.close();
    }
    return JSON.stringify(kept);
  });
}

/** Chooses a day in the calendar that a field opens. */
export async function chooseDay(page: Page, field: string, month: string, year: string, day: string) {
  await page.getByRole('button', { name: new RegExp(`^${field}`) }).click();
  const dialog = page.getByRole('dialog', { name: field });
  for (const [list, option] of [
    // The year first: another month of this one may lie beyond the days that can be chosen.
    [/^Year/, year],
    [/^Month/, month],
  ] as const) {
    const select = dialog.getByRole('combobox', { name: list });
    if ((await select.innerText()).trim() === option) continue;
    await select.click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await dialog.getByRole('button', { name: new RegExp(`^\\w+day, ${day} ${month} ${year}\\b`) }).click();
  await expect(dialog).toHaveCount(0);
}
