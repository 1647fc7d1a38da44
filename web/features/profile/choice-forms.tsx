import { ANSWER_MAX_LENGTH, answerTextSchema } from '@lunaria/domain/onboarding/stage-forms.ts';
import { useState } from 'react';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useForm } from '../../ui/use-form.ts';
import { EditForm } from './edit-form.tsx';

interface FormOf<Value> {
  label: string;
  value: Value;
  onSave: (value: Value) => void;
  onCancel: () => void;
  onRemove?: (() => void) | undefined;
}

interface OneOfFormProps<Value extends string> extends FormOf<Value | ''> {
  options: readonly { value: Value; label: string }[];
}

/** One of a few. */
export function OneOfForm<Value extends string>(props: OneOfFormProps<Value>) {
  const { label, options, value, onSave, onCancel, onRemove } = props;
  const [chosen, setChosen] = useState(value);
  const { formProps, say } = useForm({
    faults: { choice: chosen === '' ? 'Choose one' : null },
    onSubmit: () => onSave(chosen),
  });
  return (
    <EditForm name={label} {...{ formProps, onCancel, onRemove }}>
      <RadioCards<Value>
        label={label}
        options={options}
        value={chosen}
        onValueChange={setChosen}
        error={say('choice')}
      />
    </EditForm>
  );
}

interface SomeOfFormProps<Value extends string> extends FormOf<readonly Value[]> {
  options: readonly { value: Value; label: string }[];
  /** The list after a press, where some exclude others. */
  settle?: (before: readonly Value[], next: Value[]) => Value[];
}

/** Several, or none. */
export function SomeOfForm<Value extends string>(props: SomeOfFormProps<Value>) {
  const { label, options, value, settle = (_, next) => next, onSave, onCancel } = props;
  const [chosen, setChosen] = useState<readonly Value[]>(value);
  const { formProps } = useForm({ onSubmit: () => onSave(chosen) });
  return (
    <EditForm name={label} {...{ formProps, onCancel }}>
      <ChoiceChips<Value>
        label={label}
        options={options}
        value={chosen}
        onValueChange={(next) => setChosen(settle(chosen, next))}
      />
    </EditForm>
  );
}

/** A text of her own. */
export function TextForm({ label, value, onSave, onCancel }: FormOf<string>) {
  const [typed, setTyped] = useState(value);
  const { formProps, say } = useForm({
    faults: { text: answerTextSchema.safeParse(typed).error?.issues[0]?.message },
    onSubmit: () => onSave(typed),
  });
  return (
    <EditForm name={label} {...{ formProps, onCancel }}>
      <TextArea
        label={label}
        hint={`Only what you want kept here, at most ${ANSWER_MAX_LENGTH.toLocaleString('en')} characters.`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={say('text')}
      />
    </EditForm>
  );
}
