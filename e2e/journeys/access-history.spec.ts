import { uploadDocument, waitUntilRead } from '../documents.ts';
import { expect, test } from '../story.ts';

test('She sees on Privacy & Security that her document was read, and empties what this browser can spare', async ({
  page,
  maria: _,
}) => {
  await page.goto('/dashboard');
  await waitUntilRead(page.request, (await uploadDocument(page.request)).id);
  await page.goto('/dashboard/privacy');
  const history = page.getByRole('region', { name: 'Access history' }).getByRole('listitem');
  await expect(history.first()).toContainText(/A document was read on this server\s*“/);
  await expect(history.last()).toContainText('You made your account');

  const device = page.getByRole('region', { name: 'What this browser keeps' });
  await device.getByRole('button', { name: 'Empty it' }).click();
  await expect(device.getByRole('status')).toContainText('The server has all of it');
  await page.reload();
  await expect(history.first()).toContainText('A document was read on this server');
});
