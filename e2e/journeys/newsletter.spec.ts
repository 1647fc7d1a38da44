import type { Page } from '@playwright/test';
import { complaintsAbout } from '../accessibility/looks.ts';
import { expectLoaded } from '../loaded.ts';
import { countMails, linkIn, receiveMail } from '../mails.ts';
import { rows } from '../rows.ts';
import { expect, makeEmail, test } from '../story.ts';

const SUBJECT = 'Confirm your subscription to Lunaria';

const inBlog = (page: Page) => page.getByRole('region', { name: 'New articles by mail' });
const addressIn = (form: ReturnType<typeof inBlog>) => form.getByRole('textbox', { name: 'Email address' });

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
    expect(await countMails(address)).toBe(1);
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
