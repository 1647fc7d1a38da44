import type { ChoiceField } from '@lunaria/domain/daily-log/log-fields.ts';
import { useId } from 'react';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { Select } from '../../../ui/select.tsx';
import type { EntryProps } from './entry-props.ts';
import { FieldAside } from './field-aside.tsx';
import { FlowChoice } from './flow-choice.tsx';

/** More answers than these stand in a list that opens. */
const CHIPS_UP_TO = 3;

/** One of a few answers, or none. */
export function ChoiceEntry(props: EntryProps<ChoiceField> & { name: string }) {
  const { name, field, entry, onChange, startsAt } = props;
  const { label, options } = field;
  const isLogged = entry !== null;
  const asideId = useId();
  const clear = <FieldAside id={asideId} label={label} isLogged={isLogged} onClear={() => onChange(null)} />;
  const isList = options.length > CHIPS_UP_TO && name !== 'activity_type';
  return (
    <div className="relative pt-1">
      <div className="absolute top-0 right-0 flex min-h-7 items-center">{(isLogged || !isList) && clear}</div>
      {name === 'menstrual-cycle.period_flow' ? (
        <FlowChoice {...{ field, entry, onChange }} />
      ) : isList ? (
        <Select
          label={label}
          options={options}
          value={typeof entry === 'string' ? entry : ''}
          onValueChange={onChange}
          placeholder="Not logged"
        />
      ) : (
        <ChoiceChips
          label={label}
          options={options}
          value={typeof entry === 'string' ? [entry] : []}
          onValueChange={([chosen = null]) => onChange(chosen)}
          isSingle
          startsAt={typeof startsAt === 'string' ? startsAt : null}
          describedBy={isLogged ? undefined : asideId}
        />
      )}
    </div>
  );
}
