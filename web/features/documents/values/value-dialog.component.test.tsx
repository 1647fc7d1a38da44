import type { ShownValue } from '@lunaria/domain/documents/reading/shown-value.ts';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, rows } from '../../../testing/look.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import ValueDialog from './value-dialog.tsx';

const HAEMOGLOBIN: ShownValue = {
  key: '1-6-1',
  analyte: 'Haemoglobin',
  value: '12.4',
  unit: 'g/dL',
  range: '12.0 - 15.5',
  printed_flag: '',
  flag: 'in_range',
  loinc: null,
  observed_on: '2026-03-12',
  is_from_ocr: false,
  place: { page: 1, line: 6 },
  correction: null,
  is_removed: false,
};
const ADDED_BY_HER: ShownValue = {
  ...HAEMOGLOBIN,
  correction: {
    value_key: 'added-1',
    read: null,
    fields: {
      analyte: 'Haemoglobin',
      value: '12.4',
      unit: 'g/dL',
      range: '',
      observed_on: null,
      is_removed: false,
    },
  },
};

async function openDialog(value: ShownValue, isResult = false) {
  const undo = () => undefined;
  const changes = { correct: vi.fn(() => undo), revert: vi.fn(() => undo), add: vi.fn(() => undo) };
  const tell = vi.fn();
  const onClose = vi.fn();
  await renderPart(<ValueDialog {...{ value, isResult, changes, tell, onClose }} day={null} pages={[]} />);
  await expect.element(page.getByRole('dialog', { name: 'Correct a value' })).toBeVisible();
  return { changes, tell, onClose, undo };
}

test('A value that is none is taken out, said so, and can be brought back', rows('PR-03'), async () => {
  const { changes, tell, onClose, undo } = await openDialog(HAEMOGLOBIN);
  expect(await complaints()).toEqual([]);
  await page.getByRole('button', { name: 'Not a value' }).click();
  const taken = expect.objectContaining({ analyte: 'Haemoglobin', value: '12.4', is_removed: true });
  expect(changes.correct).toHaveBeenCalledExactlyOnceWith(HAEMOGLOBIN, taken);
  expect(tell).toHaveBeenCalledExactlyOnceWith('Value taken out', 'Haemoglobin', undo);
  expect(onClose).toHaveBeenCalledOnce();
});

test('Of a value that is among her test results it is said that it leaves them', rows('PR-03'), async () => {
  const { tell, undo } = await openDialog(HAEMOGLOBIN, true);
  await page.getByRole('button', { name: 'Not a value' }).click();
  const message = 'Haemoglobin. It leaves your test results too, unless you have it from elsewhere.';
  expect(tell).toHaveBeenCalledExactlyOnceWith('Value taken out', message, undo);
});

test('A value that she added herself is removed', rows('PR-03'), async () => {
  const { changes, tell, undo } = await openDialog(ADDED_BY_HER);
  await page.getByRole('button', { name: 'Remove' }).click();
  expect(changes.revert).toHaveBeenCalledExactlyOnceWith(ADDED_BY_HER);
  expect(tell).toHaveBeenCalledExactlyOnceWith('Value removed', 'Haemoglobin', undo);
});

test('What is missing is said at its field and not saved', rows('PR-03'), async () => {
  const { changes, tell } = await openDialog(HAEMOGLOBIN);
  const name = page.getByLabelText('What was measured');
  await name.fill(' ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Hemoglobin');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(changes.correct).toHaveBeenCalledExactlyOnceWith(
    HAEMOGLOBIN,
    expect.objectContaining({ analyte: 'Hemoglobin', is_removed: false }),
  );
  expect(tell).toHaveBeenCalledExactlyOnceWith('Value corrected', 'Hemoglobin', expect.any(Function));
});
