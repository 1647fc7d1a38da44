import { KIND_WORDS, PART_KINDS, type PartKind } from '@lunaria/domain/account/parts/kinds.ts';
import { PART_TEXTS, type PartsChoice } from '@lunaria/domain/account/parts/parts.ts';
import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { useEffect, useId, useRef } from 'react';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { DateField } from '../../../../ui/date-field.tsx';
import { ErrorLine } from '../../../../ui/field.tsx';
import { RadioCards } from '../../../../ui/radio-cards.tsx';
import { ownZone } from './parts-query.ts';

const WHEN = [
  { value: 'all', label: 'All of it' },
  { value: 'week', label: 'The last 7 days' },
  { value: 'month', label: 'The last 30 days' },
  { value: 'days', label: 'From a day to a day' },
] as const;
type When = (typeof WHEN)[number]['value'];

export interface PartsForm {
  kinds: readonly PartKind[];
  /** Empty until she chooses. */
  when: When | '';
  from: CalendarDate | null;
  to: CalendarDate | null;
}

export const NO_PARTS: PartsForm = { kinds: [], when: '', from: null, to: null };

const FIRST_DAY: CalendarDate = '1900-01-01';

/** What keeps it from being looked at, and of which field that is. */
export function findChoiceFault({
  kinds,
  when,
  from,
  to,
}: PartsForm): { of: 'kinds' | 'when'; text: string } | null {
  if (kinds.length === 0) return { of: 'kinds', text: PART_TEXTS.noKind };
  if (when === '') return { of: 'when', text: 'Choose which days.' };
  if (when !== 'days') return null;
  if (from === null || to === null) return { of: 'when', text: 'Choose the first day and the last.' };
  return from > to ? { of: 'when', text: PART_TEXTS.backward } : null;
}

export function toChoice({ kinds, when, from, to }: PartsForm, today: CalendarDate): PartsChoice {
  const back = (days: number) => ({ from: addDays(today, 1 - days), to: today });
  const days = { all: { from: null, to: null }, week: back(7), month: back(30), days: { from, to } };
  return {
    kinds: PART_KINDS.filter((kind) => kinds.includes(kind)),
    ...days[when || 'all'],
    zone: ownZone(),
  };
}

interface ChoosePartsProps {
  form: PartsForm;
  today: CalendarDate;
  fault: ReturnType<typeof findChoiceFault>;
  onChange: (form: PartsForm) => void;
}

export function ChooseParts({ form, today, fault, onChange }: ChoosePartsProps) {
  const id = useId();
  const what = useRef<HTMLFieldSetElement>(null);
  const when = useRef<HTMLDivElement>(null);
  // On a phone one of the two is out of sight where she pressed.
  useEffect(() => {
    if (fault === null) return;
    const at = fault.of === 'kinds' ? what.current : when.current;
    at?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
    at?.scrollIntoView({ block: fault.of === 'kinds' ? 'start' : 'end' });
  }, [fault]);
  const faultOf = (of: 'kinds' | 'when') => (fault?.of === of ? fault.text : undefined);
  return (
    <div className="space-y-6">
      <fieldset ref={what} aria-describedby={faultOf('kinds') ? `${id}-error` : undefined}>
        <legend className="type-label mb-3">What?</legend>
        <ErrorLine id={`${id}-error`} error={faultOf('kinds')} />
        <div className="mt-1 space-y-3">
          {PART_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={
                <>
                  <span className="block font-medium">{KIND_WORDS[kind].title}</span>
                  <span className="block text-muted">{KIND_WORDS[kind].about}</span>
                </>
              }
              checked={form.kinds.includes(kind)}
              onChange={({ target }) =>
                onChange({
                  ...form,
                  kinds: target.checked
                    ? [...form.kinds, kind]
                    : form.kinds.filter((other) => other !== kind),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <div ref={when} className="space-y-3">
        <RadioCards
          label="Which days?"
          isStacked
          options={WHEN}
          value={form.when}
          error={faultOf('when')}
          onValueChange={(when) => onChange({ ...form, when })}
        />
        {form.when === 'days' && (
          <div className="grid gap-3 sm:grid-cols-2">
            <DateField
              label="First day"
              value={form.from}
              min={FIRST_DAY}
              max={today}
              today={today}
              onValueChange={(from) => onChange({ ...form, from })}
            />
            <DateField
              label="Last day"
              value={form.to}
              min={FIRST_DAY}
              max={today}
              today={today}
              onValueChange={(to) => onChange({ ...form, to })}
            />
          </div>
        )}
      </div>
    </div>
  );
}
