import type { NotRightReason } from '@lunaria/domain/alerts/safety-alert.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';

interface NotRightFormProps {
  onChoose: (why?: NotRightReason) => void;
  onCancel: () => void;
}

const REASONS: readonly { value: NotRightReason; label: string }[] = [
  { value: 'mistyped', label: 'I entered something wrong' },
  { value: 'known', label: 'I know this, and it is being looked after' },
  { value: 'not-mine', label: 'It is not about me' },
  { value: 'other', label: 'Something else' },
];

/** Why an alert does not fit. She need not say. */
export function NotRightForm({ onChoose, onCancel }: NotRightFormProps) {
  const [why, setWhy] = useState<NotRightReason | ''>('');
  return (
    <div className="mt-5">
      <RadioCards
        label="What is not right? You need not say, and only you can read it."
        options={REASONS}
        value={why}
        onValueChange={setWhy}
        isStacked
      />
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button kind="secondary" onClick={() => onChoose(why === '' ? undefined : why)}>
          Close this alert
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Keep it open
        </Button>
      </div>
    </div>
  );
}
