import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { LAB_ANALYTES } from '@lunaria/domain/laboratory/analytes.ts';
import { findLabAnalyte } from '@lunaria/domain/laboratory/find-lab-analyte.ts';
import { LAB_LIMITS } from '@lunaria/domain/laboratory/lab-result.ts';
import { COMMON_UNITS, labelOf } from '@lunaria/domain/laboratory/lab-unit.ts';
import {
  entryOf,
  FIRST_LAB_DAY,
  findDayFault,
  LAB_TEXTS,
  type LabEntry,
  type LabValue,
} from '@lunaria/domain/laboratory/lab-value.ts';
import type { LabTopic } from '@lunaria/domain/laboratory/topics.ts';
import { useId, useState } from 'react';
import { makeId } from '../../app/make-id.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import type { ValueForm } from './use-value-steps.ts';

interface ValueDialogProps extends ValueForm {
  topics: readonly LabTopic[];
  today: CalendarDate;
  onSave: (id: string, entry: LabEntry, base: LabValue | null) => void;
  onClose: () => void;
}

type Draft = Omit<LabEntry, 'local_day'> & { local_day: CalendarDate | null };

/** What she takes from a report: name, result and day; unit and range where they are printed. */
export function ValueDialog({ value, preset, topics, today, onSave, onClose }: ValueDialogProps) {
  const formId = useId();
  // Made once, so that pressing twice adds one.
  const [id] = useState(() => value?.id ?? makeId());
  const [draft, setDraft] = useState<Draft>(() => (value ? entryOf(value) : emptyDraft(preset)));
  const { local_day, name, text, unit } = draft;
  const { formProps, say, leave } = useForm({
    faults: {
      name: name.trim() === '' ? LAB_TEXTS.name : null,
      text: text.trim() === '' ? LAB_TEXTS.text : null,
      local_day: local_day === null ? LAB_TEXTS.day : findDayFault(local_day, today),
    },
    onSubmit() {
      if (local_day === null) return;
      onClose();
      onSave(id, { ...draft, local_day }, value ?? null);
    },
  });
  const set = (field: keyof Draft) => ({
    value: draft[field] ?? '',
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={value ? 'Change this result' : 'Add a value'}
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
        <TextField
          label="Test"
          hint="As it is printed, such as Ferritin or TSH"
          list={`${formId}-names`}
          maxLength={LAB_LIMITS.name}
          autoComplete="off"
          onBlur={() => leave('name')}
          error={say('name')}
          {...set('name')}
        />
        <Options id={`${formId}-names`} options={namesOf(topics)} />
        <TextField
          label="Result"
          hint="A number, or words: 11, < 0.01, positive"
          maxLength={LAB_LIMITS.text}
          autoComplete="off"
          onBlur={() => leave('text')}
          error={say('text')}
          {...set('text')}
        />
        <TextField
          label="Unit"
          hint="Leave it empty where none is printed"
          list={`${formId}-units`}
          maxLength={LAB_LIMITS.unit}
          autoComplete="off"
          {...set('unit')}
        />
        <Options id={`${formId}-units`} options={unitsOf(name, unit)} />
        <TextField
          label="Range on the report"
          hint="As it is printed, such as 15 - 150"
          maxLength={LAB_LIMITS.range}
          autoComplete="off"
          {...set('range_text')}
        />
        <DateField
          label="Day of the sample"
          value={local_day}
          onValueChange={(day) => setDraft({ ...draft, local_day: day })}
          min={FIRST_LAB_DAY}
          max={today}
          today={today}
          error={say('local_day')}
        />
      </form>
    </Dialog>
  );
}

function Options({ id, options }: { id: string; options: readonly string[] }) {
  return (
    <datalist id={id}>
      {options.map((option) => (
        <option key={option} value={option} />
      ))}
    </datalist>
  );
}

/** Of a test that she has, its name and unit are known already. */
function emptyDraft(preset: LabTopic | undefined): Draft {
  const last = preset?.values[0]?.result;
  return { name: last?.name ?? '', text: '', unit: last?.unit ?? '', range_text: '', local_day: null };
}

/** Hers first. What is measured at home has places of its own. */
function namesOf(topics: readonly LabTopic[]): string[] {
  const known = LAB_ANALYTES.filter(({ group }) => group !== 'home').map(({ name }) => name);
  return [...new Set([...topics.map(({ name }) => name), ...known])].filter((name) => name !== '');
}

function unitsOf(name: string, unit: string): string[] {
  const analyte = name.trim() === '' ? null : findLabAnalyte(name, unit);
  const units = analyte?.units.map(({ ucum }) => labelOf(ucum)) ?? [];
  const others = [analyte?.convert?.from, analyte?.convert?.to, analyte?.also].map((one) =>
    labelOf(one ?? ''),
  );
  const all = [...new Set([...units, ...others])].filter((one) => one !== '');
  return all.length > 0 ? all : [...COMMON_UNITS];
}
