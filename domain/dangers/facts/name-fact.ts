import {
  CHOICE_LABELS,
  type ChoiceKey,
  type FactKey,
  FLAGS,
  type FlagKey,
  NUMBERS,
  type NumberKey,
} from './fact-keys.ts';

const PREGNANCY_WORDS: Readonly<Record<string, string>> = {
  certain: 'You are pregnant',
  possible: 'A pregnancy is possible',
};
const CHOICE_WORDS: Readonly<Record<string, string>> = {
  'as-usual': 'as usual',
  'none-felt': 'none felt',
  'not-known': 'you do not know',
  'after-sex': 'after sex',
  'hormone-break': 'in a break of hormones',
};

/** A fact in words, as a reason: `Blood sugar 2.8 mmol/L`; null: that it is not known. */
export function nameFact(key: FactKey, value: boolean | number | string | null): string {
  if (key in FLAGS) return capital(FLAGS[key as FlagKey]); // as: found in the list
  if (key in NUMBERS) {
    const [label, unit] = NUMBERS[key as NumberKey]; // as: found in the list
    if (value === null) return sayUnknown(key === 'gestationalAgeDays' ? 'weeks of pregnancy' : label);
    if (key === 'gestationalAgeDays' && typeof value === 'number') {
      return `Pregnancy of ${Math.floor(value / 7)} weeks ${value % 7} days`;
    }
    if (key === 'harmfulMedicines')
      return value === 1
        ? 'A medicine that may harm a pregnancy'
        : `${value} medicines that may harm a pregnancy`;
    const amount = typeof value === 'number' ? Math.round(value * 100) / 100 : value;
    return capital(`${label} ${amount}${unit === '' || unit === '%' ? unit : ` ${unit}`}`);
  }
  const label = CHOICE_LABELS[key as ChoiceKey]; // as: what is neither flag nor number
  if (value === null) return sayUnknown(label);
  if (key === 'pregnancy' && String(value) in PREGNANCY_WORDS) return PREGNANCY_WORDS[String(value)] ?? '';
  return capital(`${label}: ${CHOICE_WORDS[String(value)] ?? String(value)}`);
}

const sayUnknown = (label: string) => capital(`${label}: not known here, so we go by the safer answer`);

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
