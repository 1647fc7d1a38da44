import type { LifeStage } from '../profile/life-stages.ts';
import type { MODE_FIELDS, ValueOf } from './log-fields.ts';

type ModeFields = typeof MODE_FIELDS;

/** What a mode added; a missing key: not logged. */
export type ModeExtras<Stage extends LifeStage = LifeStage> = {
  [Key in keyof ModeFields[Stage]]?: ValueOf<ModeFields[Stage][Key]> | undefined;
};
/** By mode, so that a change of mode keeps what was logged; modes without anything are missing. */
export type AllExtras = { [Stage in LifeStage]?: ModeExtras<Stage> | undefined };
