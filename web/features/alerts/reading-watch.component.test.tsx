import { alertsOfDocument } from '@lunaria/domain/alerts/testing/example-alerts.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { press } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import type { HerRecords } from '../../testing/her-records.ts';
import { complaints, standAt } from '../../testing/look.ts';
import { readDevice } from '../../testing/read-device.ts';
import { renderPart } from '../../testing/render-page.tsx';
import RecentList from '../documents/recent/recent-list.tsx';
import { makeDocument } from '../documents/testing/her-documents.ts';
import { DangerWatch } from './danger-watch.tsx';

/** A Friday; the uploads are of its morning. */
const TODAY = '2025-10-10';
const PRINTED = 'page 1, line 7; read from your document, not confirmed by you';
const PICTURE = 'page 1, line 7; read from a picture: check it against the paper first';

const potassium = ({ id }: HealthDocument, place: string, value = '6.8') =>
  alertsOfDocument(id, [{ analyte: 'Potassium', value, unit: 'mmol/L', day: TODAY, place }], TODAY);
const urgent = () => page.getByRole('alertdialog');
const read = () => urgent().getByRole('button', { name: 'I have read this' });

/** A page with her newest documents, or any other of hers. */
async function show(what: 'documents' | 'another page'): Promise<void> {
  standAt(`${TODAY}T12:00:00`);
  await cleanup();
  await renderPart(({ user }) => (
    <main>
      <h1>Hers</h1>
      {what === 'documents' && <RecentList userId={user.id} />}
      <DangerWatch userId={user.id} />
    </main>
  ));
  await expect.element(page.getByRole('heading', { name: 'Hers' })).toBeVisible();
}

/** The reading ends; a moment later the server has looked at it. */
function endReading(records: HerRecords, document: HealthDocument, place: string, value?: string): void {
  records.documents = [{ ...document, reading_state: 'done' }];
  records.alerts = potassium(document, place, value);
}

test('When a reading ends with a value that cannot wait, she is told on whatever page she is, once, with page and line', async ({
  api,
  maria,
  records,
}) => {
  const document = makeDocument(maria.id, { reading_state: 'reading' });
  records.documents = [document];
  await show('documents');
  await expect.element(page.getByRole('listitem')).toBeVisible();
  // She goes on to a page that shows no documents.
  const asked = () => api.requests.filter(({ path }) => path === '/api/health-documents').length;
  const before = asked();
  await show('another page');
  await expect.poll(asked).toBeGreaterThan(before);
  expect(urgent().query()).toBeNull();
  endReading(records, document, PRINTED);
  await expect.element(urgent(), { timeout: 10_000 }).toBeVisible();
  await expect.element(urgent().getByRole('heading', { level: 2 })).toHaveFocus();
  await expect.element(urgent()).toMatchTextContent(/6\.8 mmol\/L \(page 1, line 7; read from your document/);
  await expect.element(urgent().getByText(/paper first/)).not.toBeInTheDocument();
  expect(await complaints({ within: urgent() })).toEqual([]);

  await press(read());
  await expect.element(urgent()).not.toBeInTheDocument();
  await expect.poll(() => records.alerts[0]?.read_at).toBeTruthy();
  // After a reload, and where the server has not heard of it yet.
  await expect.poll(async () => JSON.stringify(await readDevice())).toContain(String(records.alerts[0]?.id));
  records.alerts = potassium(document, PRINTED);
  await show('documents');
  await expect
    .poll(() => api.requests.filter(({ path }) => path === '/api/safety-alerts').length)
    .toBeGreaterThan(2);
  expect(urgent().query()).toBeNull();
});

test('One that was read while she was away is told when she comes back; of a picture the paper comes first', async ({
  maria,
  records,
}) => {
  const document = makeDocument(maria.id, { mime_type: 'image/jpeg' });
  endReading(records, document, PICTURE);
  await show('documents');
  await expect.element(urgent()).toBeVisible();
  await expect
    .element(urgent().getByText(/^The number was read from a picture: check it against the paper first\./))
    .toBeVisible();
});

test('What can wait, and what she has read, opens no window', async ({ api, maria, records }) => {
  const document = makeDocument(maria.id);
  endReading(records, document, PRINTED, '6.2');
  expect(records.alerts.map(({ level }) => level)).toEqual(['today']);
  records.alerts.push(
    ...potassium(document, PRINTED).map((alert) => ({ ...alert, read_at: alert.raised_at })),
  );
  await show('documents');
  await expect.poll(() => api.requests.some(({ path }) => path === '/api/safety-alerts')).toBe(true);
  await expect.element(page.getByText('View all')).toBeVisible();
  expect(urgent().query()).toBeNull();
});
