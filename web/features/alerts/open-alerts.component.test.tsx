import type { SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import { alertsOf } from '@lunaria/domain/alerts/testing/example-alerts.ts';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, standAt, textsOf } from '../../testing/look.ts';
import { renderPart } from '../../testing/render-page.tsx';
import Overview from '../overview/overview.tsx';

/** A Friday. */
const TODAY = '2025-10-10';

const firstOf = ([alert]: SafetyAlert[]): SafetyAlert => {
  if (alert === undefined) throw new Error('No alert was found.');
  return alert;
};
const LUMP = firstOf(alertsOf({ breastLump: true }, '2025-10-08', '1'));
const PRESSURE = firstOf(alertsOf({ stage: 'post-menopause', systolic: 195, diastolic: 125 }, TODAY, '2'));
const CHEST = firstOf(alertsOf({ chestPain: true, faint: true }, TODAY, '3'));

const cards = () => page.getByRole('list', { name: 'Alerts that are open' }).getByRole('article');
const card = (alert: SafetyAlert) => cards().filter({ hasText: alert.say });
const sentences = () =>
  [CHEST, PRESSURE, LUMP].filter(({ say }) => textsOf(cards()).some((text) => text.includes(say)));

async function showOverview(): Promise<void> {
  standAt(`${TODAY}T12:00:00`);
  await cleanup();
  await renderPart(({ user }) => <Overview userId={user.id} stage="post-menopause" />);
  await expect.element(page.getByRole('region', { name: 'Where you are' })).toBeVisible();
}

test('Open alerts stand at the top of the overview, highest first, the first as a whole and the others folded', async ({
  records,
}) => {
  records.alerts = [LUMP, PRESSURE, CHEST];
  await showOverview();
  await expect.poll(() => cards().elements().length).toBe(3);
  expect(
    textsOf(cards()).map((text) => [CHEST, PRESSURE, LUMP].findIndex(({ say }) => text.includes(say))),
  ).toEqual([0, 1, 2]);
  const first = page.getByRole('heading').elements()[0];
  expect(
    cards()
      .elements()[0]
      ?.contains(first ?? null),
    'above everything else',
  ).toBe(true);
  for (const line of CHEST.do) await expect.element(card(CHEST).getByText(line)).toBeVisible();
  await expect.element(card(CHEST).getByText('Not yet checked by a clinician.')).toBeVisible();
  await expect.element(card(LUMP).getByText('About 8 October')).toBeVisible();
  await expect.element(card(LUMP).getByText(LUMP.do[0] ?? '')).not.toBeVisible();
  expect(await complaints()).toEqual([]);

  await card(LUMP).getByText('What to do, and why').click();
  await expect.element(card(LUMP).getByText(LUMP.do[0] ?? '')).toBeVisible();
  await card(LUMP).getByText('Why we say this').click();
  const [source] = LUMP.sources;
  await expect.element(card(LUMP).getByText(String(source?.year))).toBeVisible();
  expect(await complaints()).toEqual([]);
});

test('I have read this folds a card, leaves it open, and unfolds the next', async ({ records, api }) => {
  records.alerts = [PRESSURE, LUMP];
  await showOverview();
  await card(PRESSURE).getByRole('button', { name: 'I have read this' }).click();
  await expect.element(card(PRESSURE).getByText(PRESSURE.do[0] ?? '')).not.toBeVisible();
  await expect
    .element(card(PRESSURE).getByRole('button', { name: 'I have read this' }))
    .not.toBeInTheDocument();
  await expect.element(card(LUMP).getByText(LUMP.do[0] ?? '')).toBeVisible();
  await expect.poll(() => records.alerts.find(({ id }) => id === PRESSURE.id)?.read_at).not.toBeNull();
  expect(api.asked('put', '/api/safety-alerts/:id')).toHaveLength(1);
});

test('Done closes one, takes the keyboard to the way back, and Undo opens it again', async ({ records }) => {
  records.alerts = [CHEST, LUMP];
  await showOverview();
  await card(LUMP).getByRole('button', { name: 'Done: I spoke to somebody' }).click();
  await expect.poll(sentences).toEqual([CHEST]);
  await expect.poll(() => records.alerts).toEqual([CHEST]);
  await expect.poll(() => document.activeElement?.textContent).toContain('Good that you spoke to somebody.');
  expect(await complaints()).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(sentences).toEqual([CHEST, LUMP]);
});

test('Not right asks why, which she need not say; with nothing open nothing stands there', async ({
  records,
  api,
}) => {
  records.alerts = [LUMP];
  await showOverview();
  const press = (name: string) => card(LUMP).getByRole('button', { name }).click();
  await press('Not right');
  expect(await complaints()).toEqual([]);
  await press('Keep it open');
  await press('Not right');
  await card(LUMP).getByRole('radio', { name: 'I entered something wrong' }).click();
  await press('Close this alert');
  await expect.element(page.getByText('You can correct the entry on its day.')).toBeVisible();
  await expect
    .poll(() => api.asked('put', '/api/safety-alerts/:id')[0]?.json)
    .toMatchObject({ mark: 'not-right', why: 'mistyped' });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('region', { name: 'Alerts' })).not.toBeInTheDocument();
  expect(await complaints()).toEqual([]);
});

test('Alerts that did not load are said, with the way to try again; without a connection a press waits', async ({
  records,
  api,
}) => {
  records.alerts = [LUMP];
  api.refuse('get', '/api/safety-alerts', { status: 503 });
  await showOverview();
  await expect
    .element(page.getByText('Whether an alert is open did not load.', { exact: false }))
    .toBeVisible();
  expect(await complaints()).toEqual([]);
  records.answerThrough(api);
  await page.getByRole('region', { name: 'Alerts' }).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(sentences).toEqual([LUMP]);

  api.goOffline();
  await card(LUMP).getByRole('button', { name: 'Done: I spoke to somebody' }).click();
  await expect.poll(() => cards().elements().length).toBe(0);
  expect(records.alerts).toHaveLength(1);
  api.goOnline();
  await expect.poll(() => records.alerts).toEqual([]);
});
