import type { BleedingDay } from '@lunaria/domain/bleeding/bleeding-day.ts';
import { CALENDAR_PAGE } from '@lunaria/domain/dashboard/places.ts';
import type { APIRequestContext, CDPSession, Page } from '@playwright/test';
import { openCalendar } from '../calendar.ts';
import { dayIn, tiles } from '../one-truth.ts';
import { expect, test } from '../story.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const TODAY = '2025-10-10';
/** As long as a day is pressed before drawing begins. */
const PRESS_MS = 300;

/** `2025-10-07 unspecified`, oldest first. */
async function storedBleeding(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/api/bleeding-days');
  expect(answer.status()).toBe(200);
  const { bleeding_days: days }: { bleeding_days: BleedingDay[] } = await answer.json();
  return days.map(({ day, flow }) => `${day} ${flow}`);
}

async function centreOf(page: Page, date: string): Promise<{ x: number; y: number }> {
  const box = await dayIn(page, date).boundingBox();
  if (box === null) throw new Error(`${date} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The same once the months have come to rest. */
async function restingCentreOf(page: Page, date: string): Promise<{ x: number; y: number }> {
  let [before, restingFor] = [await centreOf(page, date), 0];
  const look = async () => {
    const now = await centreOf(page, date);
    restingFor = now.y === before.y ? restingFor + 1 : 0;
    before = now;
    return restingFor;
  };
  await expect.poll(look, { intervals: [100] }).toBeGreaterThanOrEqual(4);
  return before;
}

/** A finger, as the browser gets it from the glass. */
class Finger {
  readonly page: Page;
  readonly glass: CDPSession;

  constructor(page: Page, glass: CDPSession) {
    this.page = page;
    this.glass = glass;
  }

  async touch(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }): Promise<void> {
    await this.glass.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  }

  /** Presses a day until it can draw, goes over the others, and is lifted. */
  async draw(from: string, ...over: string[]): Promise<void> {
    await this.touch('touchStart', await centreOf(this.page, from));
    await this.page.clock.runFor(PRESS_MS);
    for (const date of over) await this.touch('touchMove', await centreOf(this.page, date));
    await this.touch('touchEnd');
  }

  async swipeUp(from: string, pixels: number): Promise<void> {
    const { x, y } = await centreOf(this.page, from);
    await this.touch('touchStart', { x, y });
    for (let moved = 20; moved <= pixels; moved += 20) await this.touch('touchMove', { x, y: y - moved });
    // It rests before it leaves the glass: nothing goes on by itself.
    for (let rest = 0; rest < 8; rest += 1) {
      await new Promise((done) => setTimeout(done, 50));
      await this.touch('touchMove', { x, y: y - pixels });
    }
    await this.touch('touchEnd');
  }
}

test('On her phone a woman draws the days she bled, makes a period of them, and another device sees both', async ({
  page,
  maria,
  context,
  browser,
  baseURL,
}) => {
  expect(maria.fullName).toBe('Maria del Carmen');
  const { request } = context;
  await page.clock.install({ time: new Date(`${TODAY}T12:00:00`) });
  await page.goto(CALENDAR_PAGE);
  await expect(page.getByRole('region', { name: /^Today/ })).toBeVisible();
  await expect(page.getByText('Example dates from 1 Oct 2025.')).toBeVisible();
  const finger = new Finger(page, await context.newCDPSession(page));

  await test.step('a finger that moves at once scrolls the months and notes nothing', async () => {
    const before = (await centreOf(page, '2025-10-17')).y;
    await finger.swipeUp('2025-10-17', 120);
    await expect
      .poll(async () => (await dayIn(page, '2025-10-17').boundingBox())?.y ?? 0)
      .toBeLessThan(before - 80);
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    expect(await storedBleeding(request)).toEqual([]);
  });

  await test.step('a press that draws notes every day between, and the months stay', async () => {
    const before = await restingCentreOf(page, '2025-10-07');
    await finger.draw('2025-10-07', '2025-10-08', '2025-10-09');
    await expect(page.getByText('Bleeding saved, 7 to 9 October')).toBeVisible();
    expect(await centreOf(page, '2025-10-07')).toEqual(before);
    expect(await storedBleeding(request)).toEqual([
      '2025-10-07 unspecified',
      '2025-10-08 unspecified',
      '2025-10-09 unspecified',
    ]);
    await expect(dayIn(page, '2025-10-08')).toHaveAccessibleName(/, bleeding, recorded$/);
  });

  await test.step('it is a period once she says so', async () => {
    await page.getByRole('button', { name: 'Period, 7 to 9 October', exact: true }).click();
    await expect(dayIn(page, '2025-10-08')).toHaveAccessibleName(/, period, recorded$/);
    await expect(page.getByRole('region', { name: 'Today, day 4' })).toBeVisible();
  });

  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1280, height: 900 },
    storageState: await context.storageState(),
  });
  const other = await elsewhere.newPage();
  await other.clock.install({ time: new Date(`${TODAY}T12:00:00`) });
  await openCalendar(other);
  await expect(dayIn(other, '2025-10-09')).toHaveAccessibleName(/, period, recorded$/);
  await expect(tiles(other).first()).toHaveText(/^4 of/);

  await test.step('Undo takes the stroke back as a whole, and leaves the period', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => storedBleeding(request)).toEqual([]);
    await other.reload();
    await expect(dayIn(other, '2025-10-09')).toHaveAccessibleName(/, period, recorded$/);
    await expect(tiles(other).first()).toHaveText(/^4 of/);
  });
  await elsewhere.close();
});
