import { UNUSUAL_REASONS } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { ShownCycle } from '../say-cycle.ts';
import { type CycleDraft, listCountChoices } from './cycle-draft.ts';

interface CountFieldProps {
  cycle: ShownCycle;
  draft: CycleDraft;
  onValueChange: (part: Partial<CycleDraft>) => void;
  error: string | undefined;
}

/** Whether the cycle goes into her figures and forecasts, and why not. */
export function CountField({ cycle, draft, onValueChange, error }: CountFieldProps) {
  return (
    <div className="space-y-4">
      <RadioCards
        label="In your figures and forecasts"
        isStacked
        options={listCountChoices(cycle)}
        value={draft.count}
        onValueChange={(count) => onValueChange({ count })}
      />
      {draft.count === 'unusual' && (
        <Select
          label="Reason"
          options={UNUSUAL_REASONS}
          value={draft.reason}
          onValueChange={(reason) => onValueChange({ reason })}
          error={error}
        />
      )}
    </div>
  );
}
