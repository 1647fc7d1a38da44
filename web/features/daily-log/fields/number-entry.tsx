import { countOf } from '@lunaria/domain/count-of.ts';
import type { Measure, NumberField } from '@lunaria/domain/daily-log/log-fields.ts';
import { inHerUnit, unitOf } from '@lunaria/domain/daily-log/show-value.ts';
import { millilitresOf, type Units } from '@lunaria/domain/profile/units.ts';
import type { ReactNode } from 'react';
import { NumberStepper } from '../../../ui/number-stepper.tsx';
import { type TypedNumber, useTypedText } from '../../../ui/typed-number.ts';
import { UnitToggle } from '../../../ui/unit-toggle.tsx';
import { fromField, toField, UNIT_CHOICES } from '../her-units.ts';
import type { EntryProps } from './entry-props.ts';
import { FieldAside } from './field-aside.tsx';
import { TypedField } from './typed-field.tsx';

/** Behind the number there is little room. */
const SHORT_UNITS: Partial<Record<Measure, string>> = { hours: 'h', minutes: 'min' };

/** How far − and + go, in the unit she sees; what is missing here is only typed. */
function stepOf(measure: Measure, units: Units): number | null {
  if (measure === 'hours') return 0.5;
  if (measure === 'minutes') return 5;
  if (measure === 'count') return 1;
  if (measure === 'glasses') return units.water_unit === 'ml' ? 50 : 1;
  return null;
}

export function NumberEntry(props: EntryProps<NumberField>) {
  const { field, entry, onChange, onBlur, startsAt, units, changeUnits } = props;
  const error = props.error;
  const { label, measure } = field;
  const isWhole = field.isWhole || (measure === 'glasses' && units.water_unit === 'ml');
  const change = (typed: TypedNumber) => onChange(fromField(typed, measure, units));
  const step = stepOf(measure, units);
  const isChoosable = measure === 'kg' || measure === 'fahrenheit' || measure === 'glasses';
  const toggle = isChoosable ? <UnitChoice {...{ measure, units, changeUnits }} /> : <span />;
  const value = toField(entry, measure, units);

  if (step === null) {
    const unit = unitOf(measure, units);
    return (
      <TypedNumberField
        key={unit}
        {...{ label, error, value, onBlur, unit, isWhole }}
        hint={measure === 'kg' ? 'Optional' : undefined}
        onValueChange={change}
        aside={toggle}
      />
    );
  }
  const clear = <FieldAside label={label} isLogged={entry !== null} onClear={() => onChange(null)} />;
  const initial = toField(field.initial, measure, units);
  const start = toField(startsAt, measure, units);
  const max = Math.floor(inHerUnit(field.max, measure, units));
  return (
    <NumberStepper
      key={unitOf(measure, units)}
      {...{ label, error, value, onBlur, step, max }}
      min={0}
      onValueChange={change}
      first={{
        down: typeof initial === 'number' ? initial : 0,
        up: typeof initial === 'number' && initial > 0 ? initial : step,
      }}
      unit={SHORT_UNITS[measure] ?? unitOf(measure, units, entry === 1)}
      isDecimal={!isWhole}
      startsAt={start}
      placeholder="Not logged"
      hint={measure === 'glasses' ? sayOtherUnit(entry, units) : undefined}
      aside={
        <span className="flex items-center gap-1.5">
          {toggle}
          {(entry !== null || start !== null) && clear}
        </span>
      }
    />
  );
}

interface TypedNumberFieldProps {
  label: string;
  value: TypedNumber;
  onValueChange: (value: TypedNumber) => void;
  onBlur: () => void;
  unit: string;
  isWhole: boolean;
  error: string | undefined;
  hint: string | undefined;
  aside: ReactNode;
}

function TypedNumberField({ value, onValueChange, isWhole, ...rest }: TypedNumberFieldProps) {
  const { text, type } = useTypedText(value, onValueChange);
  return (
    <TypedField
      {...rest}
      text={text}
      onType={type}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      placeholder="Not logged"
    />
  );
}

type UnitChoiceProps = Pick<EntryProps, 'units' | 'changeUnits'> & { measure: keyof typeof UNIT_CHOICES };

function UnitChoice({ measure, units, changeUnits }: UnitChoiceProps) {
  const { label, unit, options } = UNIT_CHOICES[measure];
  return (
    <UnitToggle<string>
      isSmall
      label={label}
      units={options}
      value={units[unit]}
      onValueChange={(chosen) => changeUnits({ [unit]: chosen })}
    />
  );
}

/** Glasses with millilitres beside them, and the other way round. */
function sayOtherUnit(glasses: EntryProps['entry'], units: Units): string {
  const isMl = units.water_unit === 'ml';
  if (typeof glasses !== 'number') return 'A glass is 250 ml';
  const shown = Math.round(glasses * 10) / 10;
  return isMl ? countOf(shown, 'glass', 'glasses') : `${Math.round(millilitresOf(glasses))} ml`;
}
