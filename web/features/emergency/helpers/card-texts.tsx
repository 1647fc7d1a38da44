import {
  CARD_LIMITS,
  CARD_TEXTS,
  type CardTextValues,
  type EmergencyCard,
} from '@lunaria/domain/emergency/emergency-card.ts';
import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { useCardSteps } from './card-query.ts';

/** What helpers should know and only she can say. */
export function CardTexts({ userId, card }: { userId: string; card: EmergencyCard }) {
  const [isOpen, setOpen] = useState(false);
  const written = CARD_TEXTS.filter(({ value }) => card.texts[value].trim() !== '');
  return (
    <Card>
      <h2 className="type-h2">What helpers should know</h2>
      <p className="measure mt-1 text-muted">
        Yours alone, until you show it on a page for helpers. Write what you know, leave the rest.
      </p>
      {card.unreadable && (
        <p role="status" className="type-small mt-3 rounded-input bg-moon px-3.5 py-2.5">
          What you wrote cannot be read any more. Please write it anew.
        </p>
      )}
      {written.length > 0 && (
        <dl className="mt-3 divide-y divide-border">
          {written.map(({ value, label }) => (
            <div key={value} className="py-2.5">
              <dt className="type-small text-muted">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-wrap">{card.texts[value]}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button
        kind="tinted"
        className="mt-4 max-sm:w-full"
        icon={<Pencil aria-hidden="true" size={20} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {written.length > 0 ? 'Change it' : 'Write it down'}
      </Button>
      {isOpen && <TextsDialog userId={userId} texts={card.texts} onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface TextsDialogProps {
  userId: string;
  texts: CardTextValues;
  onClose: () => void;
}

function TextsDialog({ userId, texts, onClose }: TextsDialogProps) {
  const formId = useId();
  const { take, isBusy, trouble } = useCardSteps(userId);
  const [typed, setTyped] = useState(texts);
  const { formProps } = useForm({
    onSubmit: async () => {
      if ((await take({ do: 'save', change: { texts: typed } })) !== null) onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="What helpers should know"
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            Save
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="space-y-5">
        {CARD_TEXTS.map(({ value, label, hint }) => (
          <TextArea
            key={value}
            label={label}
            hint={hint === '' ? undefined : hint}
            maxLength={CARD_LIMITS.text}
            value={typed[value]}
            onChange={(event) => setTyped({ ...typed, [value]: event.currentTarget.value })}
          />
        ))}
        <p role="alert" className="type-small text-danger empty:hidden">
          {trouble}
        </p>
      </form>
    </Dialog>
  );
}
