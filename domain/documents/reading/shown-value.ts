import type { ValueCorrection } from './document-reading.ts';
import type { LabValue } from './lab-value.ts';

/** A value as it is shown: as read, corrected, or added by her. */
export interface ShownValue extends LabValue {
  /** What she entered and what was read then (`read: null`: she added it); null where it is shown as it was read. */
  correction: ValueCorrection | null;
  is_removed: boolean;
}
