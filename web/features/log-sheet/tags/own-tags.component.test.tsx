import { page } from 'vitest/browser';
import { press } from '../../../testing/choose.ts';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, standAt } from '../../../testing/look.ts';
import { button, chip, group, NOON, openSheet, pressed, sheet, tagOf } from '../testing/sheet-on-screen.tsx';

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

test('She makes a tag, says that it was there and how strong, and takes it back', async ({ records }) => {
  standAt(NOON);
  await openSheet();
  await press(button('New tag'));
  const made = dialog('New tag');
  await press(made.getByRole('button', { name: 'Save tag' }));
  await expect.element(made.getByText('Give the tag a name')).toBeVisible();
  await made.getByRole('textbox', { name: 'Name' }).fill('Aura');
  await press(made.getByRole('radio', { name: 'Violet' }));
  await press(made.getByRole('checkbox', { name: 'I say how strong it was' }));
  expect(await complaints({ within: made })).toEqual([]);
  await press(made.getByRole('button', { name: 'Save tag' }));
  await expect.element(chip('Your tags', 'Aura')).toBeVisible();
  await expect
    .poll(() => records.tags)
    .toMatchObject([{ name: 'Aura', color: 'ivf', has_strength: true, is_archived: false }]);
  const [id = ''] = records.tags.map((tag) => tag.id);

  await press(chip('Your tags', 'Aura'));
  await expect.poll(() => records.answers[0]?.tags).toEqual({ [id]: 'some' });
  await press(
    sheet().getByRole('group', { name: 'How strong: Aura' }).getByRole('button', { name: 'Strong' }),
  );
  await expect.poll(() => records.answers[0]?.tags).toEqual({ [id]: 'strong' });
  await press(chip('Your tags', 'Aura'));
  await expect.poll(() => records.answers).toEqual([]);
});

test('A tag is renamed, coloured anew, put away and brought back; the day that has it keeps it', async ({
  records,
}) => {
  standAt(NOON);
  records.tags = [tagOf(1, 'Swim', 'conception'), tagOf(2, 'Run', 'ivf')];
  await openSheet();
  await press(chip('Your tags', 'Swim'));
  await expect.poll(pressed).toEqual(['Swim']);
  await press(button('Edit tags'));
  const list = dialog('Your tags');
  await press(list.getByRole('button', { name: 'Edit Swim' }));
  const edited = dialog('Edit tag');
  await edited.getByRole('textbox', { name: 'Name' }).fill('run');
  await press(edited.getByRole('button', { name: 'Save tag' }));
  await expect.element(edited.getByText('You have a tag with this name')).toBeVisible();
  await edited.getByRole('textbox', { name: 'Name' }).fill('Pool');
  await press(edited.getByRole('radio', { name: 'Blue' }));
  await press(edited.getByRole('button', { name: 'Save tag' }));
  await expect
    .poll(() => records.tags.map(({ name, color }) => `${name} ${color}`).toSorted())
    .toEqual(['Pool contraception', 'Run ivf']);
  for (const name of ['Pool', 'Run']) await press(list.getByRole('button', { name: `Put away ${name}` }));
  await press(list.getByRole('button', { name: 'Done' }));
  // The day has the one, and offers the other no longer.
  await expect.element(chip('Your tags', 'Run')).not.toBeInTheDocument();
  await expect.element(chip('Your tags', 'Pool')).toHaveAttribute('aria-pressed', 'true');
  await press(button('Edit tags'));
  await press(list.getByRole('button', { name: 'Bring back Run' }));
  await press(list.getByRole('button', { name: 'Done' }));
  await expect.element(chip('Your tags', 'Run')).toBeVisible();
  await expect.element(group('Your tags')).toBeVisible();
});
