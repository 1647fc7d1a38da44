import {
  findWeightFault,
  roundForDisplay,
  showWeightIn,
  type WeightAnswer,
} from '@lunaria/domain/profile/weight.ts';
import { useState } from 'react';
import { NumberField } from '../../../ui/number-field.tsx';
import { UnitToggle } from '../../../ui/unit-toggle.tsx';
import { asAmount } from './height-fields.tsx';

const UNITS = [
  { value: 'kg', label: 'kg' },
  { value: 'lbs', label: 'lbs' },
] as const;

interface WeightFieldsProps {
  value: WeightAnswer;
  onValueChange: (weight: WeightAnswer) => void;
}

/** Kilograms or pounds. */
export function WeightFields({ value, onValueChange }: WeightFieldsProps) {
  const [isLeft, setLeft] = useState(false);
  const error = (isLeft && value.weight > 0 && findWeightFault(value)) || undefined;
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-2">
      <NumberField
        key={value.weightUnit}
        label="Weight"
        unit={value.weightUnit}
        isDecimal
        value={value.weight === 0 ? null : roundForDisplay(value.weight)}
        onValueChange={(weight) => onValueChange({ ...value, weight: asAmount(weight) })}
        onBlur={() => setLeft(true)}
        error={error}
      />
      <div className="pt-6.5">
        <UnitToggle
          label="Unit of weight"
          units={UNITS}
          value={value.weightUnit}
          onValueChange={(unit) => onValueChange(showWeightIn(value, unit))}
        />
      </div>
    </div>
  );
}
