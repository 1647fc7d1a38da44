import { UNREADABLE_BLOOD_PRESSURE } from '@lunaria/domain/daily-log/daily-log.ts';
import type { LogField } from '@lunaria/domain/daily-log/log-fields.ts';
import type { ReactNode } from 'react';
import { Slider } from '../../../ui/slider.tsx';
import { ChoiceEntry } from './choice-entry.tsx';
import type { EntryProps } from './entry-props.ts';
import { FieldAside } from './field-aside.tsx';
import { NumberEntry } from './number-entry.tsx';
import { TypedField } from './typed-field.tsx';

interface FieldEntryProps extends EntryProps {
  name: string;
  /** There is a blood pressure that the server cannot open. */
  isUnreadable: boolean;
  /** What belongs to her answer. */
  below: ReactNode;
}

/** A field of the log, by its kind. */
export function FieldEntry({ name, field, isUnreadable, below, ...props }: FieldEntryProps) {
  return (
    <div data-field={name}>
      {drawField(name, field, isUnreadable, props)}
      {below}
    </div>
  );
}

function drawField(name: string, field: LogField, isUnreadable: boolean, props: Omit<EntryProps, 'field'>) {
  const { entry, onChange, onBlur, error, startsAt, accent } = props;
  switch (field.kind) {
    case 'scale':
      return (
        <Slider
          label={field.label}
          value={entry}
          onValueChange={onChange}
          min={field.min}
          max={field.max}
          lowLabel={`${field.min} ${field.low}`}
          highLabel={`${field.max} ${field.high}`}
          aside={<FieldAside label={field.label} isLogged={entry !== null} onClear={() => onChange(null)} />}
          startsAt={typeof startsAt === 'number' ? startsAt : null}
          emptyText="Not logged"
          {...{ error, accent, onBlur }}
        />
      );
    case 'number':
      return <NumberEntry {...props} field={field} />;
    case 'choice':
      return <ChoiceEntry {...props} field={field} name={name} />;
    case 'blood-pressure':
      return (
        <TypedField
          label={field.label}
          unit="mmHg"
          text={entry === null ? '' : String(entry)}
          onType={(text) => onChange(text.trim() === '' ? null : text.slice(0, 40))}
          inputMode="text"
          placeholder="Not logged"
          aside={<span />}
          hint={isUnreadable ? UNREADABLE_BLOOD_PRESSURE : 'As the cuff shows it: 120/80'}
          {...{ error, onBlur }}
        />
      );
    case 'flag':
      return null;
  }
}
