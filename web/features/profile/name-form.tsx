import { fullNameSchema } from '@lunaria/domain/account/sign-up.ts';
import { useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { EditForm } from './edit-form.tsx';

interface NameFormProps {
  value: string;
  onSave: (name: string) => void;
  onCancel: () => void;
}

export function NameForm({ value, onSave, onCancel }: NameFormProps) {
  const [typed, setTyped] = useState(value);
  const read = fullNameSchema.safeParse(typed);
  const { formProps, say } = useForm({
    faults: { name: read.error?.issues[0]?.message },
    onSubmit: () => onSave(read.data ?? value),
  });
  return (
    <EditForm name="Name" {...{ formProps, onCancel }}>
      <TextField
        label="Full name"
        autoComplete="name"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={say('name')}
      />
    </EditForm>
  );
}
