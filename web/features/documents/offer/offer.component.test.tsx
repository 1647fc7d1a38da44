import type { LineSource } from '@lunaria/domain/documents/reading/document-text.ts';
import type { LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { labValue } from '@lunaria/domain/laboratory/testing/lab-value.ts';
import type { Confirmations } from '@lunaria/domain/proposals/proposal.ts';
import { type Locator, page, userEvent } from 'vitest/browser';
import { AT_ITS_VALUES } from '../../../data/documents/document-address.ts';
import { expect, test } from '../../../testing/component-test.ts';
import type { Her } from '../../../testing/her-answers.ts';
import type { HerRecords } from '../../../testing/her-records.ts';
import { complaints, measureOverhang, rows, standAt, textsOf } from '../../../testing/look.ts';
import { currentAddress } from '../../../testing/render-page.tsx';
import { refusalOf, type StandInApi } from '../../../testing/stand-in-api.ts';
import { makeDocument } from '../testing/her-documents.ts';
import { keepRead, offerRead, readDocument } from '../testing/her-readings.ts';
import { LIBRARY, showLibrary } from '../testing/library-on-screen.tsx';

/** A laboratory that does not exist, and nobody's blood. */
const HEAD = ['Rosenhof Laboratory', 'Laboratory report', 'Collected: 12 Mar 2026   Reported: 13 Mar 2026'];
const TABLE = [
  'Test   Result   Unit   Reference range   Flag',
  'Ferritin   9   ng/mL   15 - 150   L',
  'Haemoglobin   12.4   g/dL   12.0 - 15.5',
  'TSH   1.9   mIU/L   0.4 - 4.0',
];
const REPORT = [...HEAD, ...TABLE].join('\n');
const UNDATED = [...HEAD.slice(0, 2), ...TABLE].join('\n');

const CONFIRMATIONS = '/api/health-documents/:id/confirmations';

interface World {
  api: StandInApi;
  maria: Her;
  records: HerRecords;
}

/** She has a report that was read, and has it open. */
async function openReport(
  { api, maria, records }: World,
  text = REPORT,
  source: LineSource = 'text',
  scan: Blob | null = null,
) {
  standAt('2026-11-28T12:00:00');
  const isPhoto = source === 'ocr' && scan === null;
  const changes = isPhoto ? ({ file_name: 'photo.jpg', mime_type: 'image/jpeg' } as const) : {};
  const read = readDocument(makeDocument(maria.id, changes), text, source);
  keepRead(api, records, read);
  offerRead(records, read);
  if (source === 'ocr')
    api.answer('get', '/api/health-documents/:id/content', scan ?? (await drawPage(text)));
  await showLibrary(`${LIBRARY}?document=${read.document.id}`);
  await expect.element(section()).toBeVisible();
  return read;
}

/** Her ferritin came from this report, and says another unit, as read before. */
async function openDiffering({ api, maria, records }: World, text = REPORT, source: LineSource = 'text') {
  standAt('2026-11-28T12:00:00');
  const isPhoto = source === 'ocr';
  const changes = isPhoto ? ({ file_name: 'photo.jpg', mime_type: 'image/jpeg' } as const) : {};
  const read = readDocument(makeDocument(maria.id, changes), text, source);
  keepRead(api, records, read);
  const offering = offerRead(records, read);
  if (isPhoto) api.answer('get', '/api/health-documents/:id/content', await drawPage(text));
  const [row] = read.reading.understanding.values;
  if (!row) throw new Error('No value was read.');
  const ferritin: LabValue = {
    ...labValue('Ferritin', '9', 'µg/L', { day: '2026-02-01', range: '15 - 150' }),
    ...{ origin: 'document', document_id: read.document.id },
  };
  records.labValues = [ferritin];
  offering.added.set(row.key, ferritin.id);
  return { ferritin };
}

async function showDocument({ documents }: HerRecords): Promise<void> {
  await showLibrary(`${LIBRARY}?document=${documents[0]?.id}`);
  await expect.element(section()).toBeVisible();
}

const section = () => page.getByRole('region', { name: 'Values', exact: true });
const button = (name: string | RegExp) => section().getByRole('button', { name });
const rowOf = (name: string) =>
  section()
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
const resultLink = (name: string) => rowOf(name).getByRole('link', { name: /^In your test results/ });
const dialog = () => page.getByRole('dialog', { name: /^Check \d+ of \d+$|^That was the last one$/ });
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });
const sent = (api: StandInApi) => api.sent('post', CONFIRMATIONS) as Confirmations[];
const says = ({ labValues }: HerRecords) =>
  labValues.map(({ local_day, result: { name, text, unit } }) => `${local_day} ${name} ${text} ${unit}`);
const focused = (locator: Locator) => expect.element(locator).toHaveFocus();

test(
  'RE-023, RE-024: all rows of a text report are added as they are shown, once, and Undo takes them back',
  rows('RE-023', 'RE-024', 'RE-025'),
  async ({ api, maria, records }) => {
    await openReport({ api, maria, records });
    const all = button('Add all 3 to my test results');
    await expect.element(all).toBeVisible();
    expect(records.labValues).toEqual([]);
    expect(await complaints({ within: section() })).toEqual([]);

    await all.dblClick();
    await expect.element(resultLink('Ferritin')).toBeVisible();
    expect(sent(api)).toHaveLength(1);
    const entries = sent(api)[0]?.confirm.map(({ entry }) => entry);
    expect(entries).toEqual([
      { name: 'Ferritin', text: '9', unit: 'ng/mL', range_text: '15 - 150', local_day: '2026-03-12' },
      { name: 'Haemoglobin', text: '12.4', unit: 'g/dL', range_text: '12.0 - 15.5', local_day: '2026-03-12' },
      { name: 'TSH', text: '1.9', unit: 'mIU/L', range_text: '0.4 - 4.0', local_day: '2026-03-12' },
    ]);
    expect(sent(api)[0]?.confirm.map(({ place }) => place.line)).toEqual([5, 6, 7]);
    await expect.element(section().getByText('3 results are in your test results.')).toBeVisible();
    await expect.poll(() => document.activeElement?.id).toBe('offer-notice');
    await expect.element(all).not.toBeInTheDocument();
    expect(await complaints({ within: section() })).toEqual([]);

    await button('Undo').click();
    await expect.element(button('Add all 3 to my test results')).toBeVisible();
    expect(records.labValues).toEqual([]);
  },
);

test(
  'RE-028: one row is added, one is left out and offered again; each step can be undone, and the keys go on',
  rows('RE-024', 'RE-028'),
  async ({ api, maria, records }) => {
    await openReport({ api, maria, records });
    await button('Add Ferritin').click();
    await expect.element(section().getByText('Ferritin is in your test results.')).toBeVisible();
    expect(says(records)).toEqual(['2026-03-12 Ferritin 9 ng/mL']);
    await expect.element(button('Add all 2 to my test results')).toBeVisible();
    await button(/^Not mine.*TSH/).click();
    await expect.element(rowOf('TSH').getByText('Left out of your test results')).toBeVisible();
    await expect.element(button('Add 1 to my test results')).toBeVisible();
    await button('Undo').click();
    await expect.element(button('Add TSH')).toBeVisible();
    await button(/^Not mine.*TSH/).click();
    await button('Offer it again TSH').click();
    await expect.element(button('Add TSH')).toBeVisible();
    await button('Close').click();
    await resultLink('Ferritin').click();
    expect(currentAddress()).toBe('/dashboard?section=b2-4');
    expect(window.history.state.usr).toEqual({ valueId: records.labValues[0]?.id });
  },
);

test(
  'A report without a day asks for it once, for all of its rows; what failed keeps it, and says so',
  rows('RE-024', 'RE-025'),
  async ({ api, maria, records }) => {
    await openReport({ api, maria, records }, UNDATED);
    await button('Add all 3 to my test results').click();
    await expect.element(section().getByText('Choose the day of the sample')).toBeVisible();
    await focused(section().getByRole('button', { name: /^Day of the sample/ }));
    expect(sent(api)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: /Friday,? 20 November/ }).click();
    api.lose('post', CONFIRMATIONS);
    await button('Add all 3 to my test results').click();
    await expect
      .element(
        section()
          .getByRole('alert')
          .filter({ hasText: /^The server was not reached, nothing was changed/ }),
      )
      .toBeVisible();
    await expect
      .element(section().getByRole('button', { name: /^Day of the sample.*20 November/ }))
      .toBeVisible();

    records.proposals.answerThrough(api, records);
    await button('Add all 3 to my test results').click();
    await expect.element(resultLink('TSH')).toBeVisible();
    // Sent again, each is the result that it was to be.
    const [lost, arrived] = sent(api).map(({ confirm }) => confirm.map(({ id }) => id));
    expect(arrived).toEqual(lost);
    expect(says(records)[0]).toBe('2026-11-20 Ferritin 9 ng/mL');
  },
);

test(
  'RE-029, RE-030: a correction is what is added; corrected again, both sides are said and hers stays until she says so',
  rows('RE-029', 'RE-030'),
  async ({ api, maria, records }) => {
    const { reading } = await openReport({ api, maria, records });
    await section().getByRole('button', { name: 'Correct Ferritin' }).click();
    const form = page.getByRole('dialog', { name: 'Correct a value' });
    await form.getByLabelText('Result').fill('19');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(rowOf('Ferritin')).toMatchTextContent(/Corrected by you.*read as 9 ng\/mL/);
    await button('Add Ferritin').click();
    await expect.element(resultLink('Ferritin')).toBeVisible();
    expect(says(records)).toEqual(['2026-03-12 Ferritin 19 ng/mL']);

    // Read once more: another number. Nothing of hers changes by itself.
    await button('Add TSH').click();
    await expect.element(resultLink('TSH')).toBeVisible();
    const again = reading.understanding.values.map((value) =>
      value.analyte === 'TSH' ? { ...value, value: '1.8' } : value,
    );
    reading.understanding = { ...reading.understanding, values: again };
    api.goOffline();
    api.goOnline();
    await expect
      .element(rowOf('TSH').getByText('The document says 1.8 mIU/L by now, your results say 1.9 mIU/L.'))
      .toBeVisible();
    expect(says(records)).toContain('2026-03-12 TSH 1.9 mIU/L');
    expect(await complaints({ within: section() })).toEqual([]);
    await button(/^Keep mine.*TSH/).click();
    await expect.element(resultLink('TSH')).toBeVisible();
    await button('Undo').click();
    await button(/^Use what the document says.*TSH/).click();
    await expect.element(resultLink('TSH')).toBeVisible();
    expect(says(records)).toEqual(['2026-03-12 Ferritin 19 ng/mL', '2026-03-12 TSH 1.8 mIU/L']);

    // Taken out of the document, it goes there too: said.
    await section().getByRole('button', { name: 'Correct TSH' }).click();
    await form.getByRole('button', { name: 'Not a value' }).click();
    await expect.element(page.getByText(/^TSH\. It leaves your test results too/)).toBeVisible();
  },
);

test.describe('corrected on another device meanwhile', () => {
  /** As it is stored by now: this page has not heard of it. */
  const correctElsewhere = ({ reading }: Awaited<ReturnType<typeof openReport>>) => {
    const { values } = reading.understanding;
    const said = { unit: 'µg/L', observed_on: '2026-03-11' } as const;
    const changed = values.map((value) => (value.analyte === 'Ferritin' ? { ...value, ...said } : value));
    reading.understanding = { ...reading.understanding, values: changed };
  };

  test(
    'RE-024: what is offered otherwise than it is shown cannot be added; both are asked for again',
    rows('RE-024'),
    async ({ api, maria, records }) => {
      const read = await openReport({ api, maria, records });
      await expect.element(button('Add all 3 to my test results')).toBeVisible();
      correctElsewhere(read);
      const reading = api.hold('get', '/api/health-documents/:id/reading');
      // What is offered is heard of first.
      window.dispatchEvent(new Event('visibilitychange'));
      await expect.element(button('Add all 2 to my test results')).toBeVisible();
      await expect.element(button('Add Ferritin')).not.toBeInTheDocument();
      await expect.element(rowOf('Ferritin')).toMatchTextContent(/9 ng\/mL/);
      reading.open();
      await expect.element(rowOf('Ferritin')).toMatchTextContent(/9 µg\/L/);
      await button('Add Ferritin').click();
      await expect.element(resultLink('Ferritin')).toBeVisible();
      expect(says(records)).toEqual(['2026-03-11 Ferritin 9 µg/L']);
    },
  );

  test(
    'RE-024: the server refuses what it does not say any more; then the page shows what it says',
    rows('RE-024'),
    async ({ api, maria, records }) => {
      const read = await openReport({ api, maria, records });
      await expect.element(button('Add all 3 to my test results')).toBeVisible();
      correctElsewhere(read);
      await button('Add all 3 to my test results').click();
      await expect
        .element(
          section()
            .getByRole('alert')
            .filter({ hasText: /^The document says something else by now/ }),
        )
        .toBeVisible();
      expect(records.labValues).toEqual([]);
      await expect.element(rowOf('Ferritin')).toMatchTextContent(/9 µg\/L/);
      await button('Add all 3 to my test results').click();
      await expect.element(resultLink('Ferritin')).toBeVisible();
      expect(says(records)[0]).toBe('2026-03-11 Ferritin 9 µg/L');
    },
  );
});

test(
  'RE-029: what the document prints without a day keeps the day of her result; nothing is sent before that is known',
  rows('RE-029'),
  async ({ api, maria, records }) => {
    const { ferritin } = await openDiffering({ api, maria, records }, UNDATED);
    const loading = api.hold('post', '/api/lab-values/read');
    await showDocument(records);
    const use = button(/^Use what the document says.*Ferritin/);
    await expect.element(rowOf('Ferritin').getByText('The document says 9 ng/mL by now.')).toBeVisible();
    await expect.element(use).toHaveAttribute('aria-disabled', 'true');
    loading.open();
    await expect
      .element(rowOf('Ferritin').getByText('Unit: the document says ng/mL by now, your results say µg/L.'))
      .toBeVisible();
    await expect.element(use).not.toHaveAttribute('aria-disabled');
    await use.click();
    await expect.element(resultLink('Ferritin')).toBeVisible();
    await expect.element(section().getByText('Your Ferritin is as the document says.')).toBeVisible();
    expect(records.labValues.map(({ id }) => id)).toEqual([ferritin.id]);
    expect(says(records)).toEqual(['2026-02-01 Ferritin 9 ng/mL']);
  },
);

test(
  'RE-029: what she typed stays beside what the document says, and that is said',
  rows('RE-029'),
  async ({ api, maria, records }) => {
    const { ferritin } = await openDiffering({ api, maria, records });
    records.labValues = [{ ...ferritin, origin: 'typed', document_id: null }];
    await showDocument(records);
    await button(/^Use what the document says.*Ferritin/).click();
    await expect
      .element(
        section().getByText('Ferritin of the document is in your test results too, beside what was there.'),
      )
      .toBeVisible();
    expect(says(records)).toEqual(['2026-02-01 Ferritin 9 µg/L', '2026-03-12 Ferritin 9 ng/mL']);
  },
);

test(
  'Undo of many says how many are taken back where it fails between, and goes on from there',
  rows('RE-024'),
  async ({ api, maria, records }) => {
    await openReport({ api, maria, records });
    await button('Add all 3 to my test results').click();
    await expect.element(resultLink('TSH')).toBeVisible();
    const [first] = sent(api)[0]?.confirm ?? [];
    let isBroken = true;
    api.answer(
      'delete',
      '/api/lab-values/:id',
      ({ parameters: { id = '' } }) => {
        if (isBroken && id !== first?.id) return refusalOf({ status: 500 });
        records.labValues = records.labValues.filter((one) => one.id !== id);
        records.proposals.forget(id);
        return null;
      },
      204,
    );
    await button('Undo').click();
    await expect
      .element(
        section().getByRole('alert').filter({
          hasText:
            'Taken back so far: 1 of 3. The others are still in your test results. Press Undo to go on.',
        }),
      )
      .toBeVisible();
    // What is offered is asked for again.
    await expect.element(resultLink('Ferritin')).not.toBeInTheDocument();
    await expect.element(resultLink('TSH')).toBeVisible();
    isBroken = false;
    await button('Undo').click();
    await expect.element(button('Add all 3 to my test results')).toBeVisible();
    expect(records.labValues).toEqual([]);
  },
);

test(
  'RE-031: a row that is a result of hers already joins it; there is nothing to take back',
  rows('RE-031'),
  async ({ api, maria, records }) => {
    records.labValues = [labValue('Ferritin', '9', 'ng/mL', { day: '2026-03-12', range: '15 - 150' })];
    await openReport({ api, maria, records });
    await button('Add Ferritin').click();
    await expect.element(resultLink('Ferritin')).toBeVisible();
    expect(records.labValues).toHaveLength(1);
    await expect.element(button('Undo')).not.toBeInTheDocument();
  },
);

test('Opened at its values the focus goes there, once: a tab that brings them back keeps it', async ({
  api,
  maria,
  records,
}) => {
  standAt('2026-11-28T12:00:00');
  const read = readDocument(makeDocument(maria.id), REPORT, 'text');
  keepRead(api, records, read);
  offerRead(records, read);
  await showLibrary(`${LIBRARY}?document=${read.document.id}`, AT_ITS_VALUES);
  await focused(section().getByRole('heading', { name: 'Values (3)' }));
  page.getByRole('tab', { name: 'What it says' }).element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(section()).not.toBeInTheDocument();
  await userEvent.keyboard('{Home}');
  await expect.element(section()).toBeVisible();
  await expect.element(button('Add all 3 to my test results')).toBeVisible();
  await focused(page.getByRole('tab', { name: 'What it says' }));
});

test.describe('on a phone', () => {
  test(
    'RE-026: values of a photo are checked one by one beside their cut-out, by keyboard, and none is added with another',
    rows('RE-026'),
    async ({ api, maria, records }) => {
      await page.viewport(390, 844);
      await openReport({ api, maria, records }, REPORT, 'ocr');
      await expect.element(button('Check and add Ferritin')).toBeVisible();
      expect(textsOf(button(/^Add (?!a value)/))).toEqual([]);
      await button('Check 3 results one by one').click();
      await expect.element(dialog()).toBeVisible();
      const heading = () => dialog().getByRole('heading', { level: 3 });
      await focused(heading());
      await expect.element(heading()).toMatchTextContent(/Ferritin\s*9 ng\/mL/);
      const cutOut = dialog().getByRole('region', { name: /^Cut-out of the original around Ferritin/ });
      await expect.element(cutOut).toBeVisible();
      await expect.element(dialog().getByText('The line in your document')).toBeVisible();
      // The marked line lies in view.
      const mark = () => cutOut.getByCss('[data-marked-line]').element().getBoundingClientRect();
      await expect.poll(() => mark().top > cutOut.element().getBoundingClientRect().top).toBe(true);
      expect(mark().bottom).toBeLessThan(cutOut.element().getBoundingClientRect().bottom);
      expect(await complaints({ within: dialog() })).toEqual([]);
      expect(measureOverhang()).toBeLessThanOrEqual(0);

      inDialog('Add').element().focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(dialog().getByText('Check 2 of 3')).toBeVisible();
      await focused(heading());
      await expect.element(dialog().getByText(/^Ferritin is in your test results\./)).toBeVisible();
      expect(sent(api).map(({ confirm }) => confirm.length)).toEqual([1]);
      expect(sent(api)[0]?.confirm[0]?.place).toEqual({ page: 1, line: 5 });

      await inDialog('Correct').click();
      const form = page.getByRole('dialog', { name: 'Correct a value' });
      await form.getByLabelText('Result').fill('11.9');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect.element(heading()).toMatchTextContent(/Haemoglobin\s*11\.9 g\/dL/);
      await expect.element(dialog().getByText('12.4 g/dL', { exact: true })).toBeVisible();
      await inDialog('Add').click();
      await expect.element(dialog().getByText('Check 3 of 3')).toBeVisible();
      expect(says(records)).toEqual(['2026-03-12 Ferritin 9 ng/mL', '2026-03-12 Haemoglobin 11.9 g/dL']);
      await inDialog('Undo').click();
      await expect.element(dialog().getByText('Check 2 of 3')).toBeVisible();
      await expect.poll(() => says(records)).toEqual(['2026-03-12 Ferritin 9 ng/mL']);
      await inDialog('Skip').click();
      await inDialog('Not mine').click();
      await expect.element(dialog().getByText('1 result added, 1 left out.')).toBeVisible();
      await focused(heading());
      await inDialog('Close').last().click();
      await expect.element(dialog()).not.toBeInTheDocument();
      await expect.element(button('Check 1 result')).toBeVisible();
      expect(document.activeElement).not.toBe(document.body);
    },
  );

  test(
    'RE-026: what differs is answered beside its cut-out too, and Undo steps back once it was done',
    rows('RE-026', 'RE-029'),
    async ({ api, maria, records }) => {
      await page.viewport(390, 844);
      await openDiffering({ api, maria, records }, REPORT, 'ocr');
      await showDocument(records);
      await expect
        .element(
          rowOf('Ferritin').getByText(
            'Day of the sample: the document says 12 Mar 2026 by now, your results say 1 Feb 2026.',
          ),
        )
        .toBeVisible();
      expect(textsOf(rowOf('Ferritin').getByRole('button', { name: /^(Use|Keep)/ }))).toEqual([]);
      await expect.element(button('Check 3 results one by one')).toBeVisible();
      await button(/^Check the picture.*Ferritin/).click();
      await expect.element(dialog().getByText('Check 1 of 3')).toBeVisible();
      await expect.element(dialog().getByRole('region', { name: /^Cut-out/ })).toBeVisible();
      await expect.element(dialog().getByText(/^Unit: the document says ng\/mL by now/)).toBeVisible();
      expect(await complaints({ within: dialog() })).toEqual([]);
      expect(measureOverhang()).toBeLessThanOrEqual(0);

      await inDialog('Keep mine').click();
      await expect.element(dialog().getByText('Check 2 of 3')).toBeVisible();
      api.cut();
      await inDialog('Undo').click();
      await expect
        .element(
          dialog()
            .getByRole('alert')
            .filter({ hasText: /^The server was not reached/ }),
        )
        .toBeVisible();
      await expect.element(dialog().getByText('Check 2 of 3')).toBeVisible();
      api.reconnect();
      await inDialog('Undo').click();
      await expect.element(dialog().getByText('Check 1 of 3')).toBeVisible();
      expect(says(records)).toEqual(['2026-02-01 Ferritin 9 µg/L']);
      await inDialog('Use what the document says').click();
      await expect.element(dialog().getByText('Check 2 of 3')).toBeVisible();
      expect(says(records)).toEqual(['2026-03-12 Ferritin 9 ng/mL']);
      await inDialog('Add').click();
      await inDialog('Skip').click();
      await expect.element(dialog().getByText('1 result added, 1 changed.')).toBeVisible();
    },
  );

  test('The day of one result is asked for in a sentence of its own', async ({ api, maria, records }) => {
    await openReport({ api, maria, records }, UNDATED, 'ocr');
    await button('Check 3 results one by one').click();
    await expect.element(dialog().getByText('No day is printed beside it.')).toBeVisible();
  });

  test('RE-026: of a scanned PDF the page is drawn and cut out around the line', {
    // What takes a PDF apart is a large file, and a busy machine needs long for it.
    ...rows('RE-026'),
    timeout: 60_000,
  }, async ({ api, maria, records }) => {
    // Its worker is not served here: once its code is in the page, it is taken apart in there.
    await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
    await page.viewport(390, 844);
    await openReport({ api, maria, records }, REPORT, 'ocr', makeScan(REPORT));
    await button('Check and add TSH').click();
    await expect.element(dialog().getByText('Check 3 of 3')).toBeVisible();
    const cutOut = dialog().getByRole('region', { name: /^Cut-out of the original around TSH/ });
    await expect.element(cutOut.getByCss('canvas')).toBeVisible();
    await expect.element(dialog().getByText('The line in your document')).toBeVisible();
    expect(await complaints({ within: dialog() })).toEqual([]);
    expect(measureOverhang()).toBeLessThanOrEqual(0);
  });

  test('On the narrowest phone nothing hangs over, also where names are long', async ({
    api,
    maria,
    records,
  }) => {
    await page.viewport(320, 640);
    const long = 'Anti-thyroid peroxidase antibodies, quantitative   12.345   IU/mL   0 - 34';
    const many = Array.from({ length: 40 }, (_, at) => `Ferritin   ${at + 9}   ng/mL   15 - 150`);
    await openReport({ api, maria, records }, [REPORT, long, ...many].join('\n'));
    await expect.element(button(/^Add all 4\d to my test results$/)).toBeVisible();
    expect(measureOverhang()).toBeLessThanOrEqual(0);
  });
});

test('Offline it says so, and nothing can be pressed that would not arrive; what did not load can be asked for again', async ({
  api,
  maria,
  records,
}) => {
  api.refuse('get', '/api/health-documents/:id/proposals', { status: 500 });
  await openReport({ api, maria, records });
  await expect.element(section().getByText(/^What can go to your test results did not load\./)).toBeVisible();
  records.proposals.answerThrough(api, records);
  await button('Try again').click();
  await expect.element(button('Add all 3 to my test results')).toBeVisible();
  api.goOffline();
  await expect
    .element(section().getByText('You are offline. You can add results when you are back.'))
    .toBeVisible();
  expect(textsOf(button(/^Add (all|Fer)/))).toEqual([]);
  api.goOnline();
  await expect.element(button('Add Ferritin')).toBeVisible();
});

test(
  'RE-027: an address with a place opens the document there, marked, and leads on as always',
  rows('RE-027'),
  async ({ api, maria, records }) => {
    standAt('2026-11-28T12:00:00');
    const read = readDocument(makeDocument(maria.id), REPORT, 'text');
    keepRead(api, records, read);
    const text = api.hold('get', '/api/health-documents/:id/reading');
    await showLibrary(`${LIBRARY}?document=${read.document.id}&page=1&line=6`);
    await expect
      .element(page.getByRole('tab', { name: 'Text as read' }))
      .toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByText('No text was read from this document.')).not.toBeInTheDocument();
    text.open();
    const line = page.getByRole('region', { name: 'Text as read' }).getByCss('[aria-current]');
    await focused(line);
    await expect.element(line).toMatchTextContent(/6\s*Haemoglobin/);
    expect(currentAddress()).toBe(`${LIBRARY}?document=${read.document.id}`);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await focused(page.getByRole('tab', { name: 'What it says' }));
  },
);

/** A photo of a page: black lines of text on white, as many as were read. */
async function drawPage(text: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(1_000, 1_400);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  context.font = '26px sans-serif';
  text.split('\n').forEach((line, at) => {
    for (const [column, cell] of line.split('   ').entries())
      context.fillText(cell, 60 + column * 210, 120 + at * 90);
  });
  return await canvas.convertToBlob({ type: 'image/jpeg' });
}

/** A PDF of one page with these lines; its table of objects is left out, as damaged files have it. */
function makeScan(text: string): Blob {
  const lines = text.split('\n').map((line, at) => {
    const cells = line
      .split('   ')
      .map((cell, column) => `1 0 0 1 ${50 + column * 110} ${760 - at * 40} Tm (${cell}) Tj`);
    return cells.join('\n');
  });
  const content = `BT /F1 12 Tf\n${lines.join('\n')}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`);
  return new Blob([`%PDF-1.4\n${objects.join('')}trailer << /Root 1 0 R /Size 6 >>\n%%EOF`], {
    type: 'application/pdf',
  });
}
