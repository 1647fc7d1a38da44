import { page } from 'vitest/browser';
import { expect } from '../../testing/component-test.ts';
import { test } from '../../testing/her-account.ts';
import { complaints, textsOf } from '../../testing/look.ts';
import { renderPage } from '../../testing/render-page.tsx';

const search = page.getByRole('searchbox', { name: 'Search the answers' });
const questions = page.getByRole('main').getByCss('details h3');

test('She finds an answer by its words, without case and accents, and is told when there is none', async () => {
  await renderPage('/dashboard/help');
  await expect.element(search).toBeVisible();
  const all = questions.elements().length;
  expect(all).toBeGreaterThan(20);
  await search.fill('PASSKÉY');
  await expect.element(page.getByText('What is a passkey?')).toBeVisible();
  await expect.poll(() => questions.elements().length).toBeLessThan(all);
  await search.fill('how delete document');
  await expect.poll(() => textsOf(questions)).toContain('How do I delete a document?');
  await page.getByText('How do I delete a document?').click();
  await expect.element(page.getByText(/^Open it in the Document Library and press Delete/)).toBeVisible();
  expect(await complaints()).toEqual([]);
  await search.fill('zzz');
  await expect.element(page.getByText(/^No answer has these words/)).toBeVisible();
  expect(questions.elements()).toEqual([]);
  await search.fill('');
  await expect.poll(() => questions.elements().length).toBe(all);
});

test('She writes to a person with her name and address there already, and gets a receipt', async ({
  api,
  maria,
}) => {
  api.answer('post', '/api/contact', { taken_at: '2026-11-27T10:00:00.000Z' }, 202);
  await renderPage('/dashboard/help');
  await expect.element(page.getByLabelText('Your name')).toHaveValue(maria.fullName);
  await expect.element(page.getByLabelText('Email address')).toHaveValue(maria.email);
  await page.getByLabelText('Your question').fill('How do I print a month?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect.element(page.getByText('We have your message')).toBeVisible();
  await expect.element(page.getByText(/It came in on 27 November/)).toBeVisible();
  expect(api.sent('post', '/api/contact')).toMatchObject([
    { kind: 'question', name: maria.fullName, address: maria.email, message: 'How do I print a month?' },
  ]);
});
