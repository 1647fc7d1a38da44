import { example, uploadDocument } from '../documents.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

inEveryLook(() => {
  test.slow();

  test(
    'axe finds nothing in the library, its search, an open document and its details',
    rows('U-42', 'U-44', 'U-45', 'U-48', 'U-50', 'U-59', 'PR-03'),
    async ({ page, context, maria }) => {
      expect(maria.email).toBeTruthy();
      await page.goto('/health-statistics');
      await expect(page.getByText('No documents uploaded yet.')).toBeVisible();
      expect(await complaintsAbout(page), 'empty').toEqual([]);

      await uploadDocument(context.request, example('consultation-letter.docx'));
      const scan = await uploadDocument(context.request, example('prescription.jpeg'), {
        notes: 'From Dr. Núñez',
      });
      await uploadDocument(context.request);
      // Read, being read and not readable: states of which the server knows more later.
      await page.route('**/api/health-documents?*', async (route) => {
        const answer = await route.fetch();
        const { health_documents: documents } = await answer.json();
        const [done, reading, failed] = documents;
        Object.assign(done, {
          reading_state: 'done',
          ai_suggested_name: 'Iron and blood count',
          ai_suggested_category: 'lab_results',
          ai_summary: 'Ferritin is 9 ng/mL, below the printed range.',
        });
        Object.assign(reading, { reading_state: 'reading', own_category: 'prescription' });
        Object.assign(failed, { reading_state: 'failed' });
        await route.fulfill({ response: answer, json: { health_documents: documents } });
      });
      await page.reload();
      await expect(page.getByText('Ferritin is 9 ng/mL, below the printed range.')).toBeVisible();
      await expect(page.getByText('Lab results', { exact: true })).toBeVisible();
      await expect(page.getByText('Reading the document')).toBeVisible();
      await expect(page.getByText('Could not be read.')).toBeVisible();
      const search = page.getByLabel('Search documents');
      await search.fill('e');
      await expect(page.locator('mark').first()).toBeVisible();
      expect(await complaintsAbout(page), 'found').toEqual([]);
      await search.fill('zzz');
      await expect(page.getByText('Nothing matches')).toBeVisible();
      expect(await complaintsAbout(page), 'nothing matches').toEqual([]);
      await page.getByRole('button', { name: 'Clear search and filters' }).click();

      await page.getByRole('link', { name: 'Iron and blood count' }).click();
      await expect(page.locator('[data-page="1"][data-state=words]')).toBeVisible();
      expect(await complaintsAbout(page), 'PDF').toEqual([]);
      await page.getByRole('button', { name: 'Edit details' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await complaintsAbout(page), 'details').toEqual([]);
      await page.keyboard.press('Escape');

      await page.goto(`/health-statistics?document=${scan.id}`);
      await expect(page.getByRole('button', { name: 'Turn right' })).toBeVisible();
      expect(await complaintsAbout(page), 'picture').toEqual([]);
    },
  );
});
