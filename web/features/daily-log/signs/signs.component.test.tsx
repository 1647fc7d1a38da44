import { EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { logOf } from '@lunaria/domain/daily-log/testing/example-logs.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { type Locator, page, userEvent } from 'vitest/browser';
import { chooseOption, press } from '../../../testing/choose.ts';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, expectToast, measureOverhang, standAt, textsOf } from '../../../testing/look.ts';
import {
  button,
  form,
  group,
  NOON,
  openLog,
  SAVED,
  saveLog,
  slider,
  stateOf,
  TODAY,
  typed,
} from '../testing/log-on-screen.tsx';

const part = (): Locator => form().getByRole('region', { name: 'Anything else?', exact: true });
const head = (): Locator => part().getByRole('button', { name: 'Anything else?', exact: true });
const chip = (label: string): Locator => part().getByRole('checkbox', { name: label, exact: true });
const open = () => press(head());
/** What is asked: lists and fields by their labels, then the chips. */
const asked = (): string[] => {
  const named = part()
    .getByCss(
      '[data-field] :is([role=slider], [role=combobox], input[type=text]), [data-field] fieldset > legend',
    )
    .elements()
    .map(
      (element) => element.closest('[data-field]')?.getAttribute('data-field')?.replace('signs.', '') ?? '',
    );
  return [...new Set(named)];
};
const chips = (): string[] =>
  textsOf(part().getByRole('group', { name: 'Tap what you notice' }).getByCss('label'));

test('It is folded and asks for nothing; a tap notes a sign, another takes it back, and it is kept and counted', async ({
  records,
}) => {
  standAt(NOON);
  await openLog('menstrual-cycle');
  await expect.element(head()).toHaveAttribute('aria-expanded', 'false');
  await expect
    .element(part())
    .toHaveTextContent('Anything else?Fever, pain, heavy bleeding. Only what you want to note.');
  expect(asked()).toEqual([]);

  (head().element() as HTMLElement).focus(); // as: a button
  await userEvent.keyboard('{Enter}');
  await expect.element(head()).toHaveAttribute('aria-expanded', 'true');
  await press(chip('Fainted, or nearly'));
  await press(chip('Rash'));
  await press(chip('Rash'));
  await chooseOption('Clots', 'Golf ball or more');
  await typed('Temperature').fill('100.4');
  await typed('Pads or tampons soaked in an hour').fill('0.5');
  await expect.element(part().getByText('4 noted.')).toBeVisible();
  await saveLog();
  expect(records.logs).toEqual([
    {
      log_date: TODAY,
      ...EMPTY_VALUES,
      signs: { temperature: 100.4, pads_per_hour: 0.5, clots: 'golf-ball', fainted: true },
    },
  ]);

  // The same day, after a reload, it is as she left it.
  await openLog('menstrual-cycle');
  await expect.element(chip('Fainted, or nearly')).toBeChecked();
  await expect.element(chip('Rash')).not.toBeChecked();
  await expect.element(typed('Temperature')).toHaveValue('100.4');
  await press(chip('Fainted, or nearly'));
  await press(head());
  expect(asked()).toEqual([]);
  await expect.element(part().getByText('3 noted.')).toBeVisible();
  await saveLog();
  expect(records.logs[0]?.signs).toEqual({ temperature: 100.4, pads_per_hour: 0.5, clots: 'golf-ball' });
  await openLog('menstrual-cycle');
  await expect.element(head()).toHaveAttribute('aria-expanded', 'false');

  // What was deleted comes back with them.
  await press(button("Delete this day's log"));
  await expect.poll(() => records.logs).toEqual([]);
  await press(button('Undo'));
  await expect
    .poll(() => records.logs[0]?.signs)
    .toEqual({
      ...{ temperature: 100.4, pads_per_hour: 0.5, clots: 'golf-ball' },
    });
});

test('Where it hurts and how it began are asked once there is pain', async ({ records }) => {
  standAt(NOON);
  await openLog('menstrual-cycle');
  await open();
  expect(asked()).not.toContain('pain_place');
  await typed('Pain').fill('0');
  expect(asked()).not.toContain('pain_place');
  await typed('Pain').fill('6');
  await chooseOption('Where it hurts', 'Low down, on one side');
  await press(group('How it began').getByRole('radio', { name: 'Suddenly' }));
  await saveLog();
  expect(records.logs[0]?.signs).toEqual({
    ...{ pain_0_10: 6, pain_place: 'low-side', pain_onset: 'sudden' },
  });
});

const UNWELL = ['vomiting', 'breath', 'breast'];
const PAIN_AND_BLEEDING = ['pain_0_10', 'pads_per_hour', 'clots', 'flooding'];
const MEASURED = ['temperature', 'blood_pressure'];
test.for<[LifeStage, string[], string[]]>([
  ['pre-menstrual', ['vomiting', 'breath', 'pain_0_10', ...MEASURED], []],
  ['menstrual-cycle', [...UNWELL, ...PAIN_AND_BLEEDING, ...MEASURED, 'pregnancy_test'], []],
  [
    'pregnancy',
    [...['movements', 'leak', 'blow'], ...UNWELL, ...PAIN_AND_BLEEDING, ...MEASURED, 'urine_protein'],
    [
      ...['Severe headache', 'Disturbed sight', 'Pain under the ribs', 'Face or hands suddenly swollen'],
      'Itching palms or soles',
    ],
  ],
  ['post-menopause', [...UNWELL, 'pads_per_hour', 'clots', 'flooding', 'temperature'], []],
])(
  'In the mode %s it asks what makes sense there, and nothing that the mode asks already',
  async ([stage, fields, signs]) => {
    standAt(NOON);
    await openLog(stage);
    await open();
    expect(asked()).toEqual(fields);
    const illness = [
      'Fainted, or nearly',
      'Chest pain or pressure',
      'One leg swollen or painful',
      'Shivering',
      'Rash',
    ];
    expect(chips()).toEqual([...(signs.length > 0 ? signs : ['Headache with flickering sight']), ...illness]);
    expect(await complaints()).toEqual([]);
  },
);

test('In the weeks after a birth it asks how she heals, after a loss nothing of a baby', async ({
  records,
}) => {
  standAt(NOON);
  const ended = { id: '2c9d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', from: '2025-01-01' } as const;
  records.pastPregnancies = [{ ...ended, to: '2025-09-20', ended_on: '2025-09-20', reason: 'birth' }];
  await openLog('contraception');
  await open();
  await expect.element(typed('Wet nappies in the last 24 hours')).toBeVisible();
  expect(asked()).toEqual(expect.arrayContaining(['lochia', 'wound']));
  expect(chips()).toEqual(expect.arrayContaining(['Severe headache', 'Discharge that smells bad']));
  expect(asked()).not.toContain('movements');

  records.pastPregnancies = [{ ...ended, to: '2025-09-20', ended_on: '2025-09-20', reason: 'loss' }];
  await openLog('contraception');
  await expect.poll(asked).toEqual(expect.arrayContaining(['lochia', 'wound']));
  expect(asked()).not.toContain('nappies_wet');
  expect(chips()).not.toContain('Severe headache');
});

test('What was noted in another mode stays in reach, and the blood pressure is one value', async ({
  records,
}) => {
  standAt(NOON);
  records.logs = [
    logOf(TODAY, {
      signs: { movements: 'fewer' },
      extras: { 'post-menopause': { blood_pressure: '120/80' } },
    }),
  ];
  await openLog('contraception');
  await expect.element(part().getByText('2 noted.')).toBeVisible();
  await open();
  expect(asked()).toContain('movements');
  await expect.element(typed('Blood pressure')).toHaveValue('120/80');
  await typed('Blood pressure').fill('150/95');
  await press(part().getByRole('button', { name: 'Clear Movements of the baby' }));
  await saveLog();
  expect(records.logs).toEqual([
    { log_date: TODAY, ...EMPTY_VALUES, extras: { 'post-menopause': { blood_pressure: '150/95' } } },
  ]);
  expect(asked()).not.toContain('movements');
});

test('What is wrong in it is said and has the focus, also where it was folded', async ({ records }) => {
  standAt(NOON);
  await openLog('menstrual-cycle');
  await open();
  await typed('Temperature').fill('3');
  await press(head());
  await expect.element(head()).toHaveAttribute('aria-expanded', 'true');
  await press(button('Save'));
  await expect.element(typed('Temperature')).toHaveFocus();
  await expect.element(part()).toMatchTextContent('Temperature: enter a number from 89.6 to 109.4 °F');
  await typed('Temperature').fill('99');
  await press(button('Save'));
  await expectToast(...SAVED);
  await expect.element(stateOf()).toHaveTextContent('Saved');
  expect(records.logs[0]?.signs).toEqual({ temperature: 99 });
});

test('It fits 320 pixels, open and with something in it', async ({ records }) => {
  await page.viewport(320, 800);
  standAt(NOON);
  records.logs = [logOf(TODAY, { signs: { pain_0_10: 6, fainted: true } })];
  await openLog('pregnancy');
  await open();
  await expect.element(chip('Fainted, or nearly')).toBeChecked();
  await expect.element(slider('Pain')).toBeVisible();
  expect(measureOverhang()).toBeLessThanOrEqual(0);
  expect(await complaints()).toEqual([]);
});
