import { NO_SETTINGS, type QuietHours, REMINDER_TEXTS } from '@lunaria/domain/reminders/reminder-settings.ts';
import { useId, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { ErrorLine } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TimeField } from '../../ui/time-field.tsx';

interface QuietHoursCardProps {
  quiet: QuietHours | null;
  onChange: (quiet: QuietHours | null) => void;
}

/** Between which times nothing comes; over midnight too. */
export function QuietHoursCard({ quiet, onChange }: QuietHoursCardProps) {
  const id = useId();
  // The same time twice would be no hours, or all of them: it stands there, is said to be wrong and is not saved.
  const [wrong, setWrong] = useState<QuietHours | null>(null);
  const shown = quiet && (wrong ?? quiet);
  const change = (part: Partial<QuietHours>) => {
    if (shown === null) return;
    const next = { ...shown, ...part };
    const isWrong = next.from === next.to;
    setWrong(isWrong ? next : null);
    if (!isWrong) onChange(next);
  };
  return (
    <Card className="p-4! md:px-6! md:py-4!">
      <Switch
        label="Quiet hours"
        hint="A reminder due in these hours comes when they end, if it is still useful."
        isOn={quiet !== null}
        onChange={(isOn) => {
          setWrong(null);
          onChange(isOn ? NO_SETTINGS.quiet : null);
        }}
      />
      {shown && (
        <fieldset
          aria-label="Quiet hours"
          aria-describedby={`${id}-error`}
          className="mt-4 border-t border-border pt-4"
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <TimeField label="From" minute={shown.from} onMinuteChange={(from) => change({ from })} />
            <TimeField label="Until" minute={shown.to} onMinuteChange={(to) => change({ to })} />
          </div>
          <ErrorLine id={`${id}-error`} error={wrong ? REMINDER_TEXTS.quiet : undefined} />
        </fieldset>
      )}
    </Card>
  );
}
