import { CARD_LIMITS, PAGE_TEXTS, pinSchema } from '@lunaria/domain/emergency/emergency-card.ts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import type { CardStep } from './card-query.ts';

export type PageWindow = 'pin' | 'renew' | 'close';

interface PageDialogProps {
  /** Null: closed. */
  of: PageWindow | null;
  hasPin: boolean;
  isBusy: boolean;
  trouble: string | null;
  consentVersion: string;
  onClose: () => void;
  onStep: (step: CardStep) => Promise<void>;
}

const WORDS = {
  renew: {
    title: 'Another address?',
    text: 'The address from before leads nowhere from that moment on, also where it is printed. Digits and what the page shows stay.',
    action: 'Make another address',
  },
  close: {
    title: 'Switch the page off?',
    text: 'Its address leads nowhere from that moment on, also where it is printed. What you wrote and ticked stays; its digits go. Choose them anew if you switch it on again.',
    action: 'Switch it off',
  },
} as const;

/** Digits of the page, another address, and switching it off. */
export function PageDialog({
  of,
  hasPin,
  isBusy,
  trouble,
  consentVersion,
  onClose,
  onStep,
}: PageDialogProps) {
  const formId = useId();
  if (of === null) return null;
  const words = of === 'pin' ? null : WORDS[of];
  const step: CardStep = of === 'close' ? { do: 'close' } : { do: 'open', textVersion: consentVersion };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={words?.title ?? 'Digits for the page'}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          {words === null ? (
            <Button type="submit" form={formId} isBusy={isBusy}>
              Save
            </Button>
          ) : (
            <Button isBusy={isBusy} onClick={() => void onStep(step)}>
              {words.action}
            </Button>
          )}
        </>
      }
    >
      {words === null ? <PinForm id={formId} hasPin={hasPin} onStep={onStep} /> : <p>{words.text}</p>}
      <p role="alert" className="type-small mt-3 text-danger empty:hidden">
        {trouble}
      </p>
    </Dialog>
  );
}

function PinForm({ id, hasPin, onStep }: Pick<PageDialogProps, 'hasPin' | 'onStep'> & { id: string }) {
  const [pin, setPin] = useState('');
  const { formProps, say } = useForm({
    faults: { pin: pinSchema.safeParse(pin).success ? null : PAGE_TEXTS.pin },
    onSubmit: () => onStep({ do: 'pin', pin }),
  });
  return (
    <form {...formProps} id={id} className="space-y-4">
      <p>
        The page asks for them before it shows anything. Write them where helpers find them, but not where
        everybody does. After {CARD_LIMITS.wrongPins} wrong tries it closes for an hour.
      </p>
      <TextField
        label="Digits"
        hint={`${CARD_LIMITS.pinMin} to ${CARD_LIMITS.pinMax} of them.`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={CARD_LIMITS.pinMax}
        value={pin}
        onChange={(event) => setPin(event.currentTarget.value)}
        error={say('pin')}
      />
      {hasPin && (
        <Button kind="quiet" className="-ml-5" onClick={() => void onStep({ do: 'pin', pin: null })}>
          Ask for no digits any more
        </Button>
      )}
    </form>
  );
}
