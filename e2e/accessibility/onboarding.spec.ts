import {
  answerBasicInfo,
  chooseStage,
  continueButton,
  finishButton,
  finishSetup,
  NOON,
  openStep,
} from '../onboarding.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

inEveryLook(() => {
  // Many screens a story, and axe takes seconds for each on a busy machine.
  test.slow();

  test.beforeEach(async ({ page, maria }) => {
    expect(maria.email).toBeTruthy();
    await page.clock.install({ time: NOON });
  });

  test('axe finds nothing in the steps, empty, wrong and filled, nor in their calendar', {
    ...rows('O-01', 'O-02', 'O-17'),
    tag: '@deep',
  }, async ({ page }) => {
    await openStep(page, 'basic-info');
    expect(await complaintsAbout(page), 'empty').toEqual([]);
    await page.getByLabel('Weight', { exact: true }).fill('5');
    await page.getByLabel('Height', { exact: true }).fill('16');
    await page.getByText('ft / in').click();
    await expect(page.getByText('Enter a weight from 10 to 650 kg')).toBeVisible();
    expect(await complaintsAbout(page), 'wrong').toEqual([]);
    await page.getByRole('button', { name: 'Calendar', exact: true }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    expect(await complaintsAbout(page), 'calendar').toEqual([]);
    await page.keyboard.press('Escape');
    // The step keeps its units when it is opened again.
    await page.getByText('cm', { exact: true }).click();
    await answerBasicInfo(page);
    expect(await complaintsAbout(page), 'life stage').toEqual([]);
    await page.getByRole('radio', { name: 'Pregnant' }).check();
    await expect(continueButton(page)).toBeEnabled();
    expect(await complaintsAbout(page), 'chosen').toEqual([]);
  });

  test('axe finds nothing in the five forms, in a failure, at the end and in the tour', {
    ...rows('O-57', 'O-113', 'PR-32'),
    tag: '@deep',
  }, async ({ page }) => {
    for (const stage of ['Regular cycle', 'Trying to conceive', 'Pregnant', 'Pre-menstrual', 'Menopause']) {
      await chooseStage(page, stage);
      if (stage === 'Pre-menstrual') {
        await page.getByLabel('Your age').fill('14');
        await page.getByLabel("Guardian's email").fill('nobody');
        await page.getByLabel('Your age').focus();
        await expect(page.getByText('Please enter a valid email address')).toBeVisible();
      }
      expect(await complaintsAbout(page), stage).toEqual([]);
    }
    await page.getByLabel("I don't remember").check();
    await page.getByText('Yes', { exact: true }).click();
    await page.route('**/api/onboarding', (route) => route.abort());
    await finishButton(page).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await complaintsAbout(page), 'failure').toEqual([]);
    await page.unroute('**/api/onboarding');
    await finishSetup(page);
    await page.getByRole('link', { name: 'Take a Quick Tour' }).focus();
    expect(await complaintsAbout(page), 'success').toEqual([]);
    await page.getByRole('link', { name: 'Take a Quick Tour' }).click();

    const tour = page.getByRole('dialog');
    for (const title of [
      'Your life stage',
      'Your Health Today',
      'Your calendar',
      'All sections',
      'The way around',
    ]) {
      await expect(tour.getByRole('heading', { name: title })).toBeVisible();
      await expect(tour).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-tour-light]')).toBeInViewport();
      expect(await complaintsAbout(page), title).toEqual([]);
      await tour.getByRole('button', { name: /^(Next|Done)$/ }).click();
    }
    await expect(tour).toHaveCount(0);
    await expect(page.getByText('Still missing: Date of birth, Height, Weight.')).toBeVisible();
    expect(await complaintsAbout(page), 'dashboard').toEqual([]);
  });
});
