import { methodUse } from '@lunaria/domain/methods/testing/method-use.ts';
import { type MedicalRecord, RECORD_TEXTS } from '@lunaria/domain/records/medical-record.ts';
import { RECORD_LIMITS } from '@lunaria/domain/records/record-fields.ts';
import { RECORD_KINDS, type RecordKind } from '@lunaria/domain/records/record-kinds.ts';
import { medicalRecord } from '@lunaria/domain/records/testing/medical-record.ts';
import { page, userEvent } from 'vitest/browser';
import { chooseOption } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, measureOverhang, rows, textsOf } from '../../testing/look.ts';
import { FORM_OF } from './form-of-kind.ts';
import { button, linesOf, list, openHistory, tab } from './testing/history-on-screen.tsx';

const dialog = () => page.getByRole('dialog');
const addOf = (kind: RecordKind) => button(FORM_OF[kind].add);
const focused = () => document.activeElement as HTMLElement; // as: what the keyboard is on is an element of the page

/** Goes there by Tab, so that a keyboard alone reaches it. */
async function tabTo(name: RegExp): Promise<void> {
  const isThere = () => name.test(focused().getAttribute('aria-label') ?? focused().textContent ?? '');
  for (let steps = 0; steps < 60 && !isThere(); steps += 1) await userEvent.keyboard('{Tab}');
  expect(focused().getAttribute('aria-label') ?? focused().textContent).toMatch(name);
}

test('Nine tabs, each with its empty list; no picture of a body in their names', rows('RE-001'), async () => {
  await openHistory();
  await expect.element(page.getByRole('tablist', { name: 'Medical history' })).toBeVisible();
  expect(textsOf(page.getByRole('tab'))).toEqual(RECORD_KINDS.map(({ tab: label }) => label));
  for (const { value, tab: label } of RECORD_KINDS) {
    await tab(label).click();
    await expect.element(page.getByText(new RegExp(`^${FORM_OF[value].empty}`))).toBeVisible();
    await expect.element(addOf(value)).toBeVisible();
    expect(await complaints(), label).toEqual([]);
  }
});

for (const { value: kind, tab: label } of RECORD_KINDS) {
  test(
    `${label}: added, edited, deleted and brought back by keyboard alone`,
    rows('RE-002'),
    async ({ records }) => {
      await openHistory();
      await expect.element(tab('Conditions')).toBeVisible();
      (tab('Conditions').element() as HTMLElement).focus(); // as: a tab is a button
      const steps = RECORD_KINDS.findIndex(({ value }) => value === kind);
      for (let step = 0; step < steps; step += 1) await userEvent.keyboard('{ArrowRight}');
      await expect.element(tab(label)).toHaveAttribute('aria-selected', 'true');
      await tabTo(new RegExp(`^${FORM_OF[kind].add}$`));
      await userEvent.keyboard('{Enter}');
      await expect.element(dialog()).toBeVisible();
      const isNamed = kind !== 'obstetric';
      if (kind === 'family') {
        await tabTo(/^(Choose|Mother)$/);
        await userEvent.keyboard('{Enter}{Enter}');
      }
      if (isNamed) {
        const field = dialog().getByRole('textbox').first();
        for (let tries = 0; tries < 10 && focused() !== field.element(); tries += 1)
          await userEvent.keyboard('{Tab}');
        await userEvent.keyboard('First');
      }
      // A day is asked for where most know it: it can be left open.
      if (kind === 'procedure' || kind === 'vaccination') {
        await tabTo(/^I know the day$/);
        await userEvent.keyboard('{Enter}{End}{Enter}');
      }
      await tabTo(/^Save$/);
      await userEvent.keyboard('{Enter}');
      await expect.element(dialog()).not.toBeInTheDocument();
      await expect.poll(() => records.medicalRecords.map((record) => record.kind)).toEqual([kind]);
      await expect.element(list(label)).toBeVisible();
      // The keyboard goes on at the entry.
      await expect.poll(() => focused().id).toMatch(/^record-/);

      await tabTo(/^Edit, /);
      await userEvent.keyboard('{Enter}');
      await expect.element(dialog()).toBeVisible();
      await dialog().getByRole('textbox', { name: 'Notes' }).element().scrollIntoView();
      (dialog().getByRole('textbox', { name: 'Notes' }).element() as HTMLElement).focus(); // as: it is a text area
      await userEvent.keyboard('Seen');
      await tabTo(/^Save$/);
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => records.medicalRecords[0]?.fields.notes).toBe('Seen');

      await tabTo(/^Delete, /);
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => records.medicalRecords).toEqual([]);
      await expect.poll(() => focused().id).toBe('record-notice');
      await tabTo(/^Undo$/);
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => records.medicalRecords.length).toBe(1);
      await expect.element(list(label)).toBeVisible();
    },
  );
}

test(
  'What is wrong is said at its field, and a start ahead is planned',
  rows('RE-005', 'RE-007'),
  async ({ records }) => {
    await openHistory();
    await addOf('condition').click();
    await button('Save').click();
    await expect.element(dialog().getByText(RECORD_TEXTS.name, { exact: true })).toBeVisible();
    await dialog().getByRole('textbox', { name: 'Condition' }).fill('Migraine');
    await page.getByRole('radio', { name: 'It is over' }).click();
    await chooseOption('Start', 'I know the year');
    await dialog().getByRole('textbox', { name: 'Start: year' }).fill('2011');
    await chooseOption('End', 'I know the year');
    await dialog().getByRole('textbox', { name: 'End: year' }).fill('2010');
    await button('Save').click();
    await expect.element(dialog().getByText('“End” is before “Start”. Correct one of them.')).toBeVisible();
    expect(await complaints({ within: dialog() }), 'faults').toEqual([]);
    await dialog().getByRole('textbox', { name: 'End: year' }).fill('2012');
    await dialog().getByRole('textbox', { name: 'Start: year' }).fill('2031');
    await expect.element(dialog().getByText(RECORD_TEXTS.future)).toBeVisible();
    await dialog().getByRole('textbox', { name: 'Start: year' }).fill('2011');
    await button('Save').dblClick();
    await expect.poll(() => linesOf('Conditions')).toEqual(['MigraineIt is over · 2011 to 2012']);
    await expect
      .poll(() => records.medicalRecords)
      .toMatchObject([{ fields: { started_on: '2011-01-01', ended_on: '2012-12-31', status: 'resolved' } }]);
  },
);

test('That she knows of none is said with one press, and goes with what she adds', async ({ records }) => {
  await openHistory();
  await tab('Allergies').click();
  await button('No allergy that I know of').click();
  await expect.poll(() => linesOf('Allergies')).toEqual(['No allergy that I know of']);
  await addOf('allergy').click();
  await dialog().getByRole('textbox', { name: 'Allergic to' }).fill('Penicillin');
  await button('Save').click();
  await expect.poll(() => linesOf('Allergies')).toEqual(['PenicillinI have it']);
  await expect.poll(() => records.medicalRecords.length).toBe(1);
});

test(
  'A loss stands in no list, and no pregnancy is asked for, before she opens Pregnancies & births',
  rows('RE-012', 'RE-013'),
  async ({ api, records }) => {
    const id = '2c9d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
    const loss = {
      id,
      from: '2025-01-01',
      to: '2025-03-03',
      reason: 'loss',
      ended_on: '2025-03-03',
    } as const;
    records.pastPregnancies = [loss];
    records.medicalRecords = [medicalRecord('obstetric', { outcome: 'birth', weeks: 39 })];
    await openHistory();
    for (const { value, tab: label } of RECORD_KINDS) {
      if (value === 'obstetric') continue;
      await tab(label).click();
      await expect.element(addOf(value)).toBeVisible();
      await expect.element(page.getByText(/lost|birth$/)).not.toBeInTheDocument();
    }
    expect(api.requests.filter(({ path }) => path.includes('stage/past'))).toEqual([]);
    await tab('Pregnancies & births').click();
    await expect
      .poll(() => linesOf('Pregnancies & births'))
      .toEqual(['I lost the pregnancyEnded 3 Mar 2025', 'A birth']);
    await expect.element(page.getByRole('heading', { name: 'Gravidity 2, parity 1' })).toBeVisible();
    await expect.element(page.getByText(/^Counted from what stands here: 2 pregnancies\./)).toBeVisible();
    await button('Add details, I lost the pregnancy, Ended 3 Mar 2025').click();
    await dialog().getByRole('textbox', { name: 'In which week it ended' }).fill('26');
    await button('Save').click();
    await expect.element(page.getByRole('heading', { name: 'Gravidity 2, parity 2' })).toBeVisible();
    await expect
      .poll(() => records.medicalRecords.at(-1))
      .toMatchObject({ kind: 'obstetric', fields: { pregnancy_id: id, weeks: 26 } });
    // The pregnancy stays; what she said more of it goes.
    await button('Delete details, I lost the pregnancy, Ended 3 Mar 2025').click();
    await expect.element(page.getByText('The details are deleted.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Gravidity 2, parity 1' })).toBeVisible();
    await expect.poll(() => records.medicalRecords.length).toBe(1);
    await button('Undo').click();
    await expect.element(page.getByRole('heading', { name: 'Gravidity 2, parity 2' })).toBeVisible();
  },
);

test('Pregnancy mode counts as a pregnancy, also without a date', rows('RE-012'), async () => {
  await openHistory('pregnancy');
  await tab('Pregnancies & births').click();
  await expect.poll(() => linesOf('Pregnancies & births')).toEqual(['I am pregnantIt goes on']);
  await expect.element(page.getByRole('heading', { name: 'Gravidity 1, parity 0' })).toBeVisible();
});

test('A coil stands under implants once, from My method', rows('RE-014'), async ({ records }) => {
  records.methods = [methodUse({ method: 'copper-coil' }), methodUse({ method: 'combined-pill' })];
  records.medicalRecords = [medicalRecord('implant', { name: 'Pacemaker' })];
  await openHistory();
  await tab('Implants').click();
  await expect
    .poll(() => linesOf('Implants'))
    .toEqual(['PacemakerIn my body', expect.stringMatching(/^Copper coil \(IUD\)/)]);
  await expect
    .element(page.getByRole('link', { name: 'My method' }))
    .toHaveAttribute('href', '/dashboard/method');
});

test(
  'Where she enters “renew by” she can ask to be reminded, and it is turned on with the zone of her clock',
  rows('RE-014'),
  async ({ records }) => {
    const off = records.reminders.kinds.implant;
    records.medicalRecords = [medicalRecord('implant', { name: 'Pacemaker' })];
    await openHistory();
    await tab('Implants').click();
    await button('Edit, Pacemaker, In my body').click();
    const remind = dialog().getByRole('checkbox', { name: 'Remind me' });
    await expect.element(dialog().getByText('Renew by')).toBeVisible();
    await expect.element(remind).not.toBeInTheDocument();
    await button('Cancel').click();

    records.medicalRecords = [medicalRecord('implant', { name: 'Pacemaker', renew_by: '2027-03-01' })];
    await openHistory();
    await tab('Implants').click();
    await button('Edit, Pacemaker, In my body').click();
    await expect.element(remind).not.toBeChecked();
    await expect
      .element(remind)
      .toHaveAccessibleDescription(
        'It comes once, 30 days before, by mail and on your dashboard, and does not say which implant. You can change that in Notifications.',
      );
    expect(await complaints()).toEqual([]);
    await remind.click();
    await button('Save').click();
    await expect.poll(() => records.medicalRecords[0]?.fields).toMatchObject({ renew_reminder: true });
    await expect.poll(() => records.reminders.kinds.implant.is_on).toBe(true);
    expect(records.reminders.zone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);

    await button('Edit, Pacemaker, In my body').click();
    await expect.element(remind).toBeChecked();
    await expect
      .element(remind)
      .toHaveAccessibleDescription('It comes once, 30 days before, as you chose in Notifications.');
    await dialog().getByRole('button', { name: 'Take the day away' }).click();
    await expect.element(remind).not.toBeInTheDocument();
    await button('Cancel').click();

    // What she turned off stays off when she changes anything else of the entry.
    records.reminders = { ...records.reminders, kinds: { ...records.reminders.kinds, implant: off } };
    await openHistory();
    await tab('Implants').click();
    await button('Edit, Pacemaker, In my body').click();
    await dialog().getByRole('textbox', { name: 'Notes' }).fill('Checked in May');
    await button('Save').click();
    await expect.poll(() => records.medicalRecords[0]?.fields.notes).toBe('Checked in May');
    await button('Edit, Pacemaker, In my body').click();
    await expect.element(remind).toHaveAccessibleDescription(/^It comes once, 30 days before, by mail/);
    expect(records.reminders.kinds.implant.is_on).toBe(false);
  },
);

test(
  'A tick at a medicine shows its days of the cycle in her calendar, off until she sets it',
  rows('RE-018'),
  async ({ records }) => {
    records.medicalRecords = [
      medicalRecord('medication', { name: 'Progesterone', cycle_from: 16, cycle_to: 25 }),
    ];
    await openHistory();
    await tab('Medicines & supplements').click();
    await button('Edit, Progesterone, I take it').click();
    const tick = dialog().getByRole('checkbox', { name: 'Show these days in my calendar' });
    await expect.element(tick).not.toBeChecked();
    await tick.click();
    await button('Save').click();
    await expect
      .poll(() => records.medicalRecords[0]?.fields)
      .toMatchObject({ in_calendar: true, cycle_to: 25 });
  },
);

test('No vaccination is called due', rows('RE-017'), async ({ records }) => {
  records.medicalRecords = [
    medicalRecord('vaccination', {
      ...{
        name: 'Tetanus',
        started_on: '2001-01-01',
        started_precision: 'year',
        dose_number: 1,
        dose_total: 3,
      },
      status: 'resolved',
    }),
  ];
  await openHistory();
  await tab('Vaccinations').click();
  await expect.poll(() => linesOf('Vaccinations')).toEqual(['TetanusGiven · 2001']);
  expect(document.body.textContent).not.toMatch(/\b(over)?due\b|missed|late/i);
});

test(
  'Who looks after her is called, written to and found by links alone; one number is the clinic’s',
  rows('RE-019'),
  async ({ records }) => {
    records.medicalRecords = [
      medicalRecord('provider', {
        ...{ name: 'Dr Okafor', phone: '020 7946 0018', email: 'team@clinic.example', dials: 'clinic' },
        ...{ address: '1 High Street, Leeds', link: 'clinic.example' },
      }),
      medicalRecord('provider', { name: 'Midwife', link: 'javascript:alert(1)' }),
    ];
    await openHistory();
    await tab('Care team').click();
    await expect.element(list('Care team')).toBeVisible();
    const links = () =>
      [...document.querySelectorAll('[role=tabpanel] a')].map((link) => link.getAttribute('href'));
    expect(links()).toEqual([
      'tel:02079460018',
      'mailto:team@clinic.example',
      'https://www.openstreetmap.org/search?query=1%20High%20Street%2C%20Leeds',
      'https://clinic.example',
    ]);
    const resources = () => performance.getEntriesByType('resource').map(({ name }) => name);
    expect(resources().filter((name) => /openstreetmap|clinic\.example/.test(name))).toEqual([]);
    await button('Edit, Midwife, Looks after me').click();
    await dialog().getByRole('textbox', { name: 'Web page' }).fill('');
    await chooseOption('Mark this number as', 'My clinic');
    await button('Save').click();
    const marked = () =>
      records.medicalRecords.flatMap(({ kind, fields }) =>
        kind === 'provider' && fields.dials === 'clinic' ? [fields.name] : [],
      );
    await expect.poll(marked).toEqual(['Midwife']);
  },
);

test('An entry from her setup says so', rows('RE-020'), async ({ records }) => {
  records.medicalRecords = [{ ...medicalRecord('condition', { name: 'Asthma' }), origin: 'setup' }];
  await openHistory();
  await expect.element(list('Conditions').getByText('From your setup')).toBeVisible();
});

test(
  'With as many entries as are kept, the limit is said in place of the button',
  rows('RE-011'),
  async ({ records }) => {
    records.medicalRecords = Array.from({ length: RECORD_LIMITS.records }, () => medicalRecord('family'));
    await openHistory();
    await expect.element(page.getByText(RECORD_TEXTS.room)).toBeVisible();
    await expect.element(addOf('condition')).not.toBeInTheDocument();
  },
);

test('Where nothing loads it says so, and comes back', async ({ api, records }) => {
  api.refuse('get', '/api/medical-records', { status: 500 });
  await openHistory();
  await expect
    .element(page.getByText('Your medical history did not load. It is safe on the server.'))
    .toBeVisible();
  records.medicalRecords = [medicalRecord('condition')];
  api.answer('get', '/api/medical-records', () => ({ medical_records: records.medicalRecords }));
  await button('Try again').click();
  await expect.poll(() => linesOf('Conditions')).toEqual(['MigraineI have it']);
});

test('It fits on the narrowest phone, whatever she wrote', rows('RE-021'), async ({ records }) => {
  await page.viewport(320, 640);
  const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);
  const script = '<script>document.title = "run"</script>';
  records.medicalRecords = RECORD_KINDS.map(({ value }) =>
    medicalRecord(value, { notes: `${long}\n${script}` }),
  ) as MedicalRecord[]; // as: one of the union each
  await openHistory();
  for (const { value, tab: label } of RECORD_KINDS) {
    await tab(label).click();
    await expect.element(addOf(value)).toBeVisible();
    await expect.poll(measureOverhang, { message: label }).toBeLessThanOrEqual(0);
    await expect.element(list(label).getByText(script)).toBeVisible();
  }
  await addOf('implant').click();
  await expect.element(dialog()).toBeVisible();
  expect(measureOverhang()).toBeLessThanOrEqual(0);
  expect(document.title).not.toBe('run');
});
