import { isPin, PIN_MESSAGE } from '@lunaria/domain/account/lock.ts';
import { Button } from '../../../ui/button.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { PinField, readPin } from './pin-field.tsx';

interface PinFormProps {
  isSet: boolean;
  /** A text is why it was not taken. */
  onSave: (pin: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** A PIN, typed twice. */
export function PinForm({ isSet, onSave, onClose }: PinFormProps) {
  const { formProps, say, isBusy } = useForm<'pin' | 'again'>({
    async onSubmit(form) {
      const pin = readPin(form, 'pin');
      if (!isPin(pin)) return { pin: PIN_MESSAGE };
      if (readPin(form, 'again') !== pin)
        return { again: 'These are two different PINs. Type the same again' };
      return { pin: await onSave(pin) };
    },
  });
  return (
    <form {...formProps} method="post" className="mt-5 grid max-w-110 gap-5">
      <PinField
        autoFocus
        label={isSet ? 'New PIN' : 'Your PIN'}
        hint="4 to 8 digits. Not your birthday, and not the PIN of your bank."
        name="pin"
        error={say('pin')}
      />
      <PinField label="The same again" name="again" error={say('again')} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" isBusy={isBusy} busyLabel="Saving...">
          Save PIN
        </Button>
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
