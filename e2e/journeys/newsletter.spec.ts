import type { Page } from '@playwright/test';
import { complaintsAbout } from '../accessibility/looks.ts';
import { expectLoaded } from '../loaded.ts';
import { countMails, linkIn, receiveMail } from '../mails.ts';
import { rows } from '../rows.ts';
import { expect, makeEmail, test } from '../story.ts';

const SUBJECT = 'Confirm your subscription to Lunaria';

const inBlog = (page: Page) => page.getByRole('region', { name: 'New articles by mail' });
const inFooter = (page: Page) => page.getByRole('contentinfo').getByRole('region', { name: 'Newsletter' });
const addressIn = (form: ReturnType<typeof inBlog>) => form.getByRole('textbox', { name: 'Email address' });
const subscribeIn = (form: ReturnType<typeof inBlog>) => form.getByRole('button', { name: 'Subscribe' });

test(
  'She asks for new articles by mail, confirms behind the link, and ends it with one press',
  rows('M-95', 'M-96', 'P-40', 'PR-14'),
  async ({ page }) => {
    const address = makeEmail();
    await page.goto('/blog');
    await expectLoaded(page);
    const form = inBlog(page);
    await expect(form).toContainText('We write when there is a new article, and then only.');
    await expect(form.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await addressIn(form).fill(address);
    await addressIn(form).press('Enter');
    await expect(form.getByRole('status')).toContainText('Check your mailbox');
    await expect(form.getByRole('status')).toBeFocused();
    await expect(form.getByRole('textbox')).toHaveCount(0);

    const mail = await receiveMail(address, SUBJECT);
    await page.goto(linkIn(mail, '/newsletter/confirm'));
    await expect(page.getByRole('heading', { name: 'Do you want these mails?' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveText(['new articles of the blog']);
    expect(await complaintsAbout(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
    expect(await complaintsAbout(page)).toEqual([]);

    await page.goto(linkIn(mail, '/newsletter/unsubscribe'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are not subscribed any more' })).toBeVisible();
    await page.goto(linkIn(mail, '/newsletter/confirm'));
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
    await page.getByRole('link', { name: 'To the start page' }).click();
    await expect(page).toHaveURL('/');
  },
);

test(
  'In the footer, an address that is none is said beside the field; two clicks send one request',
  rows('M-29', 'M-30', 'M-31', 'P-39'),
  async ({ page }) => {
    const address = makeEmail();
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/newsletter')) sent.push(request.postDataJSON());
    });
    await page.goto('/terms');
    await expectLoaded(page);
    const form = inFooter(page);
    await addressIn(form).fill('ana');
    await subscribeIn(form).click();
    await expect(addressIn(form)).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(addressIn(form)).toHaveAttribute('aria-invalid', 'true');
    await expect(addressIn(form)).toBeFocused();
    await expect(addressIn(form)).toHaveValue('ana');
    expect(await complaintsAbout(page)).toEqual([]);

    await addressIn(form).fill(address);
    await subscribeIn(form).dblclick();
    await expect(form.getByRole('status')).toContainText('Check your mailbox');
    expect(await complaintsAbout(page)).toEqual([]);
    expect(sent).toEqual([
      { list: 'newsletter', address: 'ana', wording: expect.any(String) },
      { list: 'newsletter', address, wording: expect.any(String) },
    ]);
    await receiveMail(address, SUBJECT);
    expect(await countMails(address)).toBe(1);
  },
);

test(
  'Without a connection nothing is lost: she is told, and tries again',
  rows('M-29', 'PR-14'),
  async ({ page, context }) => {
    await page.goto('/about');
    await expectLoaded(page);
    const form = inFooter(page);
    const address = makeEmail();
    await addressIn(form).fill(address);
    await context.setOffline(true);
    await subscribeIn(form).click();
    await expect(addressIn(form)).toHaveAccessibleDescription(/You are offline\. Nothing was sent/);
    await expect(addressIn(form)).toHaveValue(address);
    await context.setOffline(false);
    await subscribeIn(form).click();
    await expect(form.getByRole('status')).toContainText('Check your mailbox');
  },
);
