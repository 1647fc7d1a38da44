import { BLOOD_TYPES, type BloodType, nameBloodType } from '@lunaria/domain/profile/blood-types.ts';
import type { ProfileDetailsChange } from '@lunaria/domain/profile/profile-details.ts';
import { useUnits } from '../../data/daily-log/units.ts';
import type { DetailsState } from '../../data/profile/profile-details.ts';
import { OneOfForm } from './choice-forms.tsx';
import { FactGroup, FactRow } from './fact-row.tsx';
import { HeightForm, sayHeight, sayWeight, WeightForm } from './measure-forms.tsx';
import type { Edits } from './use-edits.ts';

interface YourBodyProps {
  userId: string;
  her: DetailsState;
  edits: Edits;
}

const BLOOD_TYPE_OPTIONS = BLOOD_TYPES.map((value) => ({ value, label: nameBloodType(value) }));

/** Height, weight and blood type, as she said them once. */
export function YourBody({ userId, her: { details, change }, edits }: YourBodyProps) {
  const { units } = useUnits(userId);
  const { height_cm: cm, height_unit: heightUnit, weight_kg: kg, blood_type: bloodType } = details;
  const weightUnit = details.weight_unit ?? units.weight_unit;

  /** The same again changes nothing; `before` is what Undo brings back. */
  function save(row: string, text: string, part: ProfileDetailsChange, before: ProfileDetailsChange) {
    if (JSON.stringify(part) === JSON.stringify(before)) return edits.close();
    change(part);
    edits.finish({ row, text, undo: () => change(before) });
  }
  const height = { height_cm: cm, height_unit: heightUnit };
  // A unit that she did not choose stays as it is usual in her country.
  const weight = { weight_kg: kg, ...(details.weight_unit !== null && { weight_unit: weightUnit }) };
  return (
    <FactGroup title="Your body">
      <FactRow
        row="height"
        name="Height"
        value={cm === null ? null : sayHeight(cm, heightUnit)}
        edits={edits}
        form={
          <HeightForm
            {...{ cm }}
            unit={heightUnit}
            onSave={(next) =>
              save('height', `Height: ${sayHeight(next.height_cm, next.height_unit)}.`, next, height)
            }
            onRemove={() => save('height', 'Height is removed.', { height_cm: null }, height)}
            onCancel={edits.close}
          />
        }
      />
      <FactRow
        row="weight"
        name="Weight"
        value={kg === null ? null : sayWeight(kg, weightUnit)}
        hint="As you said it once. What you weigh on a day stands in your log."
        edits={edits}
        form={
          <WeightForm
            {...{ kg }}
            unit={weightUnit}
            onSave={(next) =>
              save(
                'weight',
                `Weight: ${sayWeight(next.weight_kg, next.weight_unit ?? weightUnit)}.`,
                next,
                weight,
              )
            }
            onRemove={() => save('weight', 'Weight is removed.', { weight_kg: null }, weight)}
            onCancel={edits.close}
          />
        }
      />
      <FactRow
        row="blood-type"
        name="Blood type"
        value={bloodType && nameBloodType(bloodType)}
        hint="It stands on your emergency card."
        edits={edits}
        form={
          <OneOfForm<BloodType>
            label="Blood type"
            options={BLOOD_TYPE_OPTIONS}
            value={bloodType ?? ''}
            onSave={(next) =>
              next !== '' &&
              save(
                'blood-type',
                `Blood type: ${nameBloodType(next)}.`,
                { blood_type: next },
                { blood_type: bloodType },
              )
            }
            onRemove={
              bloodType === null
                ? undefined
                : () =>
                    save(
                      'blood-type',
                      'Blood type is removed.',
                      { blood_type: null },
                      { blood_type: bloodType },
                    )
            }
            onCancel={edits.close}
          />
        }
      />
    </FactGroup>
  );
}
