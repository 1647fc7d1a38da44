import type { CalendarFeed } from '@lunaria/domain/calendar-feed/calendar-feed.ts';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, measureOverhang, standAt, textsOf } from '../../../testing/look.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { CalendarFeeds } from './calendar-feeds.tsx';

const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const cards = page.getByRole('list', { name: 'Calendar addresses' }).getByRole('listitem');

const feed = (part: Partial<CalendarFeed> = {}): CalendarFeed => ({
  ...{
    id: '3c8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f',
    contents: ['period'],
    title_mode: 'discreet',
    own_title: '',
  },
  ...{ created_at: '2026-11-20T08:00:00Z', last_read_at: null, ...part },
});

async function open(): Promise<void> {
  standAt('2026-11-26T12:00:00');
  await renderPart(({ user }) => <CalendarFeeds userId={user.id} />, { at: '/dashboard/notifications' });
  await expect.element(button('Make an address')).toBeVisible();
}

test('An address is made with the keyboard, shown this once, and discreet unless she chooses otherwise', async ({
  records,
}) => {
  await open();
  expect(await complaints(), 'none').toEqual([]);
  (button('Make an address').element() as HTMLElement).focus(); // as: a button
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('checkbox', { name: /^Periods/ })).toBeChecked();
  await expect.element(dialog.getByRole('radio', { name: 'Only a dot' })).toBeChecked();
  expect(await complaints(), 'the form').toEqual([]);
  await dialog.getByRole('checkbox', { name: /^Due date/ }).click();
  await button('Make the address').click();
  const address = `https://lunaria.example/calendar/${'1'.repeat(43)}.ics`;
  await expect.element(dialog.getByText(address)).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Open it in the calendar of this device' }))
    .toHaveAttribute('href', address.replace('https:', 'webcal:'));
  expect(await complaints(), 'the address').toEqual([]);
  expect(records.feeds).toMatchObject([
    { contents: ['period', 'due'], title_mode: 'discreet', own_title: '' },
  ]);
  await button('Done').click();
  expect(page.getByText(address).elements()).toEqual([]);
  expect(textsOf(cards)[0]).toContain('Periods · Due date');
  await expect.poll(() => document.activeElement?.textContent).toContain('Make an address');
});

test('Nothing chosen, or no words of her own, is said beside it', async ({ records }) => {
  await open();
  await button('Make an address').click();
  await dialog.getByRole('checkbox', { name: /^Periods/ }).click();
  await dialog.getByText('My own words').first().click();
  await button('Make the address').click();
  await expect.element(dialog.getByText('Choose at least one thing')).toBeVisible();
  await expect.element(dialog.getByText('Enter the words that stand in your calendar')).toBeVisible();
  expect(records.feeds).toEqual([]);
  await dialog.getByRole('checkbox', { name: /^Periods/ }).click();
  await dialog.getByRole('textbox', { name: 'My own words' }).fill('Swim');
  await button('Make the address').click();
  await expect.poll(() => records.feeds).toMatchObject([{ title_mode: 'own', own_title: 'Swim' }]);
});

test('What is in it is changed, it gets another address, and is ended', async ({ records }) => {
  records.feeds = [feed({ last_read_at: '2026-11-25T08:00:00Z' })];
  await open();
  expect(textsOf(cards)[0]).toContain('Your calendar says only a dot. Last read: 25 November.');
  await button(/^Change/).click();
  await dialog.getByText('What it is about').click();
  await button('Save').click();
  await expect.element(page.getByText('Your calendar says what it is about.')).toBeVisible();
  await button(/^New address/).click();
  await expect.element(dialog.getByText(/leads nowhere from that moment on/)).toBeVisible();
  expect(await complaints(), 'another').toEqual([]);
  await button('Make another address').click();
  await expect.element(dialog.getByText(/calendar\/1{43}\.ics/)).toBeVisible();
  await button('Done').click();
  await button(/^End/).click();
  await expect.element(dialog).toBeVisible();
  expect(await complaints(), 'end').toEqual([]);
  await button('End it').click();
  await expect.poll(() => records.feeds).toEqual([]);
  expect(cards.elements()).toEqual([]);
  await expect.poll(() => document.activeElement?.textContent).toContain('Make an address');
});

test('Three are all there may be', async ({ records }) => {
  records.feeds = ['e', 'f', 'a'].map((end) => feed({ id: `3c8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5${end}` }));
  await open();
  await expect.element(button('Make an address')).toBeDisabled();
  await expect.element(page.getByText('There are 3 addresses already. End one first.')).toBeVisible();
});

test('A press that does not reach the server makes nothing and says so; a list that did not load comes back', async ({
  api,
  records,
}) => {
  await open();
  await button('Make an address').click();
  api.lose('put', '/api/calendar-feeds/:id');
  await button('Make the address').click();
  await expect.element(dialog.getByText(/^The server was not reached, nothing was changed/)).toBeVisible();
  expect(records.feeds).toEqual([]);
});

test('On a narrow screen nothing sticks out, with the longest words too', async ({ records }) => {
  await page.viewport(320, 700);
  records.feeds = [
    feed({ title_mode: 'own', own_title: 'W'.repeat(40), contents: ['period', 'window', 'due'] }),
  ];
  await open();
  expect(measureOverhang()).toBeLessThanOrEqual(0);
  await button(/^New address/).click();
  await button('Make another address').click();
  await expect.element(dialog.getByText(/calendar\/1{43}\.ics/)).toBeVisible();
  expect(measureOverhang()).toBeLessThanOrEqual(0);
  expect(await complaints(), 'narrow').toEqual([]);
});
