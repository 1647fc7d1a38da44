import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { labValue } from '@lunaria/domain/laboratory/testing/lab-value.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, test } from '../../testing/component-test.ts';
import type { Her } from '../../testing/her-answers.ts';
import type { HerRecords } from '../../testing/her-records.ts';
import { complaints, measureOverhang, rows, standAt, textsOf } from '../../testing/look.ts';
import { currentAddress, renderPart } from '../../testing/render-page.tsx';
import { makeDocument } from '../documents/testing/her-documents.ts';
import { offerRead, readDocument } from '../documents/testing/her-readings.ts';
import Laboratory from './laboratory.tsx';

const REPORT = `Rosenhof Laboratory
Laboratory report
Collected: 12 Mar 2026
Test   Result   Unit   Reference range
Ferritin   9   ng/mL   15 - 150
TSH   1.9   mIU/L   0.4 - 4.0`;
const LONG = 'Blood count of the practice at the old market in the spring.pdf';

const AT = '/dashboard?section=b2-4';

/** `valueId`: as a link leads to it. */
async function openResults(valueId?: string): Promise<void> {
  standAt('2026-11-28T12:00:00');
  await cleanup();
  await renderPart(({ user }) => <LedTo userId={user.id} valueId={valueId} />, { at: AT });
}

function LedTo({ userId, valueId }: { userId: string; valueId: string | undefined }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (valueId !== undefined) void navigate(AT, { replace: true, state: { valueId } });
  }, [navigate, valueId]);
  return <Laboratory userId={userId} stage="menstrual-cycle" />;
}

/** She has a report with two results, and has answered none. */
function uploadReport(records: HerRecords, maria: Her) {
  const read = readDocument(makeDocument(maria.id, { file_name: LONG, own_name: LONG }), REPORT, 'text');
  records.documents = [read.document];
  const [ferritin] = read.reading.understanding.values;
  if (!ferritin) throw new Error('No value was read.');
  return { ...read, offering: offerRead(records, read), ferritin };
}

/** Her ferritin, read from documents. */
function readValue(id: string, anchors: NonNullable<LabValue['anchors']>): LabValue {
  const value = labValue('Ferritin', '9', 'ng/mL', { day: '2026-03-12', range: '15 - 150' });
  return { ...value, id, origin: 'document', document_id: anchors[0]?.document_id ?? null, anchors };
}

const anchor = (document_id: string | null, line: number, gone: CalendarDate | null = null) => ({
  ...{ document_id, document_gone_on: gone, value_key: `1-${line}-1`, quote: '' },
  place: { page: 1, line },
});

const ID = '7f1c1f5e-8f53-4c0e-9d6b-000000000001';
const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });
const stateOfPage = () => window.history.state.usr;

test(
  'RE-023: documents with results that wait stand above the list, and open at their values; without any nothing is shown',
  rows('RE-023', 'RE-037'),
  async ({ records, maria }) => {
    await openResults();
    await expect.element(page.getByText(/^No test result is noted\./)).toBeVisible();
    await expect.element(page.getByText('From your documents')).not.toBeInTheDocument();

    const { document } = uploadReport(records, maria);
    await page.viewport(320, 640);
    await openResults();
    const waiting = page.getByRole('list', { name: 'From your documents' }).getByRole('link');
    await expect.element(waiting).toMatchTextContent(/spring\.pdf.*12 Mar.*2 results to look at/);
    expect(measureOverhang()).toBeLessThanOrEqual(0);
    expect(await complaints()).toEqual([]);
    await waiting.click();
    expect(currentAddress()).toBe(`/health-statistics?document=${document.id}`);
    expect(stateOfPage()).toEqual({ view: 'values' });
  },
);

test('What the documents offer did not load: said once, with the way to try again', async ({
  api,
  records,
  maria,
}) => {
  uploadReport(records, maria);
  api.refuse('get', '/api/proposals', { status: 500 });
  await openResults();
  await expect.element(page.getByText(/^What your documents offer did not load\./)).toBeVisible();
  records.proposals.answerThrough(api, records);
  await button('Try again').click();
  await expect.element(page.getByText('From your documents')).toBeVisible();
});

test(
  'RE-027, RE-031: a result says each place where it was read, and leads there; it is edited in its document',
  rows('RE-027', 'RE-031'),
  async ({ records, maria }) => {
    const { document } = uploadReport(records, maria);
    const other = makeDocument(maria.id, { file_name: 'second.pdf' });
    records.documents = [document, other];
    records.labValues = [readValue(ID, [anchor(document.id, 5), anchor(other.id, 12)])];
    await openResults(ID);
    await expect.element(page.getByRole('heading', { name: 'Ferritin' })).toHaveFocus();
    const row = page.getByRole('rowheader');
    await expect
      .element(row)
      .toMatchTextContent(new RegExp(`Page 1, line 5 of ${LONG}.*Page 1, line 12 of second.pdf`));
    expect(await complaints()).toEqual([]);
    await expect.element(link(/^Edit in the document, Ferritin/)).toBeVisible();
    await link('Page 1, line 12').click();
    expect(currentAddress()).toBe(`/health-statistics?document=${other.id}&page=1&line=12`);
  },
);

test(
  'RE-032: of a deleted document the day is said and nothing leads to it; then the value can be edited here',
  rows('RE-032'),
  async ({ records, maria }) => {
    uploadReport(records, maria);
    // The same row of two documents that are gone.
    records.labValues = [
      readValue(ID, [
        anchor(null, 5, '2026-05-03'),
        anchor(null, 5, '2026-05-04'),
        anchor(crypto.randomUUID(), 7),
      ]),
    ];
    await openResults(ID);
    const row = page.getByRole('rowheader');
    await expect
      .element(row)
      .toMatchTextContent(
        /The document was deleted on 3 May 2026\..*deleted on 4 May 2026\..*The document was deleted\./,
      );
    expect(textsOf(row.getByRole('link'))).toEqual([]);
    // Read elsewhere alone by now: of the others nothing stays behind.
    records.labValues = [readValue(ID, [anchor(crypto.randomUUID(), 7)])];
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(row).not.toMatchTextContent(/deleted on/);
    records.labValues = [readValue(ID, [anchor(null, 5, '2026-05-03')])];
    await openResults(ID);
    await button(/^Edit, Ferritin/).click();
    await expect.element(page.getByRole('dialog', { name: 'Change this result' })).toBeVisible();
  },
);

test('A result of a document is deleted, and Undo confirms it once more', async ({ api, records, maria }) => {
  const { document, offering, ferritin } = uploadReport(records, maria);
  records.labValues = [readValue(ID, [{ ...anchor(document.id, 5), value_key: ferritin.key }])];
  offering.added.set(ferritin.key, ID);
  await openResults(ID);
  await button(/^Delete, Ferritin/).click();
  await expect.poll(() => records.labValues).toEqual([]);
  await button('Undo').click();
  await expect.poll(() => records.labValues.map(({ id }) => id)).toEqual([ID]);
  await expect.element(page.getByRole('heading', { name: 'Ferritin' })).toBeVisible();
  await expect.element(button('Undo')).not.toBeInTheDocument();
  expect(api.sent('post', '/api/health-documents/:id/confirmations')).toEqual([
    {
      user_id: maria.id,
      confirm: [
        {
          ...{ value_key: ferritin.key, id: ID, place: { page: 1, line: 5 } },
          entry: {
            ...{ name: 'Ferritin', text: '9', unit: 'ng/mL' },
            ...{ range_text: '15 - 150', local_day: '2026-03-12' },
          },
        },
      ],
      ...{ dismiss: [], bring_back: [ferritin.key] },
    },
  ]);
});
