import { DOCUMENT_CATEGORIES, type HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { press } from '../../../testing/choose.ts';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, measureOverhang, rows, textsOf, toasts } from '../../../testing/look.ts';
import { currentAddress } from '../../../testing/render-page.tsx';
import { makeDocument } from '../testing/her-documents.ts';
import { LIBRARY, list, names, searchField, showLibrary } from '../testing/library-on-screen.tsx';
import { uploadDialog } from '../testing/uploads-on-screen.tsx';

const EMPTY = 'No documents uploaded yet. Upload health documents to see AI-generated summaries here.';

test(
  'Her library loads, says when it is empty, and says where it failed; a failure is logged and nothing more',
  rows('U-56', 'U-57', 'U-63', 'U-64', 'X-32', 'Q-39', 'PR-03'),
  async ({ api, records }) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    // Not worth another try by itself.
    api.refuse('get', '/api/health-documents', { status: 403, code: 'other_user', message: 'x' });
    await showLibrary();
    await expect
      .element(page.getByText('Your documents did not load. They are safe on the server.'))
      .toBeVisible();
    await expect.element(page.getByText(EMPTY)).not.toBeInTheDocument();
    expect(toasts().elements()).toEqual([]);
    expect(log).toHaveBeenCalledWith('Documents fetch failed', 403);
    expect(await complaints(), 'failed').toEqual([]);
    await cleanup();

    api.answer('get', '/api/health-documents', () => ({ health_documents: records.documents }));
    const list = api.hold('get', '/api/health-documents');
    await showLibrary();
    await expect.element(page.getByRole('button', { name: 'Upload Health Documents' })).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    list.open();
    await expect.element(page.getByText(EMPTY, { exact: true })).toBeVisible();
    await expect.element(searchField()).not.toBeInTheDocument();
    expect(await complaints(), 'empty').toEqual([]);
    await page.getByRole('button', { name: 'Upload Health Documents' }).click();
    await expect.element(uploadDialog()).toBeVisible();
  },
);

test('The library says how much room is used, says what helps as it comes to an end, and where it does not know, says that', async ({
  api,
  maria,
  records,
}) => {
  records.documents = [makeDocument(maria.id, { file_size: 310_000_000 })];
  const use = (used_bytes: number) =>
    api.answer('get', '/api/health-documents/storage', { used_bytes, quota_bytes: 2_000_000_000 });
  const end = page.getByRole('status').filter({ hasText: 'frees its room after an hour' });
  await showLibrary();
  await expect.element(page.getByText('310 MB of 2 GB used')).toBeVisible();
  await expect.element(end).not.toBeInTheDocument();
  await cleanup();

  use(1_900_000_000);
  await showLibrary();
  await expect.element(page.getByText('1.9 GB of 2 GB used')).toBeVisible();
  await expect.element(end.filter({ hasText: 'There is little room left.' })).toBeVisible();
  expect(await complaints(), 'little room').toEqual([]);
  await cleanup();

  use(2_000_000_000);
  await showLibrary();
  await expect.element(end.filter({ hasText: 'There is no room for another document.' })).toBeVisible();
  await cleanup();

  api.refuse('get', '/api/health-documents/storage', { status: 403, code: 'other_user', message: 'x' });
  await showLibrary();
  await expect.element(page.getByText('How much room is used could not be loaded just now.')).toBeVisible();
  await expect.element(names()).toBeVisible();
});

test(
  'Each of the six categories has a badge of its own; before there is one the type stands in the neutral style',
  rows('U-44', 'U-48', 'U-49', 'U-50', 'U-51', 'U-52', 'U-53', 'U-54', 'Q-77'),
  async ({ maria, records }) => {
    const of = (part: Partial<HealthDocument>) => makeDocument(maria.id, { reading_state: 'done', ...part });
    records.documents = [
      ...DOCUMENT_CATEGORIES.map(({ value }, index) =>
        // Newest first: in this order.
        of({ ai_suggested_category: value, uploaded_at: `2025-10-10T10:00:${50 - index}.000Z` }),
      ),
      of({ uploaded_at: '2025-10-10T10:00:00.000Z' }),
    ];
    await showLibrary();
    const badges = page.getByCss('[data-category]');
    await expect
      .poll(() => textsOf(badges))
      .toEqual([...DOCUMENT_CATEGORIES.map(({ label }) => label), 'Lab Result']);
    const looks = badges.elements().map((element) => {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
      return {
        colours: [color, backgroundColor, borderTopColor].join(),
        icon: element.querySelector('svg')?.innerHTML,
      };
    });
    const ofCategories = looks.slice(0, 6);
    expect(new Set(ofCategories.map(({ colours }) => colours)).size).toBe(6);
    expect(new Set(ofCategories.map(({ icon }) => icon)).size).toBe(6);
    expect(looks[6]).toEqual(looks[5]);
  },
);

test(
  'Maria finds a document by any of its words, by what it is and when it came, and her address bar knows nothing of it',
  rows('U-44', 'U-58', 'U-60', 'U-61', 'Q-77', 'PR-03'),
  async ({ maria, records }) => {
    const now = new Date();
    const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
    const locked = { reading_state: 'failed', reading_failure: 'locked' } as const;
    records.documents = [
      makeDocument(maria.id, { file_name: 'Blood 9.pdf', uploaded_at: minutesAgo(0), ...locked }),
      makeDocument(maria.id, { file_name: 'blood 10.pdf', uploaded_at: minutesAgo(1), ...locked }),
      makeDocument(maria.id, {
        file_name: 'IMG_0042.pdf',
        own_name: 'Ecografía pélvica',
        own_category: 'imaging',
        document_type: 'Imaging Report',
        notes: 'Dr. Núñez, before the holiday',
        file_size: 90_000,
        reading_state: 'done',
        uploaded_at: minutesAgo(2),
      }),
    ];
    await showLibrary();
    await expect.poll(() => textsOf(names())).toEqual(['Blood 9.pdf', 'blood 10.pdf', 'Ecografía pélvica']);
    expect(list().getByText('The file is locked with a password.').elements()).toHaveLength(2);
    expect(list().getByText('Lab Result', { exact: true }).elements()).toHaveLength(2);
    await expect.element(list().getByText('Imaging', { exact: true })).toBeVisible();

    // Every word has to match, in any field, whatever the accents.
    await userEvent.keyboard('/');
    await expect.element(searchField()).toHaveFocus();
    await userEvent.keyboard('nunez ECOGRAFIA');
    await expect.poll(() => textsOf(names())).toEqual(['Ecografía pélvica']);
    expect(textsOf(page.getByCss('mark'))).toEqual(['Ecografía', 'Núñez']);
    await expect.element(page.getByText('1 of 3 documents')).toBeVisible();
    await userEvent.keyboard(' blood');
    await expect.element(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect.element(searchField()).toHaveFocus();
    await expect.poll(() => textsOf(names()).length).toBe(3);

    // By category, type and time, which say how many they would bring.
    await choose('Category', 'Imaging (1)');
    await expect.poll(() => textsOf(names())).toEqual(['Ecografía pélvica']);
    await choose('Document type', 'Lab Result (0)');
    await expect.element(page.getByText('Nothing matches')).toBeVisible();
    await choose('Category', 'Not filed yet (2)');
    await expect.poll(() => textsOf(names())).toEqual(['Blood 9.pdf', 'blood 10.pdf']);
    await choose('Uploaded', 'Last year');
    await expect.element(page.getByText('Nothing matches')).toBeVisible();
    await choose('Uploaded', 'This year');
    await expect.poll(() => textsOf(names()).length).toBe(2);
    await press(page.getByRole('button', { name: 'Clear search and filters' }));
    await expect.poll(() => textsOf(names()).length).toBe(3);

    // In the order she wants.
    await choose('Order', 'Name');
    await expect.poll(() => textsOf(names())).toEqual(['Blood 9.pdf', 'blood 10.pdf', 'Ecografía pélvica']);
    await choose('Order', 'Oldest first');
    await expect.poll(() => textsOf(names())[0]).toBe('Ecografía pélvica');
    await choose('Order', 'Name');
    await expect.poll(() => textsOf(names())[0]).toBe('Blood 9.pdf');
    await choose('Order', 'Largest first');
    await expect.poll(() => textsOf(names())[0]).toBe('Ecografía pélvica');
    expect(currentAddress()).toBe(LIBRARY);
  },
);

async function choose(label: string, option: string): Promise<void> {
  await press(page.getByRole('combobox', { name: new RegExp(`^${label}`) }));
  await press(page.getByRole('option', { name: option, exact: true }));
}

test(
  'On a phone a document takes the screen and leads back to its place in the list',
  rows('U-62'),
  async ({ api, maria, records }) => {
    await page.viewport(390, 800);
    records.documents = ['letter 6', 'letter 5', 'letter 4', 'letter 3', 'letter 2', 'letter 1', 'first'].map(
      (name, index) =>
        makeDocument(maria.id, {
          file_name: `${name}.pdf`,
          reading_state: 'done',
          ai_summary: 'A letter about a visit.',
          uploaded_at: `2025-10-10T10:00:${50 - index}.000Z`,
        }),
    );
    const id = records.documents.at(-1)?.id ?? '';
    api.answer('get', '/api/health-documents/:id/reading', {
      document_id: id,
      pages: [],
      understanding: null,
      model: null,
      corrections: [],
    });
    api.refuse('get', '/api/health-documents/:id/content', { status: 404 });
    await showLibrary();
    const link = page.getByRole('link', { name: 'first.pdf' });
    await expect.element(link).toBeVisible();
    link.element().scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const place = window.scrollY;
    expect(place).toBeGreaterThan(0);
    await link.click();
    await expect.poll(currentAddress).toBe(`${LIBRARY}?document=${id}`);
    await expect.element(page.getByRole('tab', { name: 'Original' })).toBeVisible();
    await expect.element(list()).not.toBeInTheDocument();
    expect(measureOverhang()).toBe(0);
    await page.getByRole('button', { name: 'All documents' }).click();
    await expect.element(link).toHaveFocus();
    await expect.poll(() => window.scrollY).toBe(place);
  },
);

test(
  'A file that is not as it was uploaded is not shown, and says so beside the list',
  rows('U-58', 'PR-03'),
  async ({ api, maria, records }) => {
    const broken = makeDocument(maria.id, { file_name: 'broken.pdf' });
    records.documents = [broken, makeDocument(maria.id, { file_name: 'values.pdf' })];
    api.answer('get', '/api/health-documents/:id/reading', {
      document_id: broken.id,
      pages: [],
      understanding: null,
      model: null,
      corrections: [],
    });
    api.refuse('get', '/api/health-documents/:id/content', { status: 500, code: 'file_unreadable' });
    await showLibrary(`${LIBRARY}?document=${broken.id}`);
    await press(page.getByRole('tab', { name: 'Original' }));
    await expect.element(page.getByRole('alert').getByText('The file cannot be opened')).toBeVisible();
    expect(names().elements()).toHaveLength(2);
    expect(await complaints()).toEqual([]);
  },
);
