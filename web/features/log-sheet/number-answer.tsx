import type { LogField } from '@lunaria/domain/daily-log/log-fields.ts';
import type { DayRows } from '@lunaria/domain/day-entry/day-rows.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useState } from 'react';
import { useUnits } from '../../data/daily-log/units.ts';
import type { DayEntry } from '../../data/day-entry/use-day-entry.ts';
import { FieldEntry } from '../daily-log/fields/field-entry.tsx';
import { findEntryFault } from '../daily-log/find-faults.ts';
import { type FormField, formFieldsOf, type TypedEntry } from '../daily-log/log-draft.ts';
import { useTypedAnswer } from './use-typed-answer.ts';

interface NumberAnswersProps {
  userId: string;
  stage: LifeStage;
  /** Of the form of her mode, by their names; those that it does not have are left out. */
  names: readonly string[];
  entry: DayEntry;
}

/** Values to type, with their units: the same fields as in the whole form of the log. */
export function NumberAnswers({ userId, stage, names, entry }: NumberAnswersProps) {
  const fields = names.flatMap((name) => formFieldsOf(stage).find((field) => field.name === name) ?? []);
  if (fields.length === 0) return null;
  return (
    <div className="space-y-5 py-3">
      {fields.map((field) => (
        <NumberAnswer key={field.name} {...{ userId, entry }} formField={field} />
      ))}
    </div>
  );
}

interface NumberAnswerProps {
  userId: string;
  formField: FormField;
  entry: DayEntry;
}

function NumberAnswer({ userId, formField, entry }: NumberAnswerProps) {
  const { units, changeUnits } = useUnits(userId);
  const [isTold, setTold] = useState(false);
  const stored = readValue(entry.rows, formField);
  // A pain from 0 to 10 is typed here; a slider would stand somewhere before she says anything.
  const field = asNumber(formField.field);
  const { value, type, flush } = useTypedAnswer<TypedEntry>(stored, (typed) => {
    // What is wrong stays in the field, and is not saved.
    if (findEntryFault(field, typed, units) === null) {
      entry.change((rows) => withValue(rows, formField, typed));
    }
  });
  const [wrong, setWrong] = useState<TypedEntry>(null);
  const shown = wrong ?? value;
  const fault = findEntryFault(field, shown, units);
  return (
    <FieldEntry
      name={formField.name}
      field={field}
      entry={shown}
      onChange={(typed) => {
        const isWrong = findEntryFault(field, typed, units) !== null;
        setWrong(isWrong ? typed : null);
        if (!isWrong) type(typed);
      }}
      onBlur={() => {
        setTold(true);
        flush();
      }}
      error={isTold && fault !== null ? fault : undefined}
      startsAt={null}
      isUnreadable={false}
      accent="sage"
      below={null}
      {...{ units, changeUnits }}
    />
  );
}

function asNumber(field: LogField): LogField {
  if (field.kind !== 'scale') return field;
  const { label, min, max } = field;
  return { kind: 'number', label, measure: 'count', min, max, isWhole: true, initial: null };
}

function partOf({ log }: DayRows, part: FormField['part']): Record<string, unknown> {
  const values = part === 'common' ? log : part === 'mode' ? log.extras : (log.signs ?? {});
  return values as unknown as Record<string, unknown>; // as: read by the keys of the form
}

function readValue(rows: DayRows, { key, part }: FormField): TypedEntry {
  const value = partOf(rows, part)[key];
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

function withValue(rows: DayRows, field: FormField, value: TypedEntry): DayRows {
  if (readValue(rows, field) === value) return rows;
  const { key, part } = field;
  if (part === 'common') return { ...rows, log: { ...rows.log, [key]: value } };
  const { [key]: _, ...others } = partOf(rows, part);
  const values = value === null ? others : { ...others, [key]: value };
  return { ...rows, log: { ...rows.log, [part === 'mode' ? 'extras' : 'signs']: values } };
}
