import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CONTROL_STYLE, describeField, FaintNumber, Field, type FieldTexts } from './field.tsx';
import { ICON_BUTTON_STYLE } from './icon-button.tsx';
import { type TypedNumber, useTypedText } from './typed-number.ts';

interface NumberStepperProps extends FieldTexts {
  value: TypedNumber;
  onValueChange: (value: TypedNumber) => void;
  min: number;
  max: number;
  step: number;
  /** What the first press of − and + makes of an empty field. */
  first: { down: number; up: number };
  /** Behind the number. */
  unit?: string;
  isDecimal?: boolean;
  aside?: ReactNode;
  /** Where it stands, faintly, while it is empty: − and + go on from there, pressing on it takes it. */
  startsAt?: TypedNumber;
  placeholder?: string;
  onBlur?: () => void;
}

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

/** A number to type, with a step less and a step more beside it. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, hint, error, value, onValueChange, min, max, step, first, unit, isDecimal, aside } = props;
  const { startsAt = null, placeholder = '', onBlur } = props;
  const id = useId();
  const { text, type } = useTypedText(value, onValueChange);
  const start = value === null && typeof startsAt === 'number' ? startsAt : null;
  const from = start ?? value;
  const stepBy = (direction: 'down' | 'up') =>
    onValueChange(
      typeof from === 'number' ? findStep(from, direction, { min, max, step }) : first[direction],
    );
  return (
    <Field id={id} {...{ label, hint, error, aside }}>
      <div className="flex items-center gap-2">
        <StepButton
          label={`${label}: less`}
          isDisabled={typeof value === 'number' && value <= min}
          onPress={() => stepBy('down')}
          icon={<Minus {...ICON} />}
        />
        {/* A tap beside the digits means the field. */}
        <label
          className={`${CONTROL_STYLE} flex min-w-0 flex-1 cursor-text items-center justify-center gap-1.5 has-aria-invalid:border-danger has-aria-invalid:inset-ring has-aria-invalid:inset-ring-danger has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${start === null ? '' : 'relative border-dashed'}`}
        >
          <input
            id={id}
            type="text"
            inputMode={isDecimal ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-labelledby={`${id}-label`}
            aria-invalid={error ? true : undefined}
            aria-describedby={
              [unit && `${id}-unit`, describeField(id, { hint, error })].filter(Boolean).join(' ') ||
              undefined
            }
            placeholder={placeholder}
            value={text}
            onChange={(event) => type(event.target.value)}
            onClick={({ currentTarget }) => {
              if (start === null) return;
              onValueChange(start);
              // What she types next takes its place.
              requestAnimationFrame(() => currentTarget.select());
            }}
            onBlur={onBlur}
            style={{ width: `${text === '' ? placeholder.length + 1 : text.length + 0.5}ch` }}
            className={`min-w-0 max-w-full bg-transparent text-center font-medium tabular-nums placeholder:font-regular focus-visible:outline-none ${start === null ? '' : 'placeholder:text-transparent'}`}
          />
          {unit && (
            <span id={`${id}-unit`} className={`text-muted ${text === '' ? 'sr-only' : ''}`}>
              {unit}
            </span>
          )}
          {start !== null && (
            <FaintNumber>
              {start}
              {unit && <span>{unit}</span>}
            </FaintNumber>
          )}
        </label>
        <StepButton
          label={`${label}: more`}
          isDisabled={typeof value === 'number' && value >= max}
          onPress={() => stepBy('up')}
          icon={<Plus {...ICON} />}
        />
      </div>
    </Field>
  );
}

interface StepButtonProps {
  label: string;
  isDisabled: boolean;
  onPress: () => void;
  icon: ReactNode;
}

function StepButton({ label, isDisabled, onPress, icon }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
      className={`${ICON_BUTTON_STYLE} size-[44px]! shrink-0`}
    >
      {icon}
    </button>
  );
}

/** The next whole step below or above: from 7.2 by halves to 7.5, and back to 7. */
export function findStep(
  value: number,
  direction: 'down' | 'up',
  { min, max, step }: { min: number; max: number; step: number },
): number {
  const steps = value / step;
  const next = direction === 'up' ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1;
  return Math.min(Math.max(next * step, min), max);
}
