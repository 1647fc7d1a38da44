import { useState } from 'react';
import { page } from 'vitest/browser';
import { expect, test } from '../testing/component-test.ts';
import { renderPart } from '../testing/render-page.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

let pressedBeneath = 0;

function Beneath() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" className="fixed inset-0" onClick={() => (pressedBeneath += 1)}>
        Beneath
      </button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="A window"
        footer={<Button onClick={() => setOpen(false)}>Save</Button>}
      />
    </>
  );
}

test('A double click on what closes it presses nothing that lay beneath; the next click does', async () => {
  pressedBeneath = 0;
  await renderPart(() => <Beneath />);
  await page.getByRole('button', { name: 'Save' }).dblClick();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(pressedBeneath).toBe(0);
  await page.getByRole('button', { name: 'Beneath' }).click();
  expect(pressedBeneath).toBe(1);
});
