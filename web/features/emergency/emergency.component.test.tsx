import { NO_CARD_TEXTS } from '@lunaria/domain/emergency/emergency-card.ts';
import { dateByLastPeriod } from '@lunaria/domain/pregnancy/dating.ts';
import { onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, measureOverhang, rows, standAt, textsOf } from '../../testing/look.ts';
import { readDevice } from '../../testing/read-device.ts';
import { standInZone } from '../../testing/stand-in-zone.ts';
import { ANA, button, call, NOON, openEmergency, peopleShown, WARD } from './testing/emergency-on-screen.tsx';

const field = (name: string) => page.getByRole('textbox', { name });
const numbers = () =>
  page
    .getByCss('a[href^="tel:"]')
    .elements()
    .map((link) => link.getAttribute('href'));
const card = () => page.getByRole('region', { name: 'The card' });

test(
  'Somebody is added in her own words, and what cannot be dialled is said beside the field',
  rows('PR-25', 'D-08'),
  async ({ records }) => {
    standAt(NOON);
    await openEmergency();
    await expect.element(page.getByText(/^Nobody yet\./)).toBeVisible();
    await button('Add somebody').click();
    const dialog = page.getByRole('dialog', { name: 'Add somebody to call' });
    await button('Save').click();
    await expect.element(dialog.getByText('Enter a name')).toBeVisible();
    await expect.element(field('Name')).toHaveFocus();
    await field('Name').fill('Ana');
    for (const [typed, fault] of [
      ['ask Ben', /^Write the number in digits/],
      ['1', /has 2 to 15 digits/],
      ['1234567890123456', /has 2 to 15 digits/],
    ] as const) {
      await field('Phone number').fill(typed);
      await button('Save').click();
      await expect.element(dialog.getByText(fault)).toBeVisible();
      await expect.element(field('Phone number')).toHaveFocus();
    }
    expect(await complaints({ within: dialog })).toEqual([]);
    await field('Phone number').fill(' ٠٢٠ ٧٩٤٦ ٠٠١٨ ');
    await field('Who it is to you').fill('Sister');
    // Pressed twice, she stands there once.
    await button('Save').dblClick();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(call('Call Ana')).toHaveAttribute('href', 'tel:02079460018');
    await expect.element(call('Write to Ana')).toHaveAttribute('href', 'sms:02079460018');
    await expect
      .poll(() => records.contacts)
      .toMatchObject([{ name: 'Ana', relation: 'Sister', phone: '٠٢٠ ٧٩٤٦ ٠٠١٨' }]);
  },
);

test('They are put into another order by keyboard, changed, removed, and brought back where they were', async ({
  records,
}) => {
  standAt(NOON);
  const ben = { ...ANA, id: '2c9e4a1c-2f6d-4c8e-9a3b-7d5e6f1a2b3c', name: 'Ben', relation: '' };
  records.contacts = [ANA, WARD, ben];
  await openEmergency();
  await expect.poll(peopleShown).toEqual(['Call Ana', 'Call St Mary', 'Call Ben']);
  await button('Edit list').click();
  expect(await complaints()).toEqual([]);
  (button('Move Ben up').element() as HTMLElement).focus(); // as: it is a button
  await userEvent.keyboard('{Enter}');
  await expect.poll(peopleShown).toEqual(['Call Ana', 'Call Ben', 'Call St Mary']);
  await expect.element(button('Move Ben up')).toHaveFocus();
  await expect.element(page.getByText('Ben is now number 2 of 3')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(peopleShown).toEqual(['Call Ben', 'Call Ana', 'Call St Mary']);
  // Further up there is nothing: the keyboard goes on at the way back.
  await expect.element(button('Move Ben down')).toHaveFocus();
  await expect.poll(() => records.contacts.map(({ name }) => name)).toEqual(['Ben', 'Ana', 'St Mary']);

  await button('Change Ana').click();
  await expect.element(page.getByRole('dialog', { name: 'Change Ana' })).toBeVisible();
  await field('Phone number').fill('112');
  await button('Save').click();
  await expect.element(call('Call Ana')).toHaveAttribute('href', 'tel:112');

  await button('Remove Ana').click();
  await expect.poll(peopleShown).toEqual(['Call Ben', 'Call St Mary']);
  const notice = page.getByCss('#contact-notice');
  await expect.element(notice).toHaveFocus();
  await expect.element(notice).toMatchTextContent('Ana is removed.');
  await button('Undo').click();
  await expect.poll(peopleShown).toEqual(['Call Ben', 'Call Ana', 'Call St Mary']);
  await expect
    .poll(() => records.contacts.map(({ name, phone }) => [name, phone]))
    .toEqual([
      ['Ben', ben.phone],
      ['Ana', '112'],
      ['St Mary', WARD.phone],
    ]);
});

test('Ten is the most; one that cannot be read can be removed', async ({ records }) => {
  standAt(NOON);
  records.contacts = Array.from({ length: 9 }, () => ({ ...WARD, id: crypto.randomUUID() }));
  records.contacts.push({ id: ANA.id, name: '', relation: '', phone: '', unreadable: true });
  await openEmergency();
  await expect.element(button('Add somebody')).toBeDisabled();
  await expect.element(page.getByText(/^There are 10 contacts already\./)).toBeVisible();
  await expect.element(page.getByText(/^This contact cannot be read any more/)).toBeVisible();
  await button('Remove this contact').click();
  await expect.element(button('Add somebody')).toBeEnabled();
  await expect.element(button('Add somebody')).toHaveFocus();
  await expect.poll(() => records.contacts.length).toBe(9);
});

test('Her country is found by a few letters, its number stands first, and taken back the device’s counts', async ({
  api,
  records,
  maria,
}) => {
  standAt(NOON);
  standInZone('Europe/Berlin');
  await page.viewport(320, 640);
  await openEmergency();
  await expect
    .element(page.getByText(/^Numbers for Germany, by the time zone of this device\./))
    .toBeVisible();
  expect(numbers()[0]).toBe('tel:112');
  for (const link of page.getByCss('a[href^="tel:"]').elements()) {
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  await button('Change the country').click();
  const dialog = page.getByRole('dialog', { name: 'Your country' });
  await expect.element(dialog.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('scot');
  await expect.poll(() => textsOf(dialog.getByRole('option'))).toEqual(['United Kingdom']);
  expect(await complaints({ within: dialog })).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Numbers for United Kingdom, which you chose\./)).toBeVisible();
  expect(numbers()[0]).toBe('tel:999');
  await expect.poll(() => records.country).toBe('GB');
  expect(api.sent('patch', '/api/profile')).toEqual([{ user_id: maria.id, country: 'GB' }]);

  await button('Change the country').click();
  await expect.element(dialog.getByRole('option', { name: /^United Kingdom.*chosen$/ })).toBeInTheDocument();
  await dialog.getByRole('option', { name: 'As the time zone of my device says' }).click();
  await expect.element(page.getByText(/^Numbers for Germany/)).toBeVisible();
  await expect.poll(() => records.country).toBeNull();
  expect(measureOverhang()).toBeLessThanOrEqual(0);
});

test('Without a country it is 112 or 911, and why; the installation’s is taken where the device says nothing', async ({
  records,
}) => {
  standAt(NOON);
  standInZone('UTC');
  await openEmergency();
  await expect.element(page.getByText(/we do not know your country/)).toBeVisible();
  expect(numbers()).toEqual(['tel:112', 'tel:911']);
  records.region = 'CH';
  await openEmergency();
  await expect.element(page.getByText(/^Numbers for Switzerland, where this service is run\./)).toBeVisible();
  expect(numbers().slice(0, 2)).toEqual(['tel:144', 'tel:117']);
});

test('A line says the month once its check is a year old, and is gone half a year later', async ({
  records,
}) => {
  records.country = 'GB';
  standAt('2027-12-20T12:00:00');
  await openEmergency();
  await expect
    .element(page.getByRole('link', { name: /^Samaritans/ }))
    .toMatchTextContent(/116123 · .* · checked November 2026$/);
  await expect
    .element(page.getByRole('link', { name: /^Childline/ }))
    .toMatchTextContent(/not checked by us$/);
  await page.getByText('Where these numbers come from').click();
  await expect.element(page.getByText(/^Not checked by us: Childline/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Samaritans', exact: true }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.samaritans\.org/));
  standAt('2028-06-20T12:00:00');
  await openEmergency();
  await expect.element(page.getByRole('link', { name: /^Childline/ })).toBeVisible();
  expect(textsOf(page.getByRole('link', { name: /^Samaritans/ }))).toEqual([]);
});

test('Where a number was read stands below: the official page, or the table that was not checked', async ({
  records,
}) => {
  standAt(NOON);
  records.country = 'BR';
  await openEmergency();
  await expect
    .element(page.getByRole('link', { name: /^CVV/ }))
    .toMatchTextContent(/as a page of others gives it$/);
  await page.getByText('Where these numbers come from').click();
  await expect
    .element(page.getByRole('link', { name: /^United Kingdom, Foreign/ }))
    .toHaveAttribute('href', 'https://www.gov.uk/foreign-travel-advice/brazil/getting-help');
  await expect.element(page.getByText(/a page of somebody else that names it$/)).toBeVisible();
  records.country = 'CD';
  await openEmergency();
  await expect
    .element(
      page.getByText(/They are of a table of 2021 and were not checked by us\. Ambulances there are few/),
    )
    .toBeVisible();
  await page.getByText('Where these numbers come from').click();
  await expect.element(page.getByRole('link', { name: /^Android Open Source Project/ })).toBeVisible();
});

test('What to say has her weeks and her blood group; after a birth, how many days ago', async ({
  records,
}) => {
  standAt(NOON);
  records.lifeStage = 'pregnancy';
  records.bloodType = 'O-';
  const dating = dateByLastPeriod('2026-04-28', '2026-11-01');
  records.pregnancy = { dating, first_pregnancy: null, complications: '' };
  await openEmergency();
  await expect
    .element(page.getByText('“I am 30 weeks and 2 days pregnant. My blood group is O negative.”'))
    .toBeVisible();
  await button('Make it bigger').click();
  await expect.element(button('Make it smaller')).toBeVisible();

  records.lifeStage = 'menstrual-cycle';
  records.bloodType = 'prefer-not-to-say';
  records.pregnancy = null;
  records.pastPregnancies = [
    {
      id: crypto.randomUUID(),
      from: '2026-02-14',
      to: '2026-11-21',
      ended_on: '2026-11-21',
      reason: 'birth',
    },
  ];
  await openEmergency();
  await expect.element(page.getByText('“I gave birth 5 days ago.”')).toBeVisible();
});

test('The card prints alone, black on white, with what she ticked and never a loss', async ({ records }) => {
  standAt(NOON);
  const print = vi.spyOn(window, 'print').mockReturnValue();
  records.country = 'GB';
  records.bloodType = 'AB+';
  records.contacts = [ANA];
  records.pastPregnancies = [
    { id: crypto.randomUUID(), from: '2026-08-14', to: '2026-11-21', ended_on: '2026-11-21', reason: 'loss' },
  ];
  await openEmergency();
  await expect
    .element(card())
    .toMatchTextContent(/Maria del Carmen.*Call 999.*AB positive.*Ana, Sister\+44 20/s);
  const onCard = page.getByRole('group', { name: 'On the card' });
  await onCard.getByRole('checkbox', { name: 'My name' }).click();
  await expect.element(card()).not.toMatchTextContent(/Maria/);
  expect(card().element().textContent).not.toMatch(/lost|loss|birth/i);
  await button('Print the card').click();
  expect(print).toHaveBeenCalledOnce();
  // as: the protocol of the browser is typed by no package here
  const { send } = cdp() as unknown as { send(method: string, options: object): Promise<unknown> };
  onTestFinished(async () => {
    await send.call(cdp(), 'Emulation.setEmulatedMedia', { media: '' });
  });
  await send.call(cdp(), 'Emulation.setEmulatedMedia', { media: 'print' });
  const { color, backgroundColor } = getComputedStyle(card().element());
  expect([color, backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  await expect.element(card()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Call for help' })).not.toBeInTheDocument();
  // On one A6, however many she has and however they are called.
  const measure = () => {
    const { width, height } = card().element().getBoundingClientRect();
    return { width: Math.floor(width), over: Math.max(0, Math.ceil(height) - 559) };
  };
  expect(measure()).toEqual({ width: 396, over: 0 });
  const texts = Object.keys(NO_CARD_TEXTS).map((name) => [name, 'Penicillin: swelling, no air. '.repeat(16)]);
  records.card = { ...records.card, texts: { ...NO_CARD_TEXTS, ...Object.fromEntries(texts) } };
  for (const count of [3, 10]) {
    records.contacts = Array.from({ length: count }, () => ({
      ...{ id: crypto.randomUUID(), name: 'Maximiliana '.repeat(6), relation: 'Neighbour '.repeat(4) },
      phone: '+44 (0)20 7946 0018',
    }));
    await openEmergency();
    await expect.poll(() => card().getByRole('definition').elements().length).toBe(count + 8);
    expect(measure()).toEqual({ width: 396, over: 0 });
  }
});

test('Without a connection she sees whom this device kept, adds somebody, and all of it is sent later', async ({
  api,
  records,
}) => {
  standAt(NOON);
  records.country = 'GB';
  records.contacts = [ANA];
  await openEmergency();
  await expect.poll(peopleShown).toEqual(['Call Ana']);
  await expect.poll(async () => JSON.stringify((await readDevice()).kept)).toContain('+44 20 7946 0018');
  api.cut();
  await openEmergency();
  await expect.element(page.getByText(/^Shown as this device last saw it\./)).toBeVisible();
  await expect.poll(peopleShown).toEqual(['Call Ana']);
  expect(numbers()[0]).toBe('tel:999');
  await button('Add somebody').click();
  await field('Name').fill('Ward');
  await field('Phone number').fill('020 7946 0111');
  await button('Save').click();
  await expect.poll(peopleShown).toEqual(['Call Ana', 'Call Ward']);
  expect(records.contacts).toEqual([ANA]);
  api.reconnect();
  await button('Try again').last().click();
  await expect.poll(() => records.contacts.map(({ name }) => name)).toEqual(['Ana', 'Ward']);
});

test('While a guardian’s consent is awaited she reads it all; what she adds waits on this device', async ({
  api,
  records,
}) => {
  standAt(NOON);
  records.contacts = [ANA];
  const message = 'A parent or guardian has to agree first.';
  api.refuse('put', '/api/emergency-contacts/:id', { status: 403, code: 'consent_pending', message });
  await openEmergency();
  await expect.poll(peopleShown).toEqual(['Call Ana']);
  await button('Edit list').click();
  await button('Change Ana').click();
  await field('Phone number').fill('112');
  await button('Save').click();
  await expect.element(page.getByText(/until your guardian has agreed/)).toBeVisible();
  await expect.element(call('Call Ana')).toHaveAttribute('href', 'tel:112');
});

test('Where her contacts did not load the numbers stand there all the same', async ({ api, records }) => {
  standAt(NOON);
  standInZone('Europe/London');
  api.refuse('get', '/api/emergency-contacts', { status: 500 });
  await openEmergency();
  await expect.element(page.getByText(/^Your contacts did not load\./)).toBeVisible();
  expect(numbers()[0]).toBe('tel:999');
  records.contacts = [ANA];
  records.answerThrough(api);
  await button('Try again').click();
  await expect.poll(peopleShown).toEqual(['Call Ana']);
});
