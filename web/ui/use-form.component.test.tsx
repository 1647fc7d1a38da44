import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../testing/component-test.ts';
import { renderPublicPart } from '../testing/render-page.tsx';
import { TextField } from './text-field.tsx';
import { type Faults, useForm } from './use-form.ts';

const first = page.getByLabelText('First');
const second = page.getByLabelText('Second');
const send = page.getByRole('button', { name: 'Send' });

interface SampleProps {
  onSubmit: (typed: string) => Faults<'second'> | undefined | Promise<Faults<'second'> | undefined>;
}

/** Two fields that may not be empty. */
function Sample({ onSubmit }: SampleProps) {
  const [draft, setDraft] = useState({ first: '', second: '' });
  const { formProps, say, leave, isBusy } = useForm<'first' | 'second'>({
    faults: {
      first: draft.first === '' ? 'The first is missing' : null,
      second: draft.second === '' ? 'The second is missing' : null,
    },
    onSubmit: () => onSubmit(draft.second),
  });
  return (
    <form {...formProps}>
      <TextField
        label="First"
        value={draft.first}
        onChange={({ target }) => setDraft({ ...draft, first: target.value })}
        onBlur={() => leave('first')}
        error={say('first')}
      />
      <TextField
        label="Second"
        value={draft.second}
        onChange={({ target }) => setDraft({ ...draft, second: target.value })}
        error={say('second')}
      />
      <button type="submit">{isBusy ? 'Send: busy' : 'Send'}</button>
    </form>
  );
}

test('What is wrong is said after the press, or of a field she left, and the first such field has the focus', async () => {
  const sent: string[] = [];
  await renderPublicPart(<Sample onSubmit={(typed) => void sent.push(typed)} />, { at: '/sample' });
  await expect.element(first).not.toHaveAttribute('aria-invalid');
  await first.click();
  await userEvent.tab();
  await expect.element(first).toHaveAccessibleDescription('The first is missing');
  await expect.element(second).not.toHaveAttribute('aria-invalid');
  await first.fill('one');
  await expect.element(first).not.toHaveAttribute('aria-invalid');

  await send.click();
  await expect.element(second).toHaveFocus();
  await expect.element(second).toHaveAccessibleDescription('The second is missing');
  expect(sent).toEqual([]);
  await userEvent.keyboard('two{Enter}');
  await expect.poll(() => sent).toEqual(['two']);
});

test('One press sends once; what was refused is said beside its field until she types again', async () => {
  const answer = Promise.withResolvers<Faults<'second'>>();
  const sent: string[] = [];
  await renderPublicPart(
    <Sample
      onSubmit={(typed) => {
        sent.push(typed);
        return answer.promise;
      }}
    />,
    { at: '/sample' },
  );
  await first.fill('one');
  await second.fill('two');
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Send: busy' })).toBeVisible();
  expect(sent).toEqual(['two']);

  await first.click();
  answer.resolve({ second: 'Somebody has it already' });
  await expect.element(second).toHaveFocus();
  await expect.element(second).toHaveAccessibleDescription('Somebody has it already');
  await expect.element(send).toBeVisible();
  await userEvent.keyboard('x');
  await expect.element(second).not.toHaveAttribute('aria-invalid');
});
