import { DOCUMENT_CATEGORIES } from '@lunaria/domain/documents/health-document.ts';
import { example, recentUploads, uploadDialog, uploadDocument } from '../documents.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast, toastsOf } from '../toasts.ts';

test.beforeEach(({ maria }) => {
  expect(maria.email).toBeTruthy();
});

test(
  'Recent uploads show the name that counts, badge and summary, lead to the document, and say when they did not load',
  rows('U-40', 'U-42', 'U-44', 'U-45', 'U-47', 'U-64', 'X-32', 'P-30', 'P-31', 'Q-39', 'Q-77', 'Q-78'),
  async ({ page, context }) => {
    const read = await uploadDocument(context.request, example('ultrasound-report.jpg'));
    await page.route('**/api/health-documents?limit=2', async (route) => {
      const summary = 'Uterus of normal size.';
      const ai = {
        ai_suggested_name: 'Pelvic ultrasound',
        ai_suggested_category: 'imaging',
        ai_summary: summary,
      };
      await route.fulfill({ json: { health_documents: [{ ...read, ...ai, reading_state: 'done' }] } });
    });
    await page.goto('/dashboard?section=b1');
    const upload = recentUploads(page);
    await expect(upload.getByText('Imaging', { exact: true })).toBeVisible();
    await expect(upload.getByText('Uterus of normal size.')).toBeVisible();
    await upload.getByRole('link', { name: 'Pelvic ultrasound' }).click();
    await expect(page).toHaveURL(`/health-statistics?document=${read.id}`);

    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.unroute('**/api/health-documents?limit=2');
    await page.route('**/api/health-documents?limit=2', (route) =>
      route.fulfill({ status: 403, json: { code: 'other_user', message: 'no' } }),
    );
    await page.goto('/dashboard?section=b1');
    await expect(upload.getByText('Your documents did not load. They are safe on the server.')).toBeVisible();
    await expect(toastsOf(page)).toHaveCount(0);
    expect(logged.some((text) => text.includes('Documents fetch failed 403'))).toBe(true);
    await page.unroute('**/api/health-documents?limit=2');
    await upload.getByRole('button', { name: 'Try again' }).click();
    // By the name of its file, or by that which was read from it meanwhile.
    await expect(upload.getByRole('link', { name: /ultrasound/i })).toBeVisible();
    await expect(upload.getByText('did not load')).toHaveCount(0);
  },
);

test(
  'Each of the six categories has a badge of its own; before there is one the type stands in the neutral style',
  rows('U-44', 'U-48', 'U-49', 'U-50', 'U-51', 'U-52', 'U-53', 'U-54', 'Q-77'),
  async ({ page, context }) => {
    const document = await uploadDocument(context.request);
    const filed = DOCUMENT_CATEGORIES.map(({ value }, index) => ({
      ...document,
      id: crypto.randomUUID(),
      ai_suggested_category: value,
      // Newest first: in this order.
      uploaded_at: new Date(Date.parse(document.uploaded_at) + 10_000 - index * 1_000).toISOString(),
    }));
    await page.route('**/api/health-documents?limit=*', (route) =>
      route.fulfill({ json: { health_documents: [...filed, document] } }),
    );
    await page.goto('/health-statistics');
    const badges = page.getByRole('main').locator('[data-category]');
    await expect(badges).toHaveText([...DOCUMENT_CATEGORIES.map(({ label }) => label), 'Lab Result']);
    const looks = await badges.evaluateAll((elements) =>
      elements.map((element) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
        return {
          colours: [color, backgroundColor, borderTopColor].join(),
          icon: element.querySelector('svg')?.innerHTML,
        };
      }),
    );
    const ofCategories = looks.slice(0, 6);
    expect(new Set(ofCategories.map(({ colours }) => colours)).size).toBe(6);
    expect(new Set(ofCategories.map(({ icon }) => icon)).size).toBe(6);
    expect(looks[6]).toEqual(looks[5]);
  },
);

test(
  'Where the code of uploads cannot be fetched, the dashboard stays, and the window can be asked for again',
  rows('U-01', 'U-40', 'Q-39'),
  async ({ page }) => {
    // The names of its files are made of letters that say nothing: known by what stands in them.
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const isOfUploads = /No uploads yet|Kept encrypted, for you alone/.test(await response.text());
      await (isOfUploads ? route.abort() : route.fulfill({ response }));
    });
    await page.goto('/dashboard?section=b1');
    await expect(page.getByText('Recent uploads did not load. Reload the page to see them.')).toBeVisible();
    const open = page.getByRole('button', { name: 'Upload Health Documents' });
    await open.click();
    await expectToast(page, 'This window did not load', 'Check your connection and try again.');
    await expect(uploadDialog(page)).toHaveCount(0);
    await page.unroute('**/assets/*.js');
    await open.click();
    await expect(uploadDialog(page)).toBeVisible();
  },
);
