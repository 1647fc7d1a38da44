import {
  enterCentimetres,
  enterFeet,
  type HeightAnswer,
  showHeightIn,
} from '@lunaria/domain/profile/height.ts';
import { roundForDisplay, showWeightIn, type WeightAnswer } from '@lunaria/domain/profile/weight.ts';
import { NumberField } from '../ui/number-field.tsx';
import { UnitToggle } from '../ui/unit-toggle.tsx';

const HEIGHT_UNITS = [
  { value: 'cm', label: 'cm' },
  { value: 'ft', label: 'ft / in' },
] as const;

interface HeightFieldsProps {
  value: HeightAnswer;
  onValueChange: (height: HeightAnswer) => void;
  onLeave: () => void;
  /** Said of what is typed; a field that is empty is named as missing at the end of the form. */
  error: string | undefined;
  /** Where it is the one field of its form, an empty one is named beside it. */
  isMissingSaid?: boolean;
}

/** Centimetres, or feet and inches. */
export function HeightFields(props: HeightFieldsProps) {
  const { value, onValueChange, onLeave, error: fault, isMissingSaid = false } = props;
  const isTyped = isMissingSaid || value.height > 0 || (value.heightInches ?? 0) > 0;
  const error = isTyped ? fault : undefined;
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-2">
      {value.heightUnit === 'cm' ? (
        <NumberField
          key="cm"
          label="Height"
          unit="cm"
          isDecimal
          value={value.height === 0 ? null : roundForDisplay(value.height)}
          onValueChange={(cm) => onValueChange(enterCentimetres(asAmount(cm)))}
          onBlur={onLeave}
          error={error}
        />
      ) : (
        <div className="grid grid-cols-2 gap-x-2">
          <NumberField
            key="ft"
            label="Height, feet"
            unit="ft"
            value={value.heightFeet}
            onValueChange={(feet) => onValueChange(enterFeet(asPart(feet), value.heightInches))}
            onBlur={onLeave}
          />
          <NumberField
            key="in"
            label="Inches"
            unit="in"
            value={value.heightInches}
            onValueChange={(inches) => onValueChange(enterFeet(value.heightFeet, asPart(inches)))}
            onBlur={onLeave}
            error={error}
          />
        </div>
      )}
      <div className="pt-6.5">
        <UnitToggle
          label="Unit of height"
          units={HEIGHT_UNITS}
          value={value.heightUnit}
          onValueChange={(unit) => onValueChange(showHeightIn(value, unit))}
        />
      </div>
    </div>
  );
}

/** 0 for an empty field and for what is no number. */
function asAmount(typed: number | null): number {
  return typed === null || Number.isNaN(typed) ? 0 : typed;
}

function asPart(typed: number | null): number | null {
  return Number.isNaN(typed) ? null : typed;
}

const WEIGHT_UNITS = [
  { value: 'kg', label: 'kg' },
  { value: 'lbs', label: 'lbs' },
] as const;

interface WeightFieldsProps {
  value: WeightAnswer;
  onValueChange: (weight: WeightAnswer) => void;
  onLeave: () => void;
  error: string | undefined;
  isMissingSaid?: boolean;
}

/** Kilograms or pounds. */
export function WeightFields(props: WeightFieldsProps) {
  const { value, onValueChange, onLeave, error: fault, isMissingSaid = false } = props;
  const error = isMissingSaid || value.weight > 0 ? fault : undefined;
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-2">
      <NumberField
        key={value.weightUnit}
        label="Weight"
        unit={value.weightUnit}
        isDecimal
        value={value.weight === 0 ? null : roundForDisplay(value.weight)}
        onValueChange={(weight) => onValueChange({ ...value, weight: asAmount(weight) })}
        onBlur={onLeave}
        error={error}
      />
      <div className="pt-6.5">
        <UnitToggle
          label="Unit of weight"
          units={WEIGHT_UNITS}
          value={value.weightUnit}
          onValueChange={(unit) => onValueChange(showWeightIn(value, unit))}
        />
      </div>
    </div>
  );
}
