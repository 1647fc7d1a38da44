import { EXPORT_LIMITS, passphraseSchema } from '@lunaria/domain/export/data-export.ts';
import { LEAVABLE_PARTS, type LeavablePart } from '@lunaria/domain/export/exported-data.ts';
import { Package } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import type { ExportWish } from './exports-query.ts';

interface AskFormProps {
  isBusy: boolean;
  trouble: string | null;
  onAsk: (wish: ExportWish) => Promise<boolean>;
}

const LABELS: Record<LeavablePart, string> = {
  losses: 'Pregnancies that ended in a loss',
  notes: 'My notes on days and documents',
};

/** What is in the file, and whether it takes a passphrase. */
export function AskForm({ isBusy, trouble, onAsk }: AskFormProps) {
  const [parts, setParts] = useState<readonly LeavablePart[]>(LEAVABLE_PARTS);
  const [passphrase, setPassphrase] = useState('');
  const fault = passphraseSchema.safeParse(passphrase).error?.issues[0]?.message ?? null;
  const { formProps, say, leave } = useForm({
    faults: { passphrase: fault },
    onSubmit: async () => {
      const isAsked = await onAsk({
        leaves_out: LEAVABLE_PARTS.filter((part) => !parts.includes(part)),
        passphrase,
      });
      if (isAsked) setPassphrase('');
    },
  });
  return (
    <Card>
      <form {...formProps} className="space-y-5">
        <fieldset>
          <legend className="type-label mb-2">Also in it</legend>
          <div className="space-y-2">
            {LEAVABLE_PARTS.map((part) => (
              <Checkbox
                key={part}
                label={LABELS[part]}
                checked={parts.includes(part)}
                onChange={({ target }) =>
                  setParts(
                    LEAVABLE_PARTS.filter((one) => (one === part ? target.checked : parts.includes(one))),
                  )
                }
              />
            ))}
          </div>
        </fieldset>
        <PasswordField
          label="Passphrase (if you want one)"
          hint="Without one, whoever has the file can read it. With one, open it with 7-Zip or a program like it. We keep no copy, and cannot open it for you."
          autoComplete="off"
          maxLength={EXPORT_LIMITS.passphraseMax}
          value={passphrase}
          error={say('passphrase')}
          onBlur={() => leave('passphrase')}
          onChange={({ target }) => setPassphrase(target.value)}
        />
        <Button
          type="submit"
          isBusy={isBusy}
          className="max-sm:w-full"
          icon={<Package aria-hidden="true" size={20} strokeWidth={1.75} />}
        >
          Make the file
        </Button>
        {trouble && (
          <p role="alert" className="type-small text-danger">
            {trouble}
          </p>
        )}
      </form>
    </Card>
  );
}
