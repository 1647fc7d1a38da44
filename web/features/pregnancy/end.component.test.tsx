import type { PregnancyEnd } from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { page, userEvent } from 'vitest/browser';
import { readAnswers, writeAnswers } from '../../data/onboarding/onboarding-store.ts';
import { chooseDay } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { measureOverhang, rows, standAt } from '../../testing/look.ts';
import { readDevice } from '../../testing/read-device.ts';
import { currentAddress, renderPage } from '../../testing/render-page.tsx';
import { modeOf } from '../dashboard/testing/dashboard-for-tests.tsx';
import { button, heading, LAST_PERIOD, makePregnancy, NOON, TRACKER } from './testing/tracker-on-screen.tsx';

const WORDS_OF_IT = /pregnan|trimester|due date|baby/i;
const dialog = () => page.getByRole('dialog', { name: 'The pregnancy has ended' });
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true });
const howToGoOn = () => dialog().getByRole('combobox', { name: /How do you want to go on/ });
const keptTexts = async () => JSON.stringify(await readDevice());

interface Answered {
  answer: string;
  reason: PregnancyEnd;
  endedOn: '2025-10-09' | null;
  mode: string;
  stage: LifeStage;
}

const ANSWERS: readonly Answered[] = [
  {
    answer: 'My baby was born',
    reason: 'birth',
    endedOn: '2025-10-09',
    mode: 'Contraception Mode',
    stage: 'contraception',
  },
  {
    answer: 'I prefer not to say',
    reason: 'prefer-not-to-say',
    endedOn: null,
    mode: 'Conception Mode',
    stage: 'conception',
  },
];

// “I lost the pregnancy” is told through every layer, with a reload: e2e/journeys/pregnancy.spec.ts.
for (const { answer, reason, endedOn, mode, stage } of ANSWERS) {
  test(
    `“${answer}”: she goes on in the mode she chose, and nothing of the pregnancy is left anywhere`,
    rows('PR-29', 'D-100', 'PR-37'),
    async ({ api, maria, records }) => {
      standAt(NOON);
      records.lifeStage = 'pregnancy';
      records.pregnancy = makePregnancy();
      rememberAnswers(maria.id);
      await renderPage(TRACKER);
      await expect.element(heading('24 weeks, 3 days')).toBeVisible();
      await expect.poll(async () => JSON.stringify((await readDevice()).kept)).toContain(LAST_PERIOD);
      await button('The pregnancy has ended').click();
      await expect.element(dialog().getByRole('radio', { name: answer })).toBeVisible();
      expect(dialog().getByRole('radio', { checked: true }).elements()).toEqual([]);
      await inDialog('End the pregnancy tracker').click();
      await expect.element(dialog().getByText('Choose one, or prefer not to say')).toBeVisible();
      await expect.element(dialog().getByText('Choose how to go on')).toBeVisible();
      await dialog().getByText(answer).click();
      if (endedOn !== null) await chooseDay('Day, if you want to give it', endedOn);
      await howToGoOn().click();
      await expect.poll(() => page.getByRole('option').elements().length).toBe(7);
      await page.getByRole('option', { name: mode, exact: true }).click();
      await inDialog('End the pregnancy tracker').click();
      await expect
        .poll(() => api.sent('post', '/api/stage/end'))
        .toMatchObject([{ user_id: maria.id, reason, ended_on: endedOn, life_stage: stage }]);

      await expectGone(mode);
      expect(currentAddress()).toBe('/dashboard');
      const said = page.getByText(`Your mode is ${mode} from now on.`);
      await expect.element(said).toBeVisible();
      await button('Close').click();
      await expect.element(said).not.toBeInTheDocument();
      await expect.poll(() => [records.pregnancy, records.lifeStage]).toEqual([null, stage]);
      await expect.poll(keptTexts).not.toMatch(/2025-04-22|"pregnant"|swollen feet/);
      expect(await keptTexts()).toContain('1990-04-01');
    },
  );
}

test(
  'On a phone, by keyboard alone, she dates it, reads on and ends it',
  rows('PR-29'),
  async ({ records }) => {
    await page.viewport(390, 844);
    standAt(NOON);
    records.lifeStage = 'pregnancy';
    await renderPage('/dashboard?section=b2');
    await pressAt(page.getByRole('link', { name: 'Pregnancy Tracker' }), '{Enter}');
    await expect.element(heading('Pregnancy Tracker')).toHaveFocus();
    await expect.element(heading('Date your pregnancy')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('tab', { name: 'Last Period' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('tab', { name: 'Current Week' })).toHaveFocus();
    await pressAt(page.getByLabelText('Current week, from 1 to 42'), '12{Enter}');
    await expect.element(heading('12 weeks')).toHaveFocus();
    await pressAt(button('Next week'), ' ');
    await expect.element(heading('What week 13 brings')).toBeVisible();
    expect(measureOverhang()).toBe(0);

    const end = button('The pregnancy has ended');
    await pressAt(end, '{Enter}');
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(end).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await pressAt(dialog().getByRole('radio', { name: 'My baby was born' }), '{ArrowDown}{ArrowDown}');
    await expect.element(dialog().getByRole('radio', { name: 'I prefer not to say' })).toBeChecked();
    await pressAt(howToGoOn(), '{Enter}');
    await expect.poll(() => page.getByRole('option').elements().length).toBe(7);
    await userEvent.keyboard('meno{Enter}');
    await pressAt(inDialog('End the pregnancy tracker'), '{Enter}');
    await expect.poll(currentAddress).toBe('/dashboard');
    await expect.element(modeOf()).toMatchTextContent('Menopause Mode');
    // Back does not lead to what has ended.
    window.history.back();
    await expect.poll(currentAddress).toBe('/dashboard?section=b2');
    await expect.element(heading('My Health Dashboard')).toBeVisible();
    await expect.element(heading('Pregnancy Tracker')).not.toBeInTheDocument();
  },
);

/** Answers of the three steps on this device, as a visit to them leaves them. */
function rememberAnswers(userId: string): void {
  const empty = readAnswers(userId);
  writeAnswers(userId, {
    ...empty,
    basicInfo: { ...empty.basicInfo, dateOfBirth: '1990-04-01' },
    lifeStage: { stage: 'pregnant' },
    pregnancy: { ...empty.pregnancy, lastPeriodDate: LAST_PERIOD, complications: 'swollen feet' },
  });
}

/** Her dashboard in another mode, all of it there, without a word of the pregnancy. */
async function expectGone(mode: string): Promise<void> {
  await expect.element(modeOf()).toMatchTextContent(mode);
  await expect.element(page.getByRole('region', { name: mode, exact: true })).toBeVisible();
  await expect.poll(readUnfolded).not.toMatch(WORDS_OF_IT);
}

/** What stands on the page without what is folded: the signs to call for after a birth name the baby, and may come any moment. */
function readUnfolded(): string {
  const main = page.getByRole('main').element().cloneNode(true) as Element; // as: the copy of an element is one
  for (const folded of main.querySelectorAll('details:not([open]) > :not(summary)')) folded.remove();
  return main.textContent ?? '';
}

async function pressAt(locator: ReturnType<typeof button>, keys: string): Promise<void> {
  await expect.element(locator).toBeVisible();
  (locator.element() as HTMLElement).focus(); // as: what takes keys takes the focus
  await userEvent.keyboard(keys);
}
