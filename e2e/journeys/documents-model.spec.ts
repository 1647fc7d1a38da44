import { uploadDocument, waitUntilRead } from '../documents.ts';
import { makeReport } from '../make-pdf.ts';
import { rows } from '../rows.ts';
import { startServerWithModel } from '../server-with-model.ts';
import { expect, signUp, test } from '../story.ts';

const NOTE = [
  [
    ['Consultation note'],
    ['Patient: Maria del Carmen', '', '', 'Date of birth: 04.05.1991'],
    ['Record number: 8812734'],
    ['Visit of 2 March 2026'],
    ['Chief complaint: tiredness for several weeks'],
    ['Assessment: low iron stores, no sign of bleeding, blood pressure 118/76'],
    ['Plan: iron tablets every other day for 3 months'],
  ],
];

test('Where a language model is set up, it is asked only after she agreed to it by name, without her name, and never after she withdrew', {
  tag: '@deep',
  ...rows('PR-08', 'PR-26'),
}, async ({ browser }) => {
  test.slow();
  const server = await startServerWithModel();
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  try {
    const { request } = context;
    await signUp(request);
    const file = { name: 'visit_maria.pdf', mimeType: 'application/pdf', buffer: makeReport(NOTE) };
    const note = await waitUntilRead(request, (await uploadDocument(request, file)).id);
    expect(note.reading_state).toBe('done');
    expect(server.asked).toEqual([]);

    const page = await context.newPage();
    await page.goto('/health-statistics');
    const card = page.getByRole('region', { name: 'Summaries by a language model' });
    await test.step('it is off, and says who would be asked what', async () => {
      await expect(card.getByText('Off', { exact: true })).toBeVisible();
      await card.getByRole('button', { name: /^Summaries by a language model/ }).click();
      await expect(card.getByText(server.endpoint, { exact: true })).toBeVisible();
      await expect(card.getByText(server.model, { exact: true })).toBeVisible();
      await expect(card.getByText('What is never sent:')).toBeVisible();
    });
    await test.step('agreed, what was read before is summed up by it', async () => {
      await card.getByRole('button', { name: `Agree to ${server.model}` }).click();
      await expect(card.getByText('On', { exact: true })).toBeVisible();
      expect(server.asked).toEqual([]);
      await card.getByRole('button', { name: 'Read 1 document again' }).click();
      await expect(card.getByRole('button', { name: /again$/ })).toHaveCount(0, { timeout: 60_000 });
      await page.getByRole('list', { name: 'Documents' }).getByRole('link').first().click();
      await expect(page.getByText(`Written by ${server.model}`, { exact: true })).toBeVisible({
        timeout: 60_000,
      });
      expect(server.asked.join()).toMatch(/iron/);
      expect(server.asked.join()).not.toMatch(/Maria|Carmen|1991|8812734|visit_maria|example\.org/);
    });
    await test.step('withdrawn, it is asked no more', async () => {
      const count = server.asked.length;
      await page.goto('/dashboard/privacy');
      const history = page.getByRole('region', { name: 'Access history' }).getByRole('listitem');
      await expect(history.filter({ hasText: 'A language model was asked about a document' })).toHaveCount(1);
      const consent = page.getByRole('region', { name: 'What you agreed to' });
      await consent.getByRole('button', { name: /^Withdraw/ }).click();
      await expect(consent.getByText('Withdrawn. Nothing more is sent to it.')).toBeVisible();
      await expect(history.first()).toContainText('You withdrew: Summaries by a language model');
      await page.goto('/health-statistics');
      await expect(card.getByText('Off', { exact: true })).toBeVisible();
      await page.reload();
      await expect(card.getByText('Off', { exact: true })).toBeVisible();
      const second = await uploadDocument(request, { ...file, name: 'again.pdf' });
      await waitUntilRead(request, second.id);
      // Read a third time after it: by then a question about the second would have been asked.
      await waitUntilRead(request, (await uploadDocument(request, { ...file, name: 'last.pdf' })).id);
      expect(server.asked).toHaveLength(count);
    });
  } finally {
    await context.close();
    await server.stop();
  }
});
