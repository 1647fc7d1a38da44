import { mergeFields } from '../merge-fields.ts';
import type { MethodUse, MethodWrite } from './method-use.ts';

/**
 * The method after a write meets what is `stored` by now (null: nothing, or removed meanwhile: it stands as she sees it).
 * A new one (`base` null) that is there already arrived earlier: what is stored stands. Otherwise fields she did not touch
 * keep the stored value; a beginning and how well it is known belong together. Where it would then end before it began,
 * the days are hers. Applying the same write again changes nothing.
 */
export function mergeMethodUse(write: MethodWrite, stored: MethodUse | null): MethodUse {
  const { user_id: _, base, ...mine } = write;
  if (stored === null) return mine;
  if (base === null) return stored;
  const merged = mergeFields<MethodUse>({ id: mine.id, ...base }, mine, stored);
  const isStartHers =
    mine.started_on !== base.started_on || mine.started_certainty !== base.started_certainty;
  const { started_on, started_certainty } = isStartHers ? mine : stored;
  const whole = { ...merged, started_on, started_certainty };
  const isBackward = whole.ended_on !== null && started_on !== null && whole.ended_on < started_on;
  if (!isBackward) return whole;
  return {
    ...whole,
    started_on: mine.started_on,
    started_certainty: mine.started_certainty,
    ended_on: mine.ended_on,
  };
}
