import { RadioCards } from '../../../ui/radio-cards.tsx';

const OPTIONS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

interface YesNoProps {
  label: string;
  /** null: not answered. */
  value: boolean | null;
  onValueChange: (value: boolean) => void;
}

/** Neither is chosen until she answers. */
export function YesNo({ label, value, onValueChange }: YesNoProps) {
  return (
    <RadioCards<'yes' | 'no'>
      label={label}
      options={OPTIONS}
      value={value === null ? '' : value ? 'yes' : 'no'}
      onValueChange={(chosen) => onValueChange(chosen === 'yes')}
    />
  );
}
