import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, test } from '../../../testing/component-test.ts';
import { rows, textsOf } from '../../../testing/look.ts';
import { readStored } from '../../../testing/read-device.ts';
import { makeDocument } from '../testing/her-documents.ts';
import { names, searchField, showLibrary } from '../testing/library-on-screen.tsx';

test(
  'A library that comes in several answers is whole: counted, in order, searched, and there without a connection',
  rows('U-61', 'PR-03'),
  async ({ api, maria }) => {
    const [newest, middle, oldest] = ['third', 'second', 'first'].map((name, age) =>
      makeDocument(maria.id, {
        file_name: `${name}.pdf`,
        uploaded_at: new Date(Date.UTC(2025, 9, 10 - age)).toISOString(),
      }),
    );
    if (!newest || !middle || !oldest) throw new Error('Three were made.');
    api.answerInPages('get', '/api/health-documents', [
      { health_documents: [newest] },
      { health_documents: [middle, oldest] },
    ]);
    await showLibrary();
    await expect.element(page.getByText('3 documents', { exact: true })).toBeVisible();
    expect(textsOf(names())).toEqual(['third.pdf', 'second.pdf', 'first.pdf']);
    await userEvent.type(searchField(), 'first');
    await expect.element(page.getByText('1 of 3 documents', { exact: true })).toBeVisible();

    // Under the name that devices have it by from the version before.
    await expect
      .poll(async () => (await readStored('kept')).map(({ place }) => place[2]))
      .toContain('health-documents 1000');
    await cleanup();
    api.lose('get', '/api/health-documents');
    await showLibrary();
    await expect.element(page.getByText(/^Shown as this device last saw it\./)).toBeVisible();
    expect(textsOf(names())).toEqual(['third.pdf', 'second.pdf', 'first.pdf']);
  },
);
