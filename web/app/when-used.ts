import { isSavingData } from './save-data.ts';
import { whenIdle } from './when-idle.ts';

const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

let isUsed = false;

/**
 * Runs `task` once she uses the page, and it has nothing better to do: for what opens by a press and is no part of what she
 * came to see. Whoever only looks loads none of it, nor who saves data: then the press does. Returns how to call it off.
 */
export function whenUsed(task: () => void): () => void {
  if (isSavingData()) return () => {};
  if (isUsed) return whenIdle(task);
  let callOff = () => {};
  const begin = () => {
    isUsed = true;
    stop();
    callOff = whenIdle(task);
  };
  const stop = () => {
    for (const sign of SIGNS_OF_USE) removeEventListener(sign, begin, true);
  };
  for (const sign of SIGNS_OF_USE) addEventListener(sign, begin, { capture: true, passive: true });
  return () => {
    stop();
    callOff();
  };
}
