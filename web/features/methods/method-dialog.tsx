import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { MethodUse } from '@lunaria/domain/methods/method-use.ts';
import { METHODS, type Method } from '@lunaria/domain/methods/methods.ts';
import { useId, useState } from 'react';
import { makeId } from '../../app/make-id.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Select } from '../../ui/select.tsx';
import { useForm } from '../../ui/use-form.ts';
import { draftMethod, type MethodDraft, type MethodField, MONTHS, readMethod } from './method-draft.ts';

export const EARLIEST_DAY: CalendarDate = '1900-01-01';

const CERTAINTY_OPTIONS = [
  { value: 'day', label: 'I know the day' },
  { value: 'month', label: 'Only the month' },
  { value: 'year', label: 'Only the year' },
  { value: 'unknown', label: 'I don’t remember' },
] as const;

interface MethodDialogProps {
  /** The one to correct; null: a new one. */
  base: MethodUse | null;
  /** Chosen already, of a new one. */
  preset: Method | '';
  today: CalendarDate;
  onSave: (use: MethodUse, base: MethodUse | null) => void;
  onClose: () => void;
}

/** A method, since when she uses it and until when. */
export function MethodDialog({ base, preset, today, onSave, onClose }: MethodDialogProps) {
  const formId = useId();
  // Made once, so that pressing twice enters one.
  const [id] = useState(() => base?.id ?? makeId());
  const [draft, setDraft] = useState(() => draftMethod(base, preset));
  const { use, faults } = readMethod(id, draft, today);
  const { formProps, say } = useForm({ faults, onSubmit: save });

  function save() {
    if (use === null) return;
    onSave(use, base);
    onClose();
  }
  const change = (part: Partial<MethodDraft>) => setDraft({ ...draft, ...part });

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={base === null ? 'Add a method' : 'Correct a method'}
      footer={
        <>
          <Button kind="secondary" className="max-sm:flex-1" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} className="max-sm:flex-1">
            Save
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="space-y-5">
        <Select
          label="Method"
          options={METHODS}
          value={draft.method}
          onValueChange={(method) => change({ method })}
          error={say('method')}
        />
        <StartFields {...{ draft, change, today, say }} />
        <Checkbox
          label="I use it now"
          checked={draft.isGoing}
          onChange={(event) => change({ isGoing: event.target.checked })}
        />
        {!draft.isGoing && (
          <DateField
            label="Last day"
            hint="If you are not sure, about will do."
            value={draft.endedOn}
            onValueChange={(endedOn) => change({ endedOn })}
            min={EARLIEST_DAY}
            max={today}
            today={today}
            error={say('endedOn')}
          />
        )}
      </form>
    </Dialog>
  );
}

interface StartFieldsProps {
  draft: MethodDraft;
  change: (part: Partial<MethodDraft>) => void;
  today: CalendarDate;
  say: (field: MethodField) => string | undefined;
}

/** Since when, as well as she knows it. */
function StartFields({ draft, change, today, say }: StartFieldsProps) {
  const { certainty } = draft;
  return (
    <>
      <RadioCards
        label="When did you begin?"
        options={CERTAINTY_OPTIONS}
        value={certainty}
        onValueChange={(next) => change({ certainty: next })}
      />
      {certainty === 'day' && (
        <DateField
          label="First day"
          value={draft.day}
          onValueChange={(day) => change({ day })}
          min={EARLIEST_DAY}
          max={today}
          today={today}
          error={say('day')}
        />
      )}
      {(certainty === 'month' || certainty === 'year') && (
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          {certainty === 'month' && (
            <Select
              label="Month"
              options={MONTHS}
              value={draft.month}
              onValueChange={(month) => change({ month })}
              error={say('month')}
            />
          )}
          <NumberField
            label="Year"
            value={draft.year}
            onValueChange={(year) => change({ year })}
            error={say('year')}
          />
        </div>
      )}
    </>
  );
}
