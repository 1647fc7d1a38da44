import { ONBOARDING_STORAGE_KEY } from '@lunaria/domain/onboarding/onboarding-data.ts';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { chooseOption } from '../../../testing/choose.ts';
import { expect, test } from '../../../testing/component-test.ts';
import { keepAnswers, keptAnswers } from '../../../testing/kept-answers.ts';
import { complaints, rows, textsOf } from '../../../testing/look.ts';
import { currentAddress } from '../../../testing/render-page.tsx';
import { continueButton, dayIn, openStep } from '../testing/onboarding-on-screen.ts';

const list = (name: string) => page.getByRole('combobox', { name });
const options = () => page.getByRole('option');
const field = (name: string) => page.getByLabelText(name, { exact: true });
const unit = (name: string) => page.getByRole('radio', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const chooseUnit = (of: string, name: string) =>
  page
    .getByRole('group', { name: `Unit of ${of}` })
    .getByText(name, { exact: true })
    .click();

test(
  'Three lists and a calendar show one date of birth, which no impossible day becomes',
  rows(
    ...['O-13', 'O-14', 'O-15', 'O-16', 'O-17', 'O-18', 'O-19', 'O-20', 'O-21', 'O-22', 'O-23', 'K-14'],
    ...['K-15', 'Q-29', 'E-42'],
  ),
  async () => {
    await openStep('basic-info');
    await expect.element(list('Year')).toHaveTextContent('Year');
    expect(await complaints(), 'empty').toEqual([]);
    await list('Year').click();
    const years = Array.from({ length: 124 }, (_, ago) => String(2025 - ago));
    await expect.poll(() => textsOf(options())).toEqual(years);
    await page.getByRole('option', { name: '1996' }).click();
    await list('Day').click();
    const days = Array.from({ length: 31 }, (_, at) => String(at + 1));
    await expect.poll(() => textsOf(options())).toEqual(days);
    await page.getByRole('option', { name: '31' }).click();
    await list('Month').click();
    await expect.poll(() => options().elements().length).toBe(12);
    await page.getByRole('option', { name: 'February' }).click();
    await expect.element(list('Day')).toHaveTextContent('29');
    await chooseOption('Year', '1997');
    await expect.element(list('Day')).toHaveTextContent('28');

    // The calendar shows the same day, from 1900 to today.
    await page.getByRole('button', { name: 'Calendar', exact: true }).click();
    await expect.element(dayIn('1997-02-28')).toHaveAttribute('aria-pressed', 'true');
    expect(await complaints(), 'calendar').toEqual([]);
    await chooseOption('Year', '2025');
    await chooseOption('Month', 'October');
    await expect.element(dayIn('2025-10-11')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(dayIn('2025-10-10')).not.toHaveAttribute('aria-disabled');
    await expect.element(page.getByRole('button', { name: 'Next month' })).toBeDisabled();
    await chooseOption('Year', '1900');
    await chooseOption('Month', 'January');
    await expect.element(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await dayIn('1900-01-01').click();
    await expect.element(list('Year')).toHaveTextContent('1900');
    await expect.element(list('Month')).toHaveTextContent('January');
    await expect.element(list('Day')).toHaveTextContent('1');
    expect(keptAnswers()).toBeNull();
  },
);

test(
  'A height in feet is one in centimetres, a weight in pounds one in kilograms, and nothing of it may be 0',
  rows(
    ...['O-24', 'O-25', 'O-26', 'O-27', 'O-31', 'O-32', 'O-33', 'O-34', 'O-39', 'O-40', 'O-41', 'O-42'],
    ...['O-43', 'O-121', 'Q-30', 'E-43', 'E-44', 'E-47', 'E-48'],
  ),
  async ({ records }) => {
    records.onboarding = { ...records.onboarding, date_of_birth: '1996-03-05' };
    await openStep('basic-info');
    await expect.element(field('Height')).toHaveValue('');
    await expect.element(field('Weight')).toHaveValue('');
    await expect.element(unit('cm')).toBeChecked();
    await expect.element(unit('kg')).toBeChecked();
    await field('Weight').fill('61,5');
    await expect.element(continueButton()).toBeDisabled();
    await field('Height').fill('0');
    await expect.element(continueButton()).toBeDisabled();
    await field('Height').fill('170');
    await expect.element(continueButton()).toBeEnabled();
    await chooseUnit('height', 'ft / in');
    await expect.element(field('Height, feet')).toHaveValue('5');
    await expect.element(field('Inches')).toHaveValue('7');
    await chooseUnit('height', 'cm');
    await expect.element(field('Height')).toHaveValue('170');
    await chooseUnit('height', 'ft / in');
    await field('Height, feet').fill('0');
    await expect.element(continueButton()).toBeDisabled();
    await field('Height, feet').fill('5');
    await field('Inches').fill('');
    await expect.element(continueButton()).toBeEnabled();
    await chooseUnit('weight', 'lbs');
    await expect.element(field('Weight')).toHaveValue('135.6');
    await field('Weight').fill('0');
    await expect.element(continueButton()).toBeDisabled();
    await field('Weight').fill('5');
    await field('Inches').fill('16');
    await expect.element(page.getByText('Enter a weight from 23 to 1433 lbs')).toBeVisible();
    expect(await complaints(), 'wrong').toEqual([]);
    await field('Inches').fill('');
    await field('Weight').fill('140');
    await expect.element(continueButton()).toBeEnabled();
  },
);

test(
  'Skip leads on and writes nothing; Continue writes what she answered, and Back shows it again',
  rows(
    ...['O-01', 'O-05', 'O-06', 'O-07', 'O-11', 'O-28', 'O-30', 'O-35', 'O-36', 'O-37', 'O-38', 'O-44'],
    ...['O-45', 'O-46', 'O-120', 'O-121', 'K-24', 'W-111', 'W-112', 'Q-26', 'Q-30', 'E-45', 'E-46', 'E-49'],
  ),
  async () => {
    await openStep('basic-info');
    await expect.element(page.getByText('Step 1 of 3', { exact: true })).toBeVisible();
    await expect.element(link('Back')).toHaveAttribute('href', '/dashboard');
    await expect.element(link('Home')).toHaveAttribute('href', '/dashboard');
    await chooseUnit('height', 'ft / in');
    await field('Height, feet').fill('5');
    await field('Inches').fill('6');
    await chooseUnit('weight', 'lbs');
    await field('Weight').fill('140');
    await expect.element(continueButton()).toBeDisabled();
    await link('Skip').click();
    await expect.poll(currentAddress).toBe('/onboarding/life-stage');
    await expect.element(page.getByText('Step 2 of 3', { exact: true })).toBeVisible();
    await expect.element(link('Skip')).not.toBeInTheDocument();
    expect(keptAnswers()).toBeNull();

    await link('Back').click();
    await expect.element(field('Height')).toHaveValue('');
    await chooseOption('Year', '1996');
    await chooseOption('Month', 'March');
    await chooseOption('Day', '5');
    await chooseUnit('height', 'ft / in');
    await field('Height, feet').fill('5');
    await field('Inches').fill('6');
    await chooseUnit('weight', 'lbs');
    await field('Weight').fill('140');
    await list('Blood type').click();
    await expect
      .poll(() => textsOf(options()))
      .toEqual(['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-', 'Prefer not to say']);
    await userEvent.keyboard('{Escape}');
    await continueButton().click();
    await expect.poll(currentAddress).toBe('/onboarding/life-stage');
    expect(keptAnswers()?.basicInfo).toEqual({
      dateOfBirth: '1996-03-05',
      height: 167.64,
      heightUnit: 'ft',
      heightFeet: 5,
      heightInches: 6,
      weight: 140,
      weightUnit: 'lbs',
      bloodType: '',
    });
    await link('Back').click();
    await expect.element(list('Day')).toHaveTextContent('5');
    expect(currentAddress()).toBe('/onboarding/basic-info');
    await expect.element(field('Inches')).toHaveValue('6');
    await expect.element(field('Weight')).toHaveValue('140');
  },
);

test(
  'One broken value costs one answer, broken JSON all of them, and neither the page',
  rows('O-130', 'Q-35'),
  async ({ maria }) => {
    keepAnswers(maria);
    const stored = keptAnswers();
    localStorage.setItem(
      ONBOARDING_STORAGE_KEY,
      JSON.stringify({ ...stored, basicInfo: { ...stored?.basicInfo, height: 'tall' } }),
    );
    await openStep('basic-info');
    await expect.element(field('Height')).toHaveValue('');
    await expect.element(field('Weight')).toHaveValue('61.5');
    localStorage.setItem(ONBOARDING_STORAGE_KEY, '{"version":1,');
    await openStep('basic-info');
    await expect.element(field('Weight')).toHaveValue('');
    await expect.element(list('Year')).toHaveTextContent('Year');
  },
);

test('A reload keeps what was typed and not continued with; leaving the step drops it', async ({ maria }) => {
  const KEY = 'lunaria-step-draft';
  await openStep('basic-info');
  await field('Height').fill('171');
  await expect.poll(() => sessionStorage.getItem(KEY)).toContain('"height":171');
  const kept = sessionStorage.getItem(KEY) ?? '';
  // A page that goes with a reload cleans nothing up; one that is left does.
  await cleanup();
  expect(sessionStorage.getItem(KEY)).toBeNull();
  sessionStorage.setItem(KEY, kept);
  await openStep('basic-info');
  await expect.element(field('Height')).toHaveValue('171');
  await cleanup();
  // Somebody else's, and what cannot be read, are as good as none.
  for (const text of [kept.replace(maria.id, crypto.randomUUID()), '{']) {
    sessionStorage.setItem(KEY, text);
    await openStep('basic-info');
    await expect.element(field('Height')).toHaveValue('');
    await cleanup();
  }
});
