import { HISTORY_ADDRESS } from '@lunaria/domain/dashboard/places.ts';
import {
  CARD_LIMITS,
  CARD_TEXTS,
  type CardTextValues,
  type EmergencyCard,
  HISTORY_PARTS,
} from '@lunaria/domain/emergency/emergency-card.ts';
import { sayHistory } from '@lunaria/domain/emergency/history-for-helpers.ts';
import { Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { useHistoryForHelpers } from '../use-facts-to-say.ts';
import { useCardSteps } from './card-query.ts';

/** What helpers should know and only she can say. */
export function CardTexts({ userId, card }: { userId: string; card: EmergencyCard }) {
  const [isOpen, setOpen] = useState(false);
  const written = CARD_TEXTS.filter(({ value }) => card.texts[value].trim() !== '');
  return (
    <Card>
      <h2 className="type-h2">What helpers should know</h2>
      <p className="measure mt-1 text-muted">
        Yours alone, until you show it on a page for helpers or print it. Write what you know, leave the rest.
      </p>
      <FromHistory userId={userId} />
      {card.unreadable && (
        <p role="status" className="type-small mt-3 rounded-input bg-moon px-3.5 py-2.5">
          What you wrote cannot be read any more. Please write it anew.
        </p>
      )}
      {written.length > 0 && <h3 className="type-h3 mt-5">In your own words</h3>}
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

/** What stands in her medical history, which is changed there and follows her here. */
function FromHistory({ userId }: { userId: string }) {
  const history = useHistoryForHelpers(userId);
  if (history === null) return null;
  const said = HISTORY_PARTS.flatMap((part) => {
    const label = CARD_TEXTS.find(({ value }) => value === part)?.label;
    return [{ part, label, text: sayHistory(part, history) }];
  });
  return (
    <>
      <h3 className="type-h3 mt-5">
        From <TextLink to={HISTORY_ADDRESS}>Medical History</TextLink>
      </h3>
      <dl aria-label="From Medical History" className="mt-1 divide-y divide-border">
        {said.map(({ part, label, text }) => (
          <div key={part} className="py-2.5">
            <dt className="type-small text-muted">{label}</dt>
            <dd className="wrap-anywhere first-letter:uppercase">{text}</dd>
          </div>
        ))}
      </dl>
    </>
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
        <p>What stands in your Medical History is on the card already. Add what is missing.</p>
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
