import {
  cmToFeet,
  findHeightFault,
  type HeightAnswer,
  type HeightUnit,
} from '@lunaria/domain/profile/height.ts';
import {
  findWeightFault,
  roundForDisplay,
  showWeightIn,
  type WeightAnswer,
  type WeightUnit,
  weightInKg,
} from '@lunaria/domain/profile/weight.ts';
import { useState } from 'react';
import { HeightFields, WeightFields } from '../../app/measure-fields.tsx';
import { useForm } from '../../ui/use-form.ts';
import { EditForm } from './edit-form.tsx';

interface HeightFormProps {
  /** Null: not said. */
  cm: number | null;
  unit: HeightUnit;
  onSave: (height: { height_cm: number; height_unit: HeightUnit }) => void;
  onRemove: () => void;
  onCancel: () => void;
}

export function HeightForm({ cm, unit, onSave, onRemove, onCancel }: HeightFormProps) {
  const [height, setHeight] = useState<HeightAnswer>(() => answerOf(cm, unit));
  const { formProps, say, leave } = useForm({
    faults: { height: findHeightFault(height) },
    onSubmit: () => onSave({ height_cm: height.height, height_unit: height.heightUnit }),
  });
  return (
    <EditForm name="Height" {...{ formProps, onCancel }} onRemove={cm === null ? undefined : onRemove}>
      <HeightFields
        value={height}
        onValueChange={setHeight}
        onLeave={() => leave('height')}
        error={say('height')}
        isMissingSaid
      />
    </EditForm>
  );
}

function answerOf(cm: number | null, unit: HeightUnit): HeightAnswer {
  const feet = cm === null || unit === 'cm' ? null : cmToFeet(cm);
  return {
    ...{ height: cm ?? 0, heightUnit: unit },
    ...{ heightFeet: feet?.feet ?? null, heightInches: feet?.inches ?? null },
  };
}

/** `170 cm`, `5 ft 7 in`. */
export function sayHeight(cm: number, unit: HeightUnit): string {
  if (unit === 'cm') return `${roundForDisplay(cm)} cm`;
  const { feet, inches } = cmToFeet(cm);
  return `${feet} ft ${inches} in`;
}

interface WeightFormProps {
  kg: number | null;
  unit: WeightUnit;
  /** The unit only where she chose another. */
  onSave: (weight: { weight_kg: number; weight_unit?: WeightUnit }) => void;
  onRemove: () => void;
  onCancel: () => void;
}

export function WeightForm({ kg, unit, onSave, onRemove, onCancel }: WeightFormProps) {
  const [weight, setWeight] = useState<WeightAnswer>(() =>
    showWeightIn({ weight: kg ?? 0, weightUnit: 'kg' }, unit),
  );
  const { formProps, say, leave } = useForm({
    faults: { weight: findWeightFault(weight) },
    onSubmit: () =>
      onSave({
        weight_kg: Math.round(weightInKg(weight) * 10_000) / 10_000,
        ...(weight.weightUnit !== unit && { weight_unit: weight.weightUnit }),
      }),
  });
  return (
    <EditForm name="Weight" {...{ formProps, onCancel }} onRemove={kg === null ? undefined : onRemove}>
      <WeightFields
        value={weight}
        onValueChange={setWeight}
        onLeave={() => leave('weight')}
        error={say('weight')}
        isMissingSaid
      />
    </EditForm>
  );
}

/** `61.2 kg`, `135 lbs`. */
export function sayWeight(kg: number, unit: WeightUnit): string {
  const { weight } = showWeightIn({ weight: kg, weightUnit: 'kg' }, unit);
  return `${roundForDisplay(weight)} ${unit}`;
}
