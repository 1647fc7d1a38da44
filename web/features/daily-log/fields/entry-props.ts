import type { LogField } from '@lunaria/domain/daily-log/log-fields.ts';
import type { Units } from '@lunaria/domain/profile/units.ts';
import type { TypedEntry } from '../log-draft.ts';

/** What every field of the log is told. */
export interface EntryProps<Field extends LogField = LogField> {
  field: Field;
  /** Flags are drawn together (signs/sign-flags.tsx). */
  entry: TypedEntry;
  onChange: (entry: TypedEntry) => void;
  onBlur: () => void;
  error: string | undefined;
  /** Where it stands, faintly, while it is not logged; null: nowhere. */
  startsAt: number | string | null;
  units: Units;
  changeUnits: (part: Partial<Units>) => void;
  accent: 'sage' | 'stage';
}
