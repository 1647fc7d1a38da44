import type { Page } from '@playwright/test';
import { logOut } from '../log-out.ts';
import { rows } from '../rows.ts';
import { createAccount, expect, test } from '../story.ts';
import { expectToast, toastsOf } from '../toasts.ts';

const PROFILE = '**/api/profile';

const LABELS = [
  'Pre-Menstrual',
  'Menstrual Cycle',
  'Contraception Mode',
  'Conception Mode',
  'IVF Mode',
  'Pregnancy Mode',
  'Menopause Mode',
  'Post-Menopause Mode',
];

const modeOf = (page: Page) => page.getByRole('combobox', { name: /Life Stage Mode/ });

async function choose(page: Page, label: string): Promise<void> {
  await modeOf(page).click();
  await page.getByRole('option', { name: label, exact: true }).click();
}

test.describe('without a session', () => {
  test(
    'A visitor is sent to the login once the server has answered, not before',
    rows('D-01', 'D-02', 'D-03', 'S-10'),
    async ({ page }) => {
      const answer = Promise.withResolvers<void>();
      await page.route('**/api/auth/token', async (route) => {
        await answer.promise;
        await route.continue();
      });
      await page.goto('/dashboard');
      await expect(page.getByText('Loading...')).toBeVisible();
      await expect(page).toHaveURL('/dashboard');
      answer.resolve();
      await expect(page).toHaveURL('/auth/login');
    },
  );

  test('Before any script has run the page says Loading...', rows('D-01'), async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/dashboard');
    await expect(page.getByText('Loading...')).toBeVisible();
    await context.close();
  });

  test('The Back button does not bring a visitor round in circles', rows('D-02'), async ({ page }) => {
    await page.goto('/about');
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/auth/login');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('signed in', () => {
  test.beforeEach(({ maria }) => {
    expect(maria.fullName).toBe('Maria del Carmen');
  });

  test(
    'A reload never shows the login, not for a moment',
    rows('D-03', 'S-07', 'R-35', 'N-25'),
    async ({ page }) => {
      const visited: string[] = [];
      page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
      expect(new Set(visited)).toEqual(new Set(['/dashboard']));
    },
  );

  test(
    'She is greeted by name and by the hour, with the day',
    rows('D-42', 'D-43', 'D-44', 'D-46', 'D-48', 'W-117'),
    async ({ page }) => {
      for (const [time, greeting] of [
        ['00:00', 'Good morning'],
        ['11:59', 'Good morning'],
        ['12:00', 'Good afternoon'],
        ['18:00', 'Good evening'],
      ] as const) {
        await page.clock.setFixedTime(new Date(`2026-11-21T${time}:00+01:00`));
        await page.goto('/dashboard');
        await expect(page.getByRole('heading', { level: 1 }), time).toHaveText(`${greeting}, Maria`);
        await expect(page.getByText('Saturday, 21 November', { exact: true }), time).toBeVisible();
      }
    },
  );

  test('A page left open greets by the hour of the day', rows('D-44', 'K-19'), async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T11:58:30+01:00') });
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good morning, Maria');
    await page.clock.runFor(120_000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good afternoon, Maria');
  });

  test(
    'Eight modes are offered in their order, the saved one is chosen',
    rows('D-50', 'D-51', 'D-52', 'D-53', 'D-54', 'D-55', 'D-56', 'D-57', 'D-58', 'D-59', 'D-60', 'D-61'),
    async ({ page }) => {
      await page.goto('/dashboard');
      await modeOf(page).click();
      await expect(page.getByRole('option')).toHaveText(LABELS);
      await expect(page.getByRole('option', { selected: true })).toHaveText('Menstrual Cycle');
    },
  );

  test(
    'A choice is shown before the save answers, is saved without a toast, and is there after a reload',
    rows('D-62', 'D-63', 'D-64', 'D-66', 'P-17'),
    async ({ page }) => {
      const answer = Promise.withResolvers<void>();
      await page.route(PROFILE, async (route) => {
        if (route.request().method() === 'PATCH') await answer.promise;
        await route.continue();
      });
      await page.goto('/dashboard');
      const sent = page.waitForRequest((request) => request.method() === 'PATCH');
      await choose(page, 'IVF Mode');
      await expect(modeOf(page)).toHaveText('IVF Mode');
      await expect(page.getByRole('heading', { name: 'IVF Mode' })).toBeVisible();
      expect((await sent).postDataJSON()).toEqual({ life_stage: 'ivf' });
      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
      answer.resolve();
      expect(await (await saved).json()).toEqual({ full_name: 'Maria del Carmen', life_stage: 'ivf' });
      await page.reload();
      await expect(modeOf(page)).toHaveText('IVF Mode');
      await expect(toastsOf(page)).toHaveCount(0);
    },
  );

  test('Every mode can be chosen and stays', rows('D-63', 'D-64'), async ({ page }) => {
    await page.goto('/dashboard');
    for (const label of [...LABELS].reverse()) {
      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await choose(page, label);
      expect((await saved).status()).toBe(200);
      await expect(page.getByRole('heading', { name: label, exact: true })).toBeVisible();
    }
    await page.reload();
    await expect(modeOf(page)).toHaveText('Pre-Menstrual');
  });

  test(
    'She changes her mind faster than the network: the last choice is the one that stays',
    rows('D-62', 'D-63'),
    async ({ page }) => {
      const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const sent: string[] = [];
      await page.route(PROFILE, async (route) => {
        if (route.request().method() === 'PATCH') {
          sent.push(route.request().postDataJSON().life_stage);
          await gates[sent.length - 1]?.promise;
        }
        await route.continue();
      });
      await page.goto('/dashboard');
      await choose(page, 'IVF Mode');
      await choose(page, 'Pregnancy Mode');
      await choose(page, 'Menopause Mode');
      await expect(modeOf(page)).toHaveText('Menopause Mode');
      expect(sent).toEqual(['ivf']);
      const last = page.waitForResponse(
        (response) => response.request().postData()?.includes('menopause') ?? false,
      );
      for (const gate of gates) gate.resolve();
      await last;
      expect(sent).toEqual(['ivf', 'menopause']);
      await expect(modeOf(page)).toHaveText('Menopause Mode');
      await page.reload();
      await expect(modeOf(page)).toHaveText('Menopause Mode');
    },
  );

  test(
    'A choice that could not be saved is said, stays in view, and can be tried again',
    rows('D-65', 'X-23', 'Q-66'),
    async ({ page, context }) => {
      await page.goto('/dashboard');
      await modeOf(page).click();
      await context.setOffline(true);
      await page.getByRole('option', { name: 'Pregnancy Mode' }).click();
      await expectToast(page, 'Error', 'Failed to save life stage preference');
      await expect(modeOf(page)).toHaveText('Pregnancy Mode');
      await context.setOffline(false);
      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
      // The log of the new mode may say so too: its form could not be fetched meanwhile.
      const notSaved = page.locator('[id$="-hint"]').filter({ hasText: 'Not saved yet.' });
      await notSaved.getByRole('button', { name: 'Try again' }).click();
      expect((await saved).status()).toBe(200);
      await expect(page.getByText('Not saved yet.')).toBeHidden();
      await page.reload();
      await expect(modeOf(page)).toHaveText('Pregnancy Mode');
    },
  );

  test(
    'A profile that does not load is a quiet line with a way to try again, no toast, and no invented mode',
    rows('X-31', 'P-15'),
    async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') logged.push(message.text());
      });
      await page.route(PROFILE, (route) =>
        route.fulfill({ status: 503, json: { code: 'x', message: 'Later.' } }),
      );
      await page.goto('/dashboard');
      await expect(page.getByText('Your profile did not load. It is safe on the server.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
      await expect(modeOf(page)).toHaveCount(0);
      await expect(toastsOf(page)).toHaveCount(0);
      expect(logged.some((line) => line.startsWith('Profile fetch failed'))).toBe(true);
      await page.unroute(PROFILE);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(modeOf(page)).toHaveText('Menstrual Cycle');
    },
  );

  test(
    'The header stays in view and leads to the public site',
    rows('D-04', 'D-20', 'D-21'),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 500 });
      await page.goto('/dashboard');
      await expect(modeOf(page)).toBeVisible();
      await page.mouse.wheel(0, 2_000);
      await page.waitForFunction(() => window.scrollY > 50);
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
      await page.getByRole('link', { name: 'Main Site' }).click();
      await expect(page).toHaveURL('/');
    },
  );

  test(
    'Logging out ends the session on the server, says so, and leads to the start page',
    rows('D-17', 'D-18', 'D-19', 'P-05', 'S-05', 'S-20', 'X-17'),
    async ({ page, context, playwright, baseURL }) => {
      await page.goto('/dashboard');
      await expect(modeOf(page)).toBeVisible();
      const stolen = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
      await logOut(page);
      await expect(page).toHaveURL('/');
      await expectToast(page, 'Logged out', 'You have been logged out successfully.');
      // What is left opens nothing: that this browser was seen before (docs/SECURITY.md).
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['lunaria.known_browser']);
      const later = await playwright.request.newContext({
        baseURL: baseURL ?? '',
        extraHTTPHeaders: { cookie: stolen },
      });
      expect((await later.get('/api/auth/token')).status()).toBe(401);
      await later.dispose();
      await page.goBack();
      await expect(page).toHaveURL('/auth/login');
    },
  );

  test('Logging out with the network down is not pretended', rows('D-17'), async ({ page, context }) => {
    await page.goto('/dashboard');
    await modeOf(page).press('Tab');
    // The list of the menu is there already: without the network it could not be fetched any more.
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const logout = page.getByRole('menuitem', { name: 'Logout' });
    await expect(logout).toBeVisible();
    // Pressed in the moment in which the list appears, the key is not heard yet; and the next press would close it.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(logout).toBeHidden({ timeout: 500 });
    }).toPass();
    await context.setOffline(true);
    await logOut(page);
    await expectToast(
      page,
      'Not logged out',
      'Lunaria could not be reached, you are still logged in here. Please try again.',
    );
    await expect(page).toHaveURL('/dashboard');
    await context.setOffline(false);
    await logOut(page);
    await expect(page).toHaveURL('/');
  });
});

test('Whoever has no name is greeted all the same', rows('D-49'), async ({ page, context }) => {
  await createAccount(context.request);
  await page.route(PROFILE, (route) =>
    route.fulfill({ json: { full_name: '  ', life_stage: 'menstrual-cycle' } }),
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, there$/);
});

test(
  'Without a profile row the page works, in the default mode',
  rows('P-16', 'D-61'),
  async ({ page, context }) => {
    await createAccount(context.request);
    await page.route(PROFILE, (route) => route.fulfill({ json: null }));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, there$/);
    await expect(modeOf(page)).toHaveText('Menstrual Cycle');
  },
);

test.describe('the list of modes', () => {
  test.beforeEach(async ({ page, maria }) => {
    expect(maria.email).toBeTruthy();
    await page.goto('/dashboard');
    await modeOf(page).focus();
  });

  test(
    'letters find a mode, Escape leaves without choosing, a click elsewhere closes',
    rows('D-50', 'D-59'),
    async ({ page }) => {
      const mode = modeOf(page);
      await page.keyboard.type('preg');
      await expect(page.getByRole('option')).toHaveCount(8);
      await expect(mode).toHaveAttribute(
        'aria-activedescendant',
        (await page.getByRole('option', { name: 'Pregnancy Mode' }).getAttribute('id')) ?? '',
      );
      await page.keyboard.press('Escape');
      await expect(page.getByRole('option')).toHaveCount(0);
      await expect(mode).toHaveText('Menstrual Cycle');
      await mode.click();
      await expect(page.getByRole('option')).toHaveCount(8);
      await page.getByRole('heading', { level: 1 }).click();
      await expect(page.getByRole('option')).toHaveCount(0);
    },
  );

  test('at the bottom of a small window it opens where it can be seen', rows('D-50'), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 300 });
    await modeOf(page).click();
    for (const label of [LABELS[0] ?? '', LABELS[7] ?? '']) {
      const option = page.getByRole('option', { name: label, exact: true });
      await option.scrollIntoViewIfNeeded();
      await expect(option).toBeInViewport({ ratio: 1 });
    }
  });
});
