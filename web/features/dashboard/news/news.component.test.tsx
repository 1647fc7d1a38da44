import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { press } from '../../../testing/choose.ts';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints } from '../../../testing/look.ts';
import { renderPage } from '../../../testing/render-page.tsx';

const line = page.getByRole('region', { name: 'New in Lunaria' });
const heading = page.getByRole('heading', { level: 1 });

test('Who knew an earlier version sees what is new once, with the way to each thing', async ({ records }) => {
  records.newsSeen = 0;
  await renderPage('/dashboard');
  await press(line.getByRole('button', { name: 'See what' }));
  await expect.element(page.getByRole('dialog', { name: 'What is new' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Choose reminders' })).toBeVisible();
  expect(await complaints()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(line).not.toBeInTheDocument();
  await expect.poll(() => records.newsSeen).toBe(1);
  await expect.poll(() => document.activeElement === heading.element()).toBe(true);
  await cleanup();
  await renderPage('/dashboard');
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your Health Today' })).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
});

test('It is put away unread for good, and stands on About all the same', async ({ records }) => {
  records.newsSeen = 0;
  await renderPage('/dashboard');
  await press(line.getByRole('button', { name: 'Put away what is new' }));
  await expect.element(line).not.toBeInTheDocument();
  await expect.poll(() => records.newsSeen).toBe(1);
  await cleanup();
  await renderPage('/dashboard/about');
  await expect.element(page.getByRole('heading', { name: 'What is new' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open Settings' })).toBeVisible();
});

test('A link of it leads there, and it is read', async ({ records }) => {
  records.newsSeen = 0;
  await renderPage('/dashboard');
  await press(line.getByRole('button', { name: 'See what' }));
  await press(page.getByRole('link', { name: 'Open Settings' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect.poll(() => records.newsSeen).toBe(1);
});
