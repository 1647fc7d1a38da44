import { methodUse } from '@lunaria/domain/methods/testing/method-use.ts';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { chooseOption } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { NOTHING_ANSWERED } from '../../testing/her-onboarding.ts';
import { complaints, measureOverhang, standAt } from '../../testing/look.ts';
import { renderPage } from '../../testing/render-page.tsx';

const TODAY = '2026-11-26';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const form = (name: string) => page.getByRole('form', { name, exact: true });
const row = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

async function openProfile(): Promise<void> {
  await cleanup();
  standAt(`${TODAY}T12:00:00`);
  await renderPage('/dashboard/profile');
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'About you' })).toBeVisible();
}

test('Her name is changed where it stands, with its faults, by keyboard, and taken back', async ({
  maria,
  records,
}) => {
  await openProfile();
  expect(await complaints({ whole: true }), 'profile').toEqual([]);
  await expect.element(row('Email address')).toMatchTextContent(maria.email);
  button('Change, Name').element().focus();
  await userEvent.keyboard('{Enter}');
  const name = page.getByRole('textbox', { name: 'Full name' });
  await expect.element(name).toHaveFocus();
  await name.fill(' ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Please enter your full name')).toBeVisible();
  expect(await complaints({ within: form('Name') }), 'fault').toEqual([]);
  await name.fill('Ana Sofía');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => records.fullName).toBe('Ana Sofía');
  await expect.element(page.getByCss('#changed-name')).toHaveFocus();
  await expect.element(page.getByText('Your name is now Ana Sofía.')).toBeVisible();
  await button('Undo').click();
  await expect.poll(() => records.fullName).toBe(maria.fullName);
  await expect.element(button('Change, Name')).toHaveFocus();
  // Left without a change.
  await button('Change, Name').click();
  await button('Cancel').click();
  await expect.element(button('Change, Name')).toHaveFocus();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /, Maria$/ })).toBeVisible();
});

test('What she said of her body is added, changed in her unit, and removed', async ({ api, records }) => {
  records.onboarding = { ...NOTHING_ANSWERED, height_cm: 170 };
  await openProfile();
  await button('Add, Date of birth').click();
  await button('Save').click();
  await expect.element(form('Date of birth').getByText('Enter your date of birth')).toBeVisible();
  await chooseOption('Year', '1990');
  await chooseOption('Month', 'February');
  await chooseOption('Day', '28');
  await button('Save').click();
  await expect.poll(() => records.onboarding.date_of_birth).toBe('1990-02-28');
  await expect.element(row('Date of birth')).toMatchTextContent('28 Feb 1990 · 36 years old');

  await button('Change, Height').click();
  await page.getByRole('radio', { name: 'ft / in' }).click({ force: true });
  await page.getByRole('textbox', { name: 'Inches' }).fill('12');
  await button('Save').click();
  await expect.element(page.getByText('Enter whole feet, and inches from 0 to 11')).toBeVisible();
  await page.getByRole('textbox', { name: 'Inches' }).fill('8');
  await button('Save').click();
  await expect.poll(() => records.onboarding).toMatchObject({ height_cm: 172.72, height_unit: 'ft' });
  await expect.element(row('Height')).toMatchTextContent('5 ft 8 in');
  await button('Change, Height').click();
  await button('Remove').click();
  await expect.poll(() => records.onboarding.height_cm).toBeNull();
  await button('Undo').click();
  await expect.poll(() => records.onboarding.height_cm).toBe(172.72);

  await button('Add, Weight').click();
  await page.getByRole('textbox', { name: 'Weight' }).fill('61.5');
  await button('Save').click();
  await expect.poll(() => records.onboarding.weight_kg).toBe(61.5);
  // Her unit she did not choose.
  const sent = api.sent('patch', '/api/profile/details');
  expect(sent.at(-1)).not.toHaveProperty('weight_unit');
  await button('Add, Blood type').click();
  await button('Save').click();
  await expect.element(page.getByText('Choose one', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'AB-' }).click();
  expect(await complaints({ within: form('Blood type') }), 'blood type').toEqual([]);
  await button('Save').click();
  await expect.poll(() => records.onboarding.blood_type).toBe('AB-');
});

test('At an age at which a guardian has to agree her day of birth is said in the setup', async ({
  api,
  records,
}) => {
  records.onboarding = { ...NOTHING_ANSWERED, date_of_birth: '1990-02-28' };
  await openProfile();
  await button('Change, Date of birth').click();
  await chooseOption('Year', '2016');
  await button('Save').click();
  await expect
    .element(page.getByText(/^At that age a parent or guardian has to agree first\./))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to the setup' })).toBeVisible();
  expect(api.sent('patch', '/api/profile/details')).toEqual([]);
});

test('A change of mode leads through what it means, asks for the method, and is taken back', async ({
  records,
}) => {
  await openProfile();
  await button('Change, Life stage').click();
  await expect.element(page.getByRole('radio', { name: 'Menstrual Cycle' })).toHaveFocus();
  await page.getByRole('radio', { name: 'Contraception Mode' }).click();
  const meaning = page.getByCss('[aria-live] [data-stage=contraception]');
  await expect.element(meaning).toMatchTextContent('Your history stays.');
  await expect.element(meaning).toMatchTextContent('Fertile days and ovulation are no longer shown.');
  await expect.element(meaning).toMatchTextContent('You are asked which method you use.');
  expect(records.lifeStage).toBe('menstrual-cycle');
  expect(await complaints({ within: form('Life stage') }), 'life stage').toEqual([]);
  await button('Change to Contraception Mode').click();
  await expect.poll(() => records.lifeStage).toBe('contraception');
  const dialog = page.getByRole('dialog', { name: 'Add a method' });
  await expect.element(dialog).toBeVisible();
  await chooseOption('Method', 'Copper coil (IUD)');
  await page.getByRole('radio', { name: 'I don’t remember' }).click();
  await button('Save').click();
  await expect.poll(() => records.methods).toMatchObject([{ method: 'copper-coil', ended_on: null }]);
  await expect.element(dialog).not.toBeInTheDocument();
  await button('Undo').click();
  await expect.poll(() => records.lifeStage).toBe('menstrual-cycle');
  await expect.element(button('Change, Life stage')).toHaveFocus();
  // What she uses is noted by now: nothing is asked.
  await button('Change, Life stage').click();
  await page.getByRole('radio', { name: 'Contraception Mode' }).click();
  await button('Change to Contraception Mode').click();
  await expect.poll(() => records.lifeStage).toBe('contraception');
  expect(dialog.elements()).toEqual([]);
});

test('Records that speak for another mode are an offer: put away, or taken', async ({ records }) => {
  records.lifeStage = 'pre-menstrual';
  await openProfile();
  const offer = page.getByRole('region', { name: 'Does Menstrual Cycle fit you better?' });
  expect(offer.elements()).toEqual([]);
  records.periods = [{ period_start_date: '2026-11-10', period_end_date: '2026-11-14', cycle_length: 28 }];
  await openProfile();
  await expect.element(offer).toBeVisible();
  expect(await complaints({ within: offer }), 'offer').toEqual([]);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(records.lifeStage).toBe('pre-menstrual');
});

test('After a year without bleeding the next mode is offered with its rule, not under hormones', async ({
  records,
}) => {
  records.lifeStage = 'menopause';
  records.periods = [{ period_start_date: '2025-10-01', period_end_date: '2025-10-05', cycle_length: 28 }];
  await openProfile();
  const offer = page.getByRole('region', { name: 'Does Post-Menopause Mode fit you better?' });
  await expect.element(offer).toMatchTextContent('Your last bleeding was on 5 October 2025');
  await expect.element(offer).toMatchTextContent('STRAW+10, 2012');
  await offer.getByRole('button', { name: 'Change to Post-Menopause Mode' }).click();
  await expect.poll(() => records.lifeStage).toBe('post-menopause');
  await expect
    .element(page.getByText('You are in Post-Menopause Mode now. Your history stays.'))
    .toBeVisible();
  await button('Undo').click();
  await expect.element(offer).toBeVisible();
  records.methods = [methodUse({ method: 'hormonal-coil' })];
  await openProfile();
  await expect.element(button('Change, Life stage')).toBeVisible();
  expect(offer.elements()).toEqual([]);
});

test('Answers of her setup change one by one; dates lead to where they are recorded', async ({ records }) => {
  records.onboarding = {
    ...NOTHING_ANSWERED,
    stated_on: '2026-11-01',
    answers: {
      stage: 'menopause',
      last_period: '2026-03-10',
      does_not_remember_last_period: false,
      on_hrt: false,
      main_concerns: ['hot-flashes'],
    },
  };
  records.lifeStage = 'post-menopause';
  await openProfile();
  await expect.element(page.getByRole('link', { name: 'Calendar of your periods' })).toBeVisible();
  await button('Change, Hormone replacement therapy').click();
  await page.getByRole('radio', { name: 'Yes' }).click();
  await button('Save').click();
  await expect.poll(() => records.onboarding.answers).toMatchObject({ on_hrt: true });
  await button('Change, Main concerns').click();
  await page.getByRole('checkbox', { name: 'Sleep issues' }).click({ force: true });
  await button('Save').click();
  await expect
    .poll(() => records.onboarding.answers)
    .toMatchObject({ main_concerns: ['hot-flashes', 'sleep-issues'] });
  await expect.element(row('Main concerns')).toMatchTextContent('Hot flashes, Sleep issues');
  await button('Undo').click();
  await expect.poll(() => records.onboarding.answers).toMatchObject({ main_concerns: ['hot-flashes'] });
  // The mode stays hers.
  expect(records.lifeStage).toBe('post-menopause');
});

test('Her own words are kept as she wrote them, and a text that is too long is said', async ({ records }) => {
  records.onboarding = {
    ...NOTHING_ANSWERED,
    stated_on: '2026-11-01',
    guardian_email: 'guardian@example.org',
    answers: { stage: 'pre-menstrual', age: 14, health_conditions: '' },
  };
  await openProfile();
  await expect.element(row('Guardian’s email')).toMatchTextContent('guardian@example.org');
  await button('Add, Health conditions').click();
  const text = page.getByRole('textbox', { name: 'Health conditions' });
  await text.fill('x'.repeat(2001));
  await button('Save').click();
  await expect.element(page.getByText('At most 2,000 characters', { exact: true })).toBeVisible();
  await text.fill('asthma ☂');
  await button('Save').click();
  await expect.poll(() => records.onboarding.answers).toMatchObject({ health_conditions: 'asthma ☂' });
});

test('A name of two hundred letters breaks no line, wherever it stands', async ({ records }) => {
  records.fullName = 'W'.repeat(200);
  records.periods = [{ period_start_date: '2026-11-10', period_end_date: '2026-11-14', cycle_length: 28 }];
  for (const width of [390, 320]) {
    await page.viewport(width, 800);
    await openProfile();
    expect(measureOverhang(), `profile, ${width} px`).toBeLessThanOrEqual(0);
    expect(await complaints({ whole: true }), `${width} px`).toEqual([]);
    document.documentElement.dataset.theme = 'dark';
    expect(await complaints({ within: page.getByRole('main') }), `${width} px, dark`).toEqual([]);
    delete document.documentElement.dataset.theme;
    await cleanup();
    await renderPage('/dashboard');
    await expect.element(page.getByRole('heading', { level: 1, name: /W{20}/ })).toBeVisible();
    expect(measureOverhang(), `dashboard, ${width} px`).toBeLessThanOrEqual(0);
    await cleanup();
    await renderPage('/dashboard/emergency');
    await expect.element(page.getByCss('.paper-name')).toHaveTextContent('W'.repeat(200));
    expect(measureOverhang(), `card of paper, ${width} px`).toBeLessThanOrEqual(0);
    await cleanup();
    await renderPage('/dashboard/cycle-report');
    await page.getByRole('checkbox', { name: /^Your name: W/ }).click();
    expect(measureOverhang(), `page for an appointment, ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('What does not load says so and is tried again', async ({ api, records }) => {
  api.refuse('get', '/api/profile/details', { status: 500 });
  standAt(`${TODAY}T12:00:00`);
  await renderPage('/dashboard/profile');
  await expect.element(page.getByText('Your profile did not load. It is safe on the server.')).toBeVisible();
  expect(await complaints(), 'failed').toEqual([]);
  records.answerThrough(api);
  api.refuse('get', '/api/onboarding', { status: 500 });
  await button('Try again').click();
  await expect.element(button('Change, Name')).toBeVisible();
  await expect
    .element(page.getByText(/The answers of your setup did not load\. They are safe on the server\./))
    .toBeVisible();
  records.answerThrough(api);
  await button('Try again').click();
  await expect.element(page.getByText(/^Your setup is not finished\./)).toBeVisible();
});
