import type { LifeStage } from '../profile/life-stages.ts';
import type { AllExtras, ModeExtras } from './log-extras.ts';
import type { DaySigns } from './sign-fields.ts';

/**
 * A day has one blood pressure. In a log it stands among the extras of the mode that asked for it first; a form of that mode
 * shows it there, a form of any other among the signs (sign-fields.ts).
 */
const STAGE = 'post-menopause';

/** The blood pressure of a day as text; null where none is logged or it cannot be read. */
export function bloodPressureOf({ extras }: { extras: AllExtras }): string | null {
  return extras[STAGE]?.blood_pressure ?? null;
}

/** The one that a form of this mode holds, or a write of it. */
export function bloodPressureIn(
  stage: LifeStage,
  { extras, signs }: { extras: ModeExtras; signs?: DaySigns | undefined },
): string | null {
  if (stage === STAGE) return (extras as ModeExtras<typeof STAGE>).blood_pressure ?? null; // as: the extras of this mode
  return signs?.blood_pressure ?? null;
}

/** The signs as a form of this mode shows them. */
export function withOwnPressure(stage: LifeStage, signs: DaySigns, extras: AllExtras): DaySigns {
  const { blood_pressure: _, ...others } = signs;
  const pressure = stage === STAGE ? null : bloodPressureOf({ extras });
  return pressure === null ? others : { ...others, blood_pressure: pressure };
}

/** The extras with this blood pressure, or, null, without one. */
export function withBloodPressure(extras: AllExtras, pressure: string | null): AllExtras {
  const { [STAGE]: own, ...others } = extras;
  const { blood_pressure: _, ...rest } = own ?? {};
  const mode = pressure === null ? rest : { ...rest, blood_pressure: pressure };
  return Object.keys(mode).length === 0 ? others : { ...others, [STAGE]: mode };
}
