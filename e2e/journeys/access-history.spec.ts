import { uploadDocument, waitUntilRead } from '../documents.ts';
import { expect, test } from '../story.ts';

test('She sees on Privacy & Security that her document was read', async ({ page, maria: _ }) => {
  await page.goto('/dashboard');
  await waitUntilRead(page.request, (await uploadDocument(page.request)).id);
  await page.goto('/dashboard/privacy');
  const history = page.getByRole('region', { name: 'Access history' }).getByRole('listitem');
  await expect(history.first()).toContainText(/A document was read on this server\s*“/);
  await expect(history.last()).toContainText('You made your account');
});
