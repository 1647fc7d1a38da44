import { NO_CARD, NO_CARD_TEXTS } from '@lunaria/domain/emergency/emergency-card.ts';
import { medicalRecord } from '@lunaria/domain/records/testing/medical-record.ts';
import { page } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { tokenOf } from '../../../testing/her-answers.ts';
import { complaints, measureOverhang, standAt, textsOf } from '../../../testing/look.ts';
import { readDevice } from '../../../testing/read-device.ts';
import { addRecord, button, NOON, openEmergency } from '../testing/emergency-on-screen.tsx';

const dialog = page.getByRole('dialog');
const box = (name: string) =>
  page.getByRole('group', { name: 'What it shows' }).getByRole('checkbox', { name, exact: true });
const paper = page.getByRole('region', { name: 'The card' });

async function open(): Promise<void> {
  standAt(NOON);
  await openEmergency();
  await expect.element(page.getByRole('heading', { name: /^A page for helpers/ })).toBeVisible();
}

test('What helpers should know is written, shown and changed', async ({ records }) => {
  await open();
  await button('Write it down').click();
  await dialog.getByRole('textbox', { name: 'Allergies' }).fill('Penicillin: swelling');
  expect(await complaints(), 'the form').toEqual([]);
  await button('Save').click();
  for (const place of [
    page.getByText('Penicillin: swelling').last(),
    paper.getByText('Penicillin: swelling'),
  ])
    await expect.element(place).toBeVisible();
  expect(records.card.texts).toEqual({ ...NO_CARD_TEXTS, allergies: 'Penicillin: swelling' });
  await expect.element(button('Change it')).toBeVisible();
});

test('The page is off, switched on with what she ticked, and its address is shown this once, on the card too', async ({
  records,
}) => {
  await open();
  await expect.element(button('I agree: switch it on')).toBeDisabled();
  await expect.element(page.getByText('Choose at least one thing to show.')).toBeVisible();
  await box('Allergies').click();
  await expect.poll(() => records.card.shown_parts).toEqual(['allergies']);
  expect(await complaints(), 'off').toEqual([]);
  await button('I agree: switch it on').click();
  const address = `https://lunaria.example/e/${'1'.repeat(43)}`;
  await expect.element(page.getByText(address)).toBeVisible();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('The address');
  await expect.element(page.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
  await expect.element(paper.getByRole('img', { name: 'QR code of the page for helpers' })).toBeVisible();
  expect(await complaints(), 'the address').toEqual([]);
  await button('Done').click();
  expect(page.getByText(address).elements()).toEqual([]);
  await expect.element(paper.getByRole('img', { name: 'QR code of the most urgent words' })).toBeVisible();
  await expect.element(page.getByText('Not opened so far.')).toBeVisible();
});

test('Digits are chosen and taken away, mails turned off, another address made, and it is switched off', async ({
  records,
}) => {
  records.card = { ...NO_CARD, is_public: true, shown_parts: ['name'], opened_at: '2026-11-25T12:00:00Z' };
  await open();
  await expect.element(page.getByText('Opened last: 25 November.')).toBeVisible();
  expect(await complaints(), 'on').toEqual([]);
  await button('Ask for digits').click();
  await dialog.getByRole('textbox', { name: 'Digits' }).fill('12');
  await button('Save').click();
  await expect.element(dialog.getByText('Enter 4 to 6 digits')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Digits' }).fill('4821');
  await button('Save').click();
  await expect.poll(() => records.card.has_pin).toBe(true);
  await button('Change the digits').click();
  await button('Ask for no digits any more').click();
  await expect.poll(() => records.card.has_pin).toBe(false);
  await page.getByRole('switch', { name: 'Tell me by mail when it is opened' }).click();
  await expect.poll(() => records.card.tells_by_mail).toBe(false);
  await button('New address').click();
  await button('Make another address').click();
  await expect.element(page.getByText(/\/e\/1{43}$/)).toBeVisible();
  await button('Switch it off').click();
  await dialog.getByRole('button', { name: 'Switch it off' }).click();
  await expect.poll(() => records.card.is_public).toBe(false);
  await expect.element(button('I agree: switch it on')).toBeVisible();
  expect(page.getByText(/\/e\/1{43}$/).elements()).toEqual([]);
});

test('Mails that cannot come before her address is confirmed are said to wait for that', async ({
  api,
  maria,
  records,
}) => {
  const token = tokenOf(maria);
  api.answer('get', '/api/auth/token', () => ({ ...token, user: { ...token.user, email_verified: false } }));
  records.card = { ...NO_CARD, is_public: true, shown_parts: ['name'] };
  await open();
  await expect.element(page.getByText(/^Mails come once your address is confirmed/)).toBeVisible();
  await page.getByRole('switch', { name: 'Tell me by mail when it is opened' }).click();
  await expect.poll(() => page.getByText(/^Mails come once your address/).elements()).toEqual([]);
});

test('That it is closed, and what cannot be read, is said', async ({ records }) => {
  records.card = {
    ...NO_CARD,
    is_public: true,
    shown_parts: ['name'],
    has_pin: true,
    is_locked: true,
    unreadable: true,
  };
  await open();
  await expect.element(page.getByText(/^There were 5 tries with wrong digits/)).toBeVisible();
  await expect.element(page.getByText(/^What you wrote cannot be read any more/)).toBeVisible();
});

test('A press that does not reach the server leaves it as it is and says so', async ({ api, records }) => {
  records.card = { ...NO_CARD, shown_parts: ['name'] };
  await open();
  api.lose('post', '/api/emergency-card/page');
  await button('I agree: switch it on').click();
  await expect.element(page.getByText(/^The server was not reached, nothing was changed/)).toBeVisible();
  expect(records.card.is_public).toBe(false);
});

test('On a narrow screen nothing sticks out', async ({ records }) => {
  await page.viewport(320, 700);
  records.card = {
    ...{ ...NO_CARD, is_public: true, shown_parts: ['name'] },
    texts: { ...NO_CARD_TEXTS, allergies: 'W'.repeat(120), note: 'W'.repeat(500) },
  };
  await open();
  await button('New address').click();
  await button('Make another address').click();
  await expect.element(page.getByText(/\/e\/1{43}$/)).toBeVisible();
  expect(measureOverhang()).toBeLessThanOrEqual(0);
  expect(await complaints(), 'narrow').toEqual([]);
});

const fromHistory = page.getByCss('dl[aria-label="From Medical History"]');

test('RE-206: what is recorded, none known and not recorded stand on the card, and change without a reload, also offline', async ({
  api,
  records,
}) => {
  records.bloodType = 'O-';
  records.medicalRecords = [
    medicalRecord('allergy', { name: 'Penicillin', severity: 'severe' }),
    medicalRecord('medication', { name: '', status: 'refuted' }),
  ];
  await open();
  await expect
    .poll(() => textsOf(fromHistory.getByRole('definition')))
    .toEqual(['Penicillin (severe)', 'not recorded', 'none that I know of', 'not recorded']);
  await expect
    .element(paper)
    .toMatchTextContent(
      /AllergiesPenicillin \(severe\)Medicinesnone that I know ofNot recordedillnesses, implants/,
    );
  await expect
    .element(page.getByText(/My allergies: Penicillin \(severe\)\. My medicines: none that I know of\./))
    .toBeVisible();
  await expect.element(page.getByText(/^Not recorded: my illnesses, implants in my body\./)).toBeVisible();
  expect(await complaints()).toEqual([]);
  // She leaves a part out of the paper.
  const onCard = page.getByRole('group', { name: 'On the card' });
  await onCard.getByRole('checkbox', { name: 'Implants' }).click();
  await expect.element(paper).not.toMatchTextContent(/implants/);

  // What she adds elsewhere in the page is there at once, and stays there without a connection.
  const pacemaker = medicalRecord('implant', { name: 'Pacemaker' });
  addRecord(pacemaker);
  await expect.element(fromHistory.getByText('Pacemaker')).toBeVisible();
  await expect.poll(async () => JSON.stringify((await readDevice()).kept)).toContain('Pacemaker');
  api.cut();
  await openEmergency();
  await expect.element(page.getByText(/Implants in my body: Pacemaker/)).toBeVisible();
  await expect.element(paper).toMatchTextContent(/Penicillin \(severe\).*Pacemaker/s);
  await expect.element(page.getByText(/your own words is not here now/)).toBeVisible();
  expect(paper.element().textContent).not.toMatch(/not recorded/i);
});

test('RE-206: a part of which all is over or tells of a loss is not called not recorded', async ({
  records,
}) => {
  records.bloodType = 'O-';
  records.medicalRecords = [
    medicalRecord('allergy', { name: 'Latex', status: 'resolved' }),
    medicalRecord('condition', { name: 'Recurrent miscarriage' }),
    medicalRecord('implant', { name: 'Pacemaker' }),
  ];
  await open();
  await expect
    .poll(() => textsOf(fromHistory.getByRole('definition')))
    .toEqual(['nothing here for helpers', 'nothing here for helpers', 'not recorded', 'Pacemaker']);
  await expect.element(page.getByText(/^Not recorded: my medicines\./)).toBeVisible();
  await expect
    .element(page.getByText(/^Nothing for helpers in Medical History: my allergies, my illnesses\./))
    .toBeVisible();
  await expect.element(paper).toMatchTextContent(/Not recordedmedicines(?!.*(?:Allergies|illnesses))/);
});

test('RE-207: a part that she ticked for her own words says so until she ticks it again', async ({
  records,
}) => {
  records.card = { ...NO_CARD, shown_parts: ['name', 'allergies'] };
  await open();
  await expect.element(page.getByText(/^You ticked these earlier.*: allergies\./)).toBeVisible();
  await box('Allergies').click();
  await expect.poll(() => records.card.shown_parts).toEqual(['name']);
  await box('Allergies').click();
  await expect.poll(() => records.card.history_parts).toEqual(['allergies']);
  await expect.poll(() => page.getByText(/^You ticked these earlier/).elements()).toEqual([]);
});
