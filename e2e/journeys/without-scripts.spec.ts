import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from '../built-pages.ts';
import { linkIn, receiveMail, receiveMessages } from '../mails.ts';
import { rows } from '../rows.ts';
import { expectStepsInView } from '../steps-in-view.ts';
import { expect, makeEmail, test } from '../story.ts';

// What stands in the pages, scripts/site/words.built.test.ts reads; where every link leads, links.built.test.ts. Here is
// what a browser makes of them: shown, unfolded, followed and sent.
test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const PLACES = ['/', '/product', '/for-patients', '/for-doctors', '/about', '/pricing', '/blog'];

for (const [width, pages, tag] of [
  [320, [...PLACES, '/contact', '/install'], []],
  [1280, PUBLIC_PAGES, ['@deep']],
] as const) {
  test.describe(`Where no script runs, at ${width} px`, { tag: [...tag] }, () => {
    test.use({ viewport: { width, height: 844 } });

    test(
      'the pages can be read in the width of the screen, and what is folded opens',
      rows('M-53', 'M-55', 'M-66', 'M-68', 'M-90', 'M-92', 'M-93', 'N-26', 'N-27'),
      async ({ page }) => {
        for (const path of pages) {
          expect((await page.goto(path))?.status(), path).toBe(200);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect((await main(page).innerText()).length, path).toBeGreaterThan(200);
          await expect(footer(page)).toBeVisible();
          const overhang = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overhang, path).toBeLessThanOrEqual(0);
        }
        await page.goto('/pricing');
        await page.locator('summary').first().click();
        await expect(page.getByText(/^Yes\. Everything that works today/)).toBeVisible();
        await page.goto('/trust');
        // A claim is folded where there is no room for all of them.
        const claim = page.getByText('What holds, and how that is tested').first();
        if (await claim.isVisible()) await claim.click();
        await page
          .getByText(/^The tests by name/)
          .first()
          .click();
        await expect(page.getByText('server/auth/session.db.test.ts').first()).toBeVisible();
        await page.goto('/help');
        await page.getByText('How do I record a period?').click();
        await expect(page.getByText(/press Edit Period/)).toBeVisible();

        // What only a script could do is not offered.
        await page.goto('/blog');
        await expect(page.getByRole('group', { name: 'Categories' })).toBeHidden();
        await page.goto('/about');
        for (const place of [...PLACES, '/auth/login', '/auth/select-type'])
          await expect(
            bar(page).locator(`a[href="${place}"]`).filter({ visible: true }).first(),
          ).toBeVisible();
        await expect(bar(page).locator('a[href="/about"]')).toHaveAttribute('aria-current', 'page');
        await expect(bar(page).getByRole('button')).toHaveCount(0);
      },
    );

    test(
      'whatever leads on does: to the four steps, to an account, to the forms and to the contact page',
      rows(
        ...['M-04', 'M-05', 'M-07', 'M-32', 'M-33', 'M-34', 'M-35', 'M-36', 'M-51', 'M-52', 'M-66', 'M-68'],
        ...['M-92', 'PR-16', 'PR-20'],
      ),
      async ({ page }) => {
        await page.goto('/');
        await section(page, "Your Complete Women's Health Companion")
          .getByRole('link', { name: 'See How It Works' })
          .click();
        await expectStepsInView(page);
        await page.getByRole('button', { name: 'App Store' }).click();
        await expect(page).toHaveURL(/\/install\??$/);
        await page.goto('/');
        await section(page, 'Begin with one day').getByRole('link', { name: 'Get Started Free' }).click();
        await expect(page).toHaveURL('/auth/select-type');
        await page.goto('/blog');
        await page.getByRole('link', { name: 'Reading the signs of ovulation' }).click();
        await expect(page.getByRole('heading', { name: 'When to ask for help' })).toBeVisible();

        await page.goto('/for-doctors');
        await main(page).getByRole('button', { name: 'Schedule a Demo' }).click();
        await expect(page).toHaveURL(/\/contact\/demo\??$/);
        await footer(page).getByRole('link', { name: 'Contact', exact: true }).click();
        await expect(page).toHaveURL('/contact');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');

        const noAccount = page.getByText('There is no account on that network yet.');
        await expect(noAccount).toBeHidden();
        await page.goto('/pricing');
        await footer(page).getByRole('link', { name: 'Instagram', exact: true }).click();
        await expect(page).toHaveURL('/contact#no-account-there');
        await expect(noAccount).toBeVisible();
      },
    );
  });
}

test(
  'Where no script runs, a doctor asks to join, and a reader subscribes and confirms: plain forms that the server answers with pages',
  rows('M-29', 'M-30', 'M-67', 'M-69', 'M-95', 'PR-14'),
  async ({ page }) => {
    const doctor = makeEmail();
    await page.goto('/for-doctors');
    await page.getByRole('button', { name: 'Join as a Doctor' }).first().click();
    await expect(page).toHaveURL(/\/contact\/join\??$/);
    await main(page).getByLabel('Your name').fill('Dr Lindqvist');
    await main(page).getByLabel('Email address').fill(doctor);
    await main(page).getByLabel('Gynecologist').check();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your message');
    const [mail] = await receiveMessages(doctor);
    expect(mail?.text).toContain('Specialty: Gynecologist');
    await page.getByRole('link', { name: 'To the start page of Lunaria' }).click();
    await expect(page).toHaveURL('/');

    const reader = makeEmail();
    const addressIn = (name: string) =>
      page.getByRole('region', { name }).getByRole('textbox', { name: 'Email address' });
    await page.goto('/about');
    await addressIn('Newsletter').fill('ana');
    await addressIn('Newsletter').press('Enter');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await page.goto('/blog');
    await addressIn('New articles by mail').fill(reader);
    await addressIn('New articles by mail').press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your mailbox' })).toBeVisible();
    const confirm = await receiveMail(reader, 'Confirm your subscription to Lunaria');
    await page.goto(linkIn(confirm, '/newsletter/confirm'));
    await page.getByRole('button', { name: 'Confirm' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  },
);
