import { MODE_LABELS } from '@lunaria/domain/profile/testing/mode-labels.ts';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, test } from '../../testing/component-test.ts';
import { keepAnswers } from '../../testing/kept-answers.ts';
import { complaints, expectToast, rows, textsOf, toasts } from '../../testing/look.ts';
import { chooseMode, headingOfPlace, modeOf, renderFrame } from './testing/dashboard-for-tests.tsx';

const options = () => page.getByRole('option');
const countOptions = () => options().elements().length;

/** As after a reload: what was not saved is gone. */
async function openAgain(): Promise<void> {
  await cleanup();
  await renderFrame();
}

test(
  'Eight modes are offered in their order, the saved one is chosen',
  rows('D-50', 'D-51', 'D-52', 'D-53', 'D-54', 'D-55', 'D-56', 'D-57', 'D-58', 'D-59', 'D-60', 'D-61'),
  async () => {
    await renderFrame();
    await modeOf().click();
    await expect.poll(() => textsOf(options())).toEqual(MODE_LABELS);
    expect(textsOf(page.getByRole('option', { selected: true }))).toEqual(['Menstrual Cycle']);
    expect(await complaints({ within: page.getByRole('listbox') })).toEqual([]);
  },
);

test(
  'Letters find a mode, Escape leaves without choosing, a click elsewhere closes',
  rows('D-50', 'D-59'),
  async () => {
    await renderFrame();
    await expect.element(modeOf()).toBeVisible();
    (modeOf().element() as HTMLElement).focus(); // as: a combobox takes the focus
    await userEvent.keyboard('preg');
    await expect.poll(countOptions).toBe(8);
    const pregnancy = page.getByRole('option', { name: 'Pregnancy Mode' });
    await expect.element(modeOf()).toHaveAttribute('aria-activedescendant', pregnancy.element().id);
    expect(pregnancy.element().id).not.toBe('');
    await userEvent.keyboard('{Escape}');
    await expect.poll(countOptions).toBe(0);
    await expect.element(modeOf()).toHaveTextContent('Menstrual Cycle');
    await modeOf().click();
    await expect.poll(countOptions).toBe(8);
    await headingOfPlace().click();
    await expect.poll(countOptions).toBe(0);
  },
);

test('At the bottom of a small window the list opens where it can be seen', rows('D-50'), async () => {
  await page.viewport(320, 300);
  await renderFrame();
  await modeOf().click();
  for (const label of [MODE_LABELS[0], MODE_LABELS[7]]) {
    const option = page.getByRole('option', { name: label, exact: true });
    await expect.element(option).toBeInTheDocument();
    option.element().scrollIntoView({ block: 'nearest' });
    await expect.element(option).toBeInViewport({ ratio: 1 });
  }
});

test(
  'A choice is shown before the save answers, is saved without a toast, and is there the next time',
  rows('D-62', 'D-63', 'D-64', 'D-66'),
  async ({ api, records }) => {
    const save = api.hold('patch', '/api/profile');
    await renderFrame();
    await chooseMode('IVF Mode');
    await expect.element(modeOf()).toHaveTextContent('IVF Mode');
    await expect.element(page.getByRole('heading', { name: 'IVF Mode' })).toBeVisible();
    await expect.poll(() => api.sent('patch', '/api/profile')).toMatchObject([{ life_stage: 'ivf' }]);
    expect(records.lifeStage).toBe('menstrual-cycle');
    save.open();
    await expect.poll(() => records.lifeStage).toBe('ivf');
    await openAgain();
    await expect.element(modeOf()).toHaveTextContent('IVF Mode');
    expect(toasts().elements()).toEqual([]);
  },
);

test('Every mode can be chosen and stays', rows('D-63', 'D-64'), async ({ api }) => {
  await renderFrame();
  for (const label of [...MODE_LABELS].reverse()) {
    await chooseMode(label);
    await expect.element(page.getByRole('heading', { name: label, exact: true })).toBeVisible();
  }
  await expect
    .poll(() => api.sent('patch', '/api/profile').at(-1))
    .toMatchObject({ life_stage: 'pre-menstrual' });
  await openAgain();
  await expect.element(modeOf()).toHaveTextContent('Pre-Menstrual');
});

test(
  'She changes her mind faster than the network: the last choice is the one that stays',
  rows('D-62', 'D-63'),
  async ({ api, records }) => {
    const save = api.hold('patch', '/api/profile');
    await renderFrame();
    await chooseMode('IVF Mode');
    await expect.poll(() => api.sent('patch', '/api/profile')).toMatchObject([{ life_stage: 'ivf' }]);
    await chooseMode('Pregnancy Mode');
    await chooseMode('Menopause Mode');
    await expect.element(modeOf()).toHaveTextContent('Menopause Mode');
    expect(api.sent('patch', '/api/profile')).toMatchObject([{ life_stage: 'ivf' }]);
    save.open();
    await expect.poll(() => records.lifeStage).toBe('menopause');
    expect(api.sent('patch', '/api/profile')).toMatchObject([
      { life_stage: 'ivf' },
      { life_stage: 'menopause' },
    ]);
    await expect.element(modeOf()).toHaveTextContent('Menopause Mode');
    await openAgain();
    await expect.element(modeOf()).toHaveTextContent('Menopause Mode');
  },
);

test(
  'A choice that could not be saved is said, stays in view, and can be tried again',
  rows('D-65', 'X-23', 'Q-66'),
  async ({ api, records }) => {
    await renderFrame();
    await modeOf().click();
    api.goOffline();
    await page.getByRole('option', { name: 'Pregnancy Mode' }).click();
    await expectToast('Error', 'Failed to save life stage preference');
    await expect.element(modeOf()).toHaveTextContent('Pregnancy Mode');
    expect(await complaints()).toEqual([]);
    const notSaved = page.getByText('Not saved yet.');
    await notSaved.getByRole('button', { name: 'Try again' }).click();
    await expect.element(notSaved).toBeVisible();
    expect(records.lifeStage).toBe('menstrual-cycle');
    // With the network it goes by itself.
    api.goOnline();
    await expect.poll(() => records.lifeStage).toBe('pregnancy');
    await expect.element(notSaved).not.toBeInTheDocument();
    await openAgain();
    await expect.element(modeOf()).toHaveTextContent('Pregnancy Mode');
  },
);

test(
  'What does not arrive waits on her device, outlives a reload, and is sent later as chosen then',
  rows('D-63'),
  async ({ api, records }) => {
    await renderFrame();
    await expect.element(modeOf()).toBeVisible();
    api.lose('patch', '/api/profile');
    await chooseMode('IVF Mode');
    await chooseMode('Contraception Mode');
    await expect.element(modeOf()).toHaveTextContent('Contraception Mode');
    await openAgain();
    await expect.element(modeOf()).toHaveTextContent('Contraception Mode');
    expect(records.lifeStage).toBe('menstrual-cycle');
    const reopenedAt = Date.now();
    records.answerThrough(api);
    api.goOnline();
    await expect.poll(() => records.lifeStage).toBe('contraception');
    expect(api.sent('patch', '/api/profile').at(-1)).toMatchObject({
      base: { life_stage: 'menstrual-cycle', chosen_at: null },
    });
    expect(Date.parse(records.stageChosenAt ?? '')).toBeLessThan(reopenedAt);
  },
);

test(
  'What another device chose later stands, and is shown as soon as hers has arrived',
  rows('D-63'),
  async ({ api, records }) => {
    await renderFrame();
    await expect.element(modeOf()).toBeVisible();
    api.goOffline();
    await chooseMode('IVF Mode');
    await expect.element(modeOf()).toHaveTextContent('IVF Mode');
    records.lifeStage = 'conception';
    records.stageChosenAt = new Date(Date.now() + 60_000).toISOString();
    api.goOnline();
    await expect.element(modeOf()).toHaveTextContent('Conception Mode');
    expect(records.lifeStage).toBe('conception');
  },
);

test('Pressed twice, the same mode is chosen once', rows('D-63'), async ({ api, records }) => {
  const save = api.hold('patch', '/api/profile');
  await renderFrame();
  await chooseMode('IVF Mode');
  await chooseMode('IVF Mode');
  save.open();
  await expect.poll(() => records.lifeStage).toBe('ivf');
  await expect.element(modeOf()).toHaveTextContent('IVF Mode');
  expect(new Set(api.sent('patch', '/api/profile').map((json) => JSON.stringify(json))).size).toBe(1);
});

test(
  'A girl who has not had a period is in Pre-Menstrual mode as soon as she says so, also while a guardian is asked',
  rows('Q-23'),
  async ({ maria, records }) => {
    keepAnswers(maria, { lifeStage: { stage: 'pre-menstrual' }, hasUnsentAnswers: true });
    await renderFrame();
    await expect.element(modeOf()).toHaveTextContent('Pre-Menstrual');
    expect(records.lifeStage).toBe('menstrual-cycle');
    // What she chooses by hand is hers.
    await chooseMode('Menstrual Cycle');
    await expect.poll(() => records.stageChosenAt).not.toBeNull();
    await openAgain();
    await expect.element(modeOf()).toHaveTextContent('Menstrual Cycle');
  },
);

test(
  'A choice says what stops, begins and stays, holds up nothing, and can be undone',
  rows('D-62', 'D-63'),
  async ({ api, records }) => {
    await renderFrame();
    await chooseMode('Contraception Mode');
    const line = page.getByText(
      'Fertile days and ovulation are no longer shown. The pill joins your daily log. Your history stays.',
    );
    await expect.element(line).toBeVisible();
    await expect.poll(() => records.lifeStage).toBe('contraception');
    expect(await complaints()).toEqual([]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.element(modeOf()).toHaveTextContent('Menstrual Cycle');
    await expect.element(line).not.toBeInTheDocument();
    await expect.element(headingOfPlace()).toHaveFocus();
    await expect.poll(() => records.lifeStage).toBe('menstrual-cycle');
    expect(api.sent('patch', '/api/profile')).toHaveLength(2);
    // Another choice is said anew; closed, the line is gone and the choice stays.
    await chooseMode('Menopause Mode');
    await expect.element(page.getByText(/Hot flashes join your daily log/)).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.element(page.getByText(/Hot flashes join/)).not.toBeInTheDocument();
    await expect.element(modeOf()).toHaveTextContent('Menopause Mode');
  },
);
