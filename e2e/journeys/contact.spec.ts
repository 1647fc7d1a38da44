import { SOCIAL_NETWORK_NAMES, SOCIAL_NETWORKS } from '@lunaria/domain/contact/social-networks.ts';
import type { Page } from '@playwright/test';
import { expectLoaded } from '../loaded.ts';
import { receiveMessages } from '../mails.ts';
import { rows } from '../rows.ts';
import { expect, makeEmail, test } from '../story.ts';

const taken = (page: Page) => page.getByText('We have your message');

test(
  'A doctor asks to join, from the button of the page for doctors to the mail',
  rows('M-66', 'M-67', 'PR-17'),
  async ({ page }) => {
    const address = makeEmail();
    await page.goto('/for-doctors');
    await expectLoaded(page);
    await page.getByRole('button', { name: 'Join as a Doctor' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Join as a Doctor' });
    await expect(dialog).toContainText('Accounts for doctors are planned, not here yet');
    await expect(dialog).toContainText('Please leave health details out');

    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Please enter your name')).toBeVisible();
    await expect(dialog.getByText('Please choose your specialty')).toBeVisible();
    await expect(dialog.getByLabel('Your name')).toBeFocused();
    await dialog.getByLabel('Your name').fill('Dr Lindqvist');
    await expect(dialog.getByText('Please enter your name')).toHaveCount(0);
    await dialog.getByLabel('Email address').fill(address);
    await dialog.getByLabel('Endocrinologist').check();
    await dialog.getByLabel('Practice or clinic').fill('Harbour Clinic');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(taken(page)).toBeVisible();
    await expect(dialog.getByRole('status')).toBeFocused();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Join as a Doctor' }).first()).toBeFocused();

    const [mail, ...others] = await receiveMessages(address);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'no-reply@localhost', subject: 'Lunaria: a doctor would like to join' });
    expect(mail?.text).toContain('Specialty: Endocrinologist\nPractice: Harbour Clinic');
  },
);

test(
  'A practice schedules a demo by keyboard alone; what was typed outlives a closed window',
  rows('M-68', 'M-69', 'PR-19'),
  async ({ page }) => {
    const address = makeEmail();
    await page.goto('/for-doctors');
    await expectLoaded(page);
    const button = page.getByRole('button', { name: 'Schedule a Demo' }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Schedule a Demo' });
    await expect(dialog.getByLabel('Your name')).toBeFocused();
    await page.keyboard.type('Dr Okafor');
    await page.keyboard.press('Tab');
    await page.keyboard.type(address);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Your name')).toHaveValue('Dr Okafor');
    await expect(dialog.getByLabel('Email address')).toHaveValue(address);
    await dialog.getByLabel('Preferred time').focus();
    await page.keyboard.type('Tuesday mornings, Lisbon time');
    await page.keyboard.press('Enter');
    await expect(taken(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    // Sent is sent: the next one begins anew.
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Your name')).toHaveValue('');

    const [mail] = await receiveMessages(address);
    expect(mail).toMatchObject({ subject: 'Lunaria: somebody asks for a demo' });
    expect(mail?.text).toContain('Name: Dr Okafor');
    expect(mail?.text).toContain('Preferred time: Tuesday mornings, Lisbon time');
  },
);

test(
  'A visitor asks a question; a lost answer and a second press still make one mail',
  rows('PR-16'),
  async ({ page, context }) => {
    const address = makeEmail();
    const main = page.getByRole('main');
    await page.goto('/contact');
    await expectLoaded(page);
    await main.getByLabel('Your name').fill('Ana Souza');
    await main.getByLabel('Email address').fill(address);
    await main.getByLabel('Your question').fill('Does it work without a network?\nAnd on a phone?');

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Not sent: there is no connection/);
    await context.setOffline(false);

    // It reaches the server, but its answer does not come back.
    await page.route('**/api/contact', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Not sent: the server did not answer/);
    await expect(main.getByLabel('Your question')).toHaveValue(/network/);
    await page.unroute('**/api/contact');
    await page.getByRole('button', { name: 'Send message' }).dblclick();
    await expect(taken(page)).toBeVisible();

    const [mail, ...others] = await receiveMessages(address);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Lunaria: a question from the contact page' });
    expect(mail?.text).toContain('Does it work without a network?\nAnd on a phone?');
    // A message sent after it arrives after it: by then a second one of the first would have come too.
    const next = makeEmail();
    await page.goto('/contact');
    await expectLoaded(page);
    await main.getByLabel('Your name').fill('Ana Souza');
    await main.getByLabel('Email address').fill(next);
    await main.getByLabel('Your question').fill('One more thing.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await receiveMessages(next);
    expect(await receiveMessages(address)).toHaveLength(1);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the buttons lead to pages, whose plain forms the server answers',
    rows('M-67', 'M-69'),
    async ({ page }) => {
      const address = makeEmail();
      const main = page.getByRole('main');
      await page.goto('/for-doctors');
      await page.getByRole('button', { name: 'Join as a Doctor' }).first().click();
      await expect(page).toHaveURL(/\/contact\/join\??$/);
      await main.getByLabel('Your name').fill('Dr Lindqvist');
      await main.getByLabel('Email address').fill(address);
      await main.getByLabel('Gynecologist').check();
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your message');
      const [mail] = await receiveMessages(address);
      expect(mail?.text).toContain('Specialty: Gynecologist');
      await page.getByRole('link', { name: 'To the start page of Lunaria' }).click();
      await expect(page).toHaveURL('/');
    },
  );

  test(
    'the whole footer is there to read and to follow',
    rows('M-32', 'M-33', 'M-34', 'M-35'),
    async ({ page }) => {
      await page.goto('/');
      const footer = page.getByRole('contentinfo');
      for (const heading of ['Company', 'Product', 'Resources', 'Legal']) {
        await expect(footer.getByRole('heading', { name: heading })).toBeVisible();
      }
      await footer.getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    },
  );
});

test(
  'Every link of the footer leads somewhere',
  rows('M-32', 'M-33', 'M-34', 'M-35', 'PR-16'),
  async ({ page, request }) => {
    await page.goto('/');
    const links = page.getByRole('contentinfo').getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThanOrEqual(21);
    for (const address of new Set(addresses)) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      const anchor = address.split('#')[1];
      if (anchor) expect(await answer.text(), address).toContain(`id="${anchor}"`);
    }
  },
);

test(
  'The social icons are named, keep to this window, and without a setting show the contact page',
  rows('M-36', 'PR-16'),
  async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText('There is no account on that network yet.')).toBeHidden();
    for (const network of SOCIAL_NETWORKS) {
      await page.goto('/pricing');
      const icon = page
        .getByRole('contentinfo')
        .getByRole('link', { name: SOCIAL_NETWORK_NAMES[network], exact: true });
      await expect(icon).toHaveAttribute('rel', /noreferrer/);
      await expect(icon).not.toHaveAttribute('target');
      await icon.click();
      await expect(page).toHaveURL('/contact#no-account-there');
      await expect(page.getByText('There is no account on that network yet.')).toBeVisible();
    }
  },
);
