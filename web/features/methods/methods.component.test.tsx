import { logOf } from '@lunaria/domain/daily-log/testing/example-logs.ts';
import { methodUse } from '@lunaria/domain/methods/testing/method-use.ts';
import { type Locator, page, userEvent } from 'vitest/browser';
import { chooseDay, chooseOption } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, measureOverhang, standAt } from '../../testing/look.ts';
import { renderPage } from '../../testing/render-page.tsx';

const TODAY = '2026-11-26';

const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
const list = (name: string): Locator => page.getByRole('list', { name, exact: true });
const linesOf = (name: string) =>
  list(name)
    .getByRole('listitem')
    .elements()
    .map((line) => line.querySelector('p')?.textContent);

async function openMethods(): Promise<void> {
  standAt(`${TODAY}T12:00:00`);
  await renderPage('/dashboard/method');
}

test('Methods are added, several at once, with as much of the beginning as she knows', async ({
  records,
}) => {
  await openMethods();
  await expect.element(page.getByRole('heading', { level: 1, name: 'My method' })).toBeVisible();
  await expect.element(page.getByText(/^No method is noted\./)).toBeVisible();
  expect(await complaints(), 'none noted').toEqual([]);

  await button('Add a method').click();
  const dialog = page.getByRole('dialog', { name: 'Add a method' });
  await button('Save').click();
  for (const fault of ['Choose a method', 'Choose the first day'])
    await expect.element(dialog.getByText(fault, { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Only the month' }).click();
  await expect.element(dialog.getByText('Enter a year from 1900 to 2026')).toBeVisible();
  await chooseOption('Method', 'Copper coil (IUD)');
  await chooseOption('Month', 'December');
  await dialog.getByRole('textbox', { name: 'Year' }).fill('2026');
  await expect.element(dialog.getByText('Choose today or an earlier day')).toBeVisible();
  expect(await complaints({ within: dialog }), 'faults').toEqual([]);
  await chooseOption('Month', 'March');
  // Pressed twice, it is added once.
  await button('Save').dblClick();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => linesOf('What you use')).toEqual(['Copper coil (IUD)Since March 2026']);

  await button('Add a method').click();
  await chooseOption('Method', 'Condom or another barrier');
  await page.getByRole('radio', { name: 'I don’t remember' }).click();
  await button('Save').click();
  await expect
    .poll(() => linesOf('What you use'))
    .toEqual(['Copper coil (IUD)Since March 2026', 'Condom or another barrierSince when is not noted']);
  await expect.element(list('What you use').getByCss('p').nth(1)).toHaveFocus();
  await expect
    .poll(() => records.methods)
    .toMatchObject([
      { method: 'copper-coil', started_on: '2026-03-01', started_certainty: 'month', ended_on: null },
      { method: 'barrier', started_on: null, started_certainty: 'unknown', ended_on: null },
    ]);
});

test('A method is ended, corrected, removed and brought back; the keyboard goes on where it was', async ({
  records,
}) => {
  records.methods = [methodUse({ started_on: '2024-03-05' })];
  await openMethods();
  await expect.poll(() => linesOf('What you use')).toEqual(['Combined pillSince 5 Mar 2024']);

  await button('I stopped, Combined pill, Since 5 Mar 2024').click();
  const dialog = page.getByRole('dialog', { name: 'Combined pill' });
  await button('Save').click();
  await expect.element(dialog.getByText('Choose the day', { exact: true })).toBeVisible();
  await chooseDay('I stopped on', '2026-11-20');
  await button('Save').click();
  await expect.poll(() => linesOf('What you used')).toEqual(['Combined pill5 Mar 2024 – 20 Nov']);
  const notice = page.getByCss('#method-notice');
  await expect.element(notice).toHaveFocus();
  await expect.element(notice).toMatchTextContent('Combined pill: you stopped on 20 November.');
  await expect.element(list('What you use')).not.toBeInTheDocument();
  expect(await complaints(), 'ended').toEqual([]);
  await expect.poll(() => records.methods).toMatchObject([{ ended_on: '2026-11-20' }]);
  await button('Undo').click();
  await expect.poll(() => linesOf('What you use')).toEqual(['Combined pillSince 5 Mar 2024']);
  await expect.element(list('What you use').getByCss('p').first()).toHaveFocus();

  await button('Correct, Combined pill, Since 5 Mar 2024').click();
  await chooseOption('Method', 'Progestogen-only pill');
  await page.getByRole('checkbox', { name: 'I use it now' }).click();
  await button('Save').click();
  await expect
    .element(page.getByText('Choose the last day, or say that you use it now', { exact: true }))
    .toBeVisible();
  await chooseDay('Last day', '2025-06-01');
  await button('Save').click();
  const corrected = 'Progestogen-only pill, 5 Mar 2024 – 1 Jun 2025';
  await expect.element(button(`Correct, ${corrected}`)).toBeVisible();
  await expect.element(button(`I stopped, ${corrected}`)).not.toBeInTheDocument();

  button(`Remove, ${corrected}`).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(notice).toHaveFocus();
  await expect.element(page.getByText(/^No method is noted\./)).toBeVisible();
  await expect.poll(() => records.methods).toEqual([]);
  await button('Undo').click();
  await expect.element(button(`Remove, ${corrected}`)).toBeVisible();
  await expect
    .poll(() => records.methods)
    .toMatchObject([{ method: 'progestogen-pill', started_on: '2024-03-05', ended_on: '2025-06-01' }]);
});

test('A log that speaks of a pill offers both kinds, and adds nothing by itself', async ({ records }) => {
  records.lifeStage = 'contraception';
  records.logs = [logOf('2026-11-24', { extras: { contraception: { pill_taken: 'yes' } } })];
  await openMethods();
  const offer = page.getByRole('region', { name: 'Your daily log speaks of a pill' });
  await expect.element(offer).toBeVisible();
  expect(await complaints(), 'offered').toEqual([]);
  await offer.getByRole('button', { name: 'Combined pill', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a method' });
  await expect
    .element(dialog.getByRole('combobox', { name: 'Method' }))
    .toHaveAccessibleName('Method Combined pill');
  await button('Cancel').click();
  expect(records.methods).toEqual([]);
  await offer.getByRole('button', { name: 'Progestogen-only pill' }).click();
  await page.getByRole('radio', { name: 'Only the year' }).click();
  await dialog.getByRole('textbox', { name: 'Year' }).fill('2020');
  await button('Save').click();
  await expect.poll(() => linesOf('What you use')).toEqual(['Progestogen-only pillSince 2020']);
  await expect.element(offer).not.toBeInTheDocument();
});

test('What does not load says so on a narrow screen, and is tried again', async ({ api, records }) => {
  await page.viewport(320, 640);
  records.methods = [
    methodUse({ method: 'fertility-awareness', started_on: '2024-03-01', started_certainty: 'month' }),
  ];
  api.refuse('get', '/api/methods', { status: 500 });
  await openMethods();
  await expect
    .element(page.getByText('Your methods did not load. They are safe on the server.'))
    .toBeVisible();
  expect(await complaints(), 'failed').toEqual([]);
  records.answerThrough(api);
  await button('Try again').click();
  await expect.poll(() => linesOf('What you use')).toEqual(['Fertility awarenessSince March 2024']);
  expect(measureOverhang()).toBeLessThanOrEqual(0);
  await button('Add a method').click();
  await expect.element(page.getByRole('dialog', { name: 'Add a method' })).toBeVisible();
  expect(measureOverhang()).toBeLessThanOrEqual(0);
});
