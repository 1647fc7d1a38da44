import { NO_SETTINGS, type QuietHours } from '@lunaria/domain/reminders/reminder-settings.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TimeField } from '../../ui/time-field.tsx';

interface QuietHoursCardProps {
  quiet: QuietHours | null;
  onChange: (quiet: QuietHours | null) => void;
}

/** Between which times nothing comes; over midnight too. */
export function QuietHoursCard({ quiet, onChange }: QuietHoursCardProps) {
  const change = (part: Partial<QuietHours>) => {
    if (quiet === null) return;
    const next = { ...quiet, ...part };
    // The same time twice would be no hours, or all of them.
    if (next.from !== next.to) onChange(next);
  };
  return (
    <Card className="p-4! md:px-6! md:py-4!">
      <Switch
        label="Quiet hours"
        hint="A reminder due in these hours comes when they end, if it is still useful."
        isOn={quiet !== null}
        onChange={(isOn) => onChange(isOn ? NO_SETTINGS.quiet : null)}
      />
      {quiet && (
        <div className="mt-4 grid gap-4 border-t border-border pt-4 sm:grid-cols-2">
          <TimeField label="From" minute={quiet.from} onMinuteChange={(from) => change({ from })} />
          <TimeField label="Until" minute={quiet.to} onMinuteChange={(to) => change({ to })} />
        </div>
      )}
    </Card>
  );
}
