import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type ValueFields, valueFieldsSchema } from '@lunaria/domain/documents/reading/document-reading.ts';
import { lineAt, type PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import type { ShownValue } from '@lunaria/domain/documents/reading/shown-value.ts';
import { saySpot, spotOf } from '@lunaria/domain/documents/reading/spot.ts';
import { useId, useState } from 'react';
import { useToday } from '../../../app/use-today.ts';
import {
  fieldsOf,
  isAdded,
  NO_VALUE,
  type useValueChanges,
} from '../../../data/documents/use-value-changes.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LineButton } from '../../../ui/line-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { faultsOf, useForm } from '../../../ui/use-form.ts';
import { usePlaces } from '../places/places.tsx';

interface ValueDialogProps {
  /** null: one that was missed. */
  value: ShownValue | null;
  /** It is among her test results. */
  isResult: boolean;
  /** The day of the other values: a missed one is of the same, unless she says another. */
  day: CalendarDate | null;
  pages: readonly PageText[];
  changes: ReturnType<typeof useValueChanges>;
  tell: (title: string, message: string, undo: () => void) => void;
  onClose: () => void;
}

type TypedField = 'analyte' | 'value' | 'unit' | 'range';
const FIELDS: readonly { name: TypedField; label: string; hint?: string; isShort?: boolean }[] = [
  { name: 'analyte', label: 'What was measured' },
  { name: 'value', label: 'Result', isShort: true },
  { name: 'unit', label: 'Unit', isShort: true },
  {
    name: 'range',
    label: 'Printed range',
    hint: 'As the document prints it, for example 15 - 150 or < 5.0.',
  },
];
/** Nobody's results are older. */
const FIRST_DAY = '1900-01-01';

/** Corrects one value, with what was read in view. */
export default function ValueDialog(props: ValueDialogProps) {
  const { value, pages, onClose } = props;
  const formId = useId();
  const { fields, change, formProps, say, takeOut, takeBack } = useValueForm(props);
  const canTakeBack = value !== null && value.correction !== null && !isAdded(value);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={value === null ? 'Add a value' : 'Correct a value'}
      subtitle={
        value === null
          ? 'One that stands in the document and was not found.'
          : 'What was read is kept beside what you enter.'
      }
      footer={
        <DialogButtons
          formId={formId}
          onClose={onClose}
          takeOut={
            value !== null &&
            !value.is_removed && {
              label: isAdded(value) ? 'Remove' : 'Not a value',
              run: () => takeOut(value),
            }
          }
        />
      }
    >
      <form {...formProps} id={formId} className="space-y-5">
        {value !== null && !isAdded(value) && <WhatWasRead value={value} pages={pages} />}
        <div className="grid grid-cols-2 gap-x-4 gap-y-5">
          {FIELDS.map(({ name, label, hint, isShort }) => (
            <TextField
              key={name}
              label={label}
              hint={hint}
              value={fields[name]}
              onChange={(event) => change({ [name]: event.target.value })}
              error={say(name)}
              autoComplete="off"
              spellCheck={false}
              className={isShort ? 'max-[20rem]:col-span-2' : 'col-span-2'}
            />
          ))}
        </div>
        <SampleDay day={fields.observed_on} onChange={(day) => change({ observed_on: day })} />
        {canTakeBack && (
          <Button kind="quiet" className="-ml-3 px-3!" onClick={() => takeBack(value)}>
            Back to what was read
          </Button>
        )}
      </form>
    </Dialog>
  );
}

/** What is typed, and what becomes of the value: saved, taken out, or as it was read. */
function useValueForm({ value, isResult, day: dayOfOthers, changes, tell, onClose }: ValueDialogProps) {
  const before = value === null ? { ...NO_VALUE, observed_on: dayOfOthers } : fieldsOf(value);
  const [fields, setFields] = useState<ValueFields>(before);
  const change = (part: Partial<ValueFields>) => setFields((last) => ({ ...last, ...part }));

  const wanted: ValueFields = {
    ...fields,
    analyte: fields.analyte.trim(),
    value: fields.value.trim(),
    unit: fields.unit.trim(),
    range: fields.range.trim(),
    // Whoever corrects a value that was taken out wants it back.
    is_removed: false,
  };
  const { formProps, say } = useForm<keyof ValueFields>({
    faults: faultsOf(valueFieldsSchema.safeParse(wanted).error),
    onSubmit: save,
  });

  function save() {
    // as: only keys of the record itself are compared
    const keys = Object.keys(wanted) as (keyof ValueFields)[];
    if (value === null) tell('Value added', wanted.analyte, changes.add(wanted));
    else if (keys.some((key) => wanted[key] !== before[key]))
      tell('Value corrected', wanted.analyte, changes.correct(value, wanted));
    onClose();
  }

  function takeOut(taken: ShownValue) {
    const { analyte } = taken;
    const message = isResult
      ? `${analyte}. It leaves your test results too, unless you have it from elsewhere.`
      : analyte;
    if (isAdded(taken)) tell('Value removed', message, changes.revert(taken));
    else tell('Value taken out', message, changes.correct(taken, { ...before, is_removed: true }));
    onClose();
  }

  function takeBack(corrected: ShownValue) {
    tell('Back to what was read', corrected.correction?.read?.analyte ?? '', changes.revert(corrected));
    onClose();
  }

  return { fields, change, formProps, say, takeOut, takeBack };
}

interface DialogButtonsProps {
  formId: string;
  onClose: () => void;
  /** false: there is nothing to take out. */
  takeOut: { label: string; run: () => void } | false;
}

function DialogButtons({ formId, onClose, takeOut }: DialogButtonsProps) {
  return (
    <>
      {takeOut && (
        <Button kind="delete" className="mr-auto px-4!" onClick={takeOut.run}>
          {takeOut.label}
        </Button>
      )}
      <Button kind="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={formId}>
        Save
      </Button>
    </>
  );
}

interface SampleDayProps {
  day: CalendarDate | null;
  onChange: (day: CalendarDate | null) => void;
}

function SampleDay({ day, onChange }: SampleDayProps) {
  const today = useToday();
  return (
    <div>
      <DateField
        label="Day of the sample"
        value={day}
        onValueChange={onChange}
        min={FIRST_DAY}
        max={today}
        today={today}
      />
      {day !== null && (
        <p className="type-small mt-1.5">
          <LineButton onPress={() => onChange(null)}>No day</LineButton>
        </p>
      )}
    </div>
  );
}

/** The row as it was read, and the whole line it stands on. */
function WhatWasRead({ value, pages }: { value: ShownValue; pages: readonly PageText[] }) {
  const { hasPages } = usePlaces();
  const read = value.correction?.read ?? value;
  const line = lineAt({ pages: [...pages] }, read.place);
  const row = [read.analyte, read.value, read.unit, read.range && `(${read.range})`];
  return (
    <div className="rounded-input bg-sunken px-4 py-3">
      <p className="type-label">Read as: {row.filter(Boolean).join(' ')}</p>
      <p className="type-small mt-1 text-muted">
        {saySpot(spotOf(read.place), hasPages)}
        {line !== null && (
          <>
            : <q className="wrap-anywhere">{line.text.trim().replace(/\s+/g, ' ')}</q>
          </>
        )}
      </p>
    </div>
  );
}
