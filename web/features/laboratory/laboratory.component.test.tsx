import type { LabRead } from '@lunaria/domain/laboratory/lab-value.ts';
import { labValue } from '@lunaria/domain/laboratory/testing/lab-value.ts';
import { type Locator, page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, measureOverhang, rows, standAt, textsOf } from '../../testing/look.ts';
import { renderPart } from '../../testing/render-page.tsx';
import Laboratory from './laboratory.tsx';

async function openResults(): Promise<void> {
  standAt('2026-11-28T12:00:00');
  await cleanup();
  await renderPart(({ user }) => <Laboratory userId={user.id} stage="menstrual-cycle" />, {
    at: '/dashboard?section=b2-4',
  });
}

/** Its text, each space as one. */
const textOf = (locator: Locator) => () => (locator.query()?.textContent ?? '').replace(/\s+/g, ' ');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const tests = () => page.getByRole('list', { name: 'Your tests' });
const cells = () => page.getByRole('table').getByRole('cell');
const field = (name: string) => page.getByLabelText(name, { exact: true });

test(
  'RE-037: the list has each test with its last result, day and source; words and group narrow it',
  rows('RE-037'),
  async ({ records }) => {
    records.labValues = [
      labValue('Ferritin', '11', 'ng/mL', { day: '2024-01-05', range: '15 - 150' }),
      labValue('Ferritin', '30', 'ng/mL', { day: '2026-10-05', range: '15 - 150' }),
      labValue('TSH', '2.1', 'mIU/L', { day: '2025-03-01' }),
      labValue('Unicorn dust', 'not detected', '', { day: '2023-03-01' }),
    ];
    await openResults();
    await expect
      .poll(textOf(tests().getByRole('listitem').first()))
      .toMatch(/Ferritin.*5 Oct.*Typed by you · 2 results.*30 ng\/mL.*within the printed range/);
    expect(textsOf(tests().getByRole('listitem'))).toHaveLength(3);
    expect(await complaints()).toEqual([]);
    await field('Find a test').fill('thyrotropin');
    await expect.poll(textOf(tests().getByRole('listitem'))).toMatch(/^TSH/);
    await field('Find a test').fill('zinc');
    await expect.element(page.getByText('No test has this name in this group.')).toBeVisible();
  },
);

test(
  'RE-039, RE-056: one test has a line, a unit switch, and a table with the same numbers',
  rows('RE-039', 'RE-056'),
  async ({ records }) => {
    records.labValues = [
      labValue('Glucose', '90', 'mg/dL', { day: '2026-01-05', range: '70 - 99' }),
      labValue('Glucose', '100', 'mg/dL', { day: '2026-06-05' }),
      labValue('Glucose', 'haemolysed', '', { day: '2026-07-05' }),
    ];
    await openResults();
    await button(/^Glucose/).click();
    await expect.element(page.getByRole('heading', { name: 'Glucose' })).toHaveFocus();
    // RE-045: words stand in the table.
    await expect.element(cells().first()).toHaveTextContent('haemolysed');
    await expect
      .poll(textOf(page.getByRole('row', { name: /5 Jan/ })))
      .toMatch(/90 mg\/dL.*within the printed range.*70 - 99/);
    // RE-038: no range of another report.
    await expect.poll(textOf(page.getByRole('row', { name: /5 Jun/ }))).toMatch(/100 mg\/dL.*not printed/);
    await page.getByRole('radio', { name: 'mmol/L' }).click({ force: true });
    await expect
      .poll(textOf(page.getByRole('row', { name: /5 Jan/ })))
      .toMatch(/5\.00 mmol\/L.*printed 90 mg\/dL.*3\.89 – 5\.50/);
    await page.getByRole('radio', { name: 'mg/dL' }).click({ force: true });
    await expect.poll(textOf(page.getByRole('row', { name: /5 Jan/ }))).toMatch(/90 mg\/dL/);
    await button('Smallest first').click();
    const order = textsOf(page.getByRole('rowheader')).map((text) => /Jan|Jun|Jul/.exec(text ?? '')?.[0]);
    // Words last.
    expect(order).toEqual(['Jan', 'Jun', 'Jul']);
    expect(await complaints()).toEqual([]);
    await button('All tests').click();
    await expect.element(tests()).toBeVisible();
  },
);

test(
  'RE-042: prolactin in two kinds of unit has two lines, with the reason',
  rows('RE-042'),
  async ({ records }) => {
    records.labValues = [
      labValue('Prolactin', '240', 'mIU/L', { day: '2026-02-01' }),
      labValue('Prolactin', '12', 'ng/mL', { day: '2026-01-01' }),
    ];
    await openResults();
    await button(/^Prolactin/).click();
    await expect.element(page.getByText(/count different things/)).toBeVisible();
    await expect
      .poll(() => document.querySelectorAll('main svg[viewBox], svg[viewBox^="0 0"][width]').length)
      .toBeGreaterThan(1);
  },
);

test(
  'RE-052: a value is added by keyboard alone, changed, deleted and brought back',
  rows('RE-052'),
  async ({ records }) => {
    await openResults();
    await expect.element(page.getByText(/^No test result is noted\./)).toBeVisible();
    expect(await complaints()).toEqual([]);
    await button('Add a value').click();
    await button('Save').click();
    await expect.element(page.getByText('Enter the name of the test')).toBeVisible();
    await expect.element(page.getByText('Enter the result', { exact: true })).toBeVisible();
    await expect.element(field('Test')).toHaveFocus();
    await userEvent.keyboard('Ferritin{Tab}11{Tab}ng/mL{Tab}15 - 150');
    await button(/Day of the sample/).click();
    await button(/Saturday,? 28 November|28 November/)
      .last()
      .click();
    await button('Save').click();
    await expect
      .poll(textOf(tests().getByRole('listitem')))
      .toMatch(/Ferritin.*11 ng\/mL.*below the printed range/);
    await expect.poll(() => records.labValues.length).toBe(1);
    await button(/^Ferritin/).click();
    await button(/^Edit, Ferritin/).click();
    await field('Result').fill('12');
    await button('Save').click();
    await expect.poll(() => records.labValues[0]?.result.text).toBe('12');
    await button(/^Delete, Ferritin/).click();
    await expect.poll(() => records.labValues).toEqual([]);
    await expect.element(page.getByText('Ferritin is deleted.')).toBeVisible();
    await button('Undo').click();
    await expect.poll(() => records.labValues[0]?.result.text).toBe('12');
  },
);

test(
  'RE-055, RE-058: 20,000 values of many tests are narrowed letter by letter',
  rows('RE-055', 'RE-058'),
  async ({ records }) => {
    const one = labValue('Unknown test', '1', 'lumps');
    records.labValues = Array.from({ length: 20_000 }, (_, at) => ({
      ...one,
      id: `6f1c1f5e-8f53-4c0e-9d6b-${String(at).padStart(12, '0')}`,
      result: { ...one.result, name: `Unknown test ${at % 200}`, number: at % 97, text: String(at % 97) },
    }));
    await openResults();
    await expect.element(tests()).toBeVisible();
    // As many rows as are looked at: the page does not grow with what she has.
    expect(textsOf(tests().getByRole('listitem'))).toHaveLength(50);
    await field('Find a test').fill('test 199');
    await button(/^Unknown test 199/).click();
    expect(textsOf(page.getByRole('rowheader'))).toHaveLength(31);
  },
);

test('what did not load says so; on the narrowest phone nothing hangs over', async ({ records, api }) => {
  records.labValues = [
    labValue('Anti-Müllerian hormone', '< 0.01', 'ng/mL', { range: '1.0 - 4.0 for a long explanation' }),
  ];
  await page.viewport(320, 640);
  await openResults();
  await button(/^AMH/).click();
  await expect.element(page.getByText(/▽ below/)).toBeVisible();
  expect(measureOverhang()).toBeLessThanOrEqual(0);
  // What this device kept is shown when the server does not answer.
  api.refuse('post', '/api/lab-values/read', { status: 500 });
  await openResults();
  await expect.element(page.getByText(/^Shown as this device last saw it\./)).toBeVisible();
});

test('while older results are coming no table of them can be taken along', async ({ api }) => {
  const [newest, older] = [
    labValue('Ferritin', '30', 'ng/mL', { day: '2026-10-05' }),
    labValue('Ferritin', '11', 'ng/mL', { day: '2024-01-05' }),
  ];
  const rest = Promise.withResolvers<void>();
  api.answer('post', '/api/lab-values/read', async ({ json }) => {
    if ((json as LabRead).behind === null)
      return { values: [newest], rest: { local_day: newest.local_day, id: newest.id } };
    await rest.promise;
    return { values: [{ ...older, id: crypto.randomUUID() }], rest: null };
  });
  await openResults();
  await button(/^Ferritin/).click();
  await expect.element(button('Download CSV')).toBeDisabled();
  rest.resolve();
  await expect.element(page.getByRole('row', { name: /5 Jan/ })).toBeVisible();
  await expect.element(button('Download CSV')).toBeEnabled();
});

test('where nothing loads it says so', async ({ api }) => {
  api.refuse('post', '/api/lab-values/read', { status: 500 });
  await openResults();
  await expect
    .element(page.getByText('Your test results did not load. They are safe on the server.'))
    .toBeVisible();
});
