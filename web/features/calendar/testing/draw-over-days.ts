import { vi } from 'vitest';
import { PRESS_MS } from '../paint/use-drawing.ts';
import { dayOf } from './calendar-on-screen.tsx';

/** A finger or a mouse on a day. The clock has to be a test's own: a press becomes a stroke by time. */
export function touch(date: string) {
  const at = (day: string) => {
    const { left, top, width, height } = dayOf(day).element().getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const fire = (type: string, day: string, target: EventTarget = window) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, cancelable: true, isPrimary: true, pointerId: 7, button: 0 },
        ...at(day),
      }),
    );
  fire('pointerdown', date, dayOf(date).element());
  return {
    /** It lies still for so long. */
    hold: (ms: number = PRESS_MS) => vi.advanceTimersByTimeAsync(ms),
    moveTo: (...days: string[]) => {
      for (const day of days) fire('pointermove', day);
    },
    lift: (on: string) => {
      fire('pointerup', on);
      // What a mouse that was lifted on the day of its press makes of it, too.
      if (on === date)
        dayOf(on)
          .element()
          .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    },
    /** The browser scrolls with it. */
    cancel: (on: string) => fire('pointercancel', on),
  };
}

/** Presses a day and draws to another. */
export async function drawOver(from: string, ...to: string[]): Promise<void> {
  const finger = touch(from);
  await finger.hold();
  finger.moveTo(...to);
  finger.lift(to.at(-1) ?? from);
}
