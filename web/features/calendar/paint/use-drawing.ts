import { type CalendarDate, isCalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type RefObject, useEffect, useRef } from 'react';
import type { Strokes } from './use-strokes.ts';

/** So long a day is pressed before drawing begins: until then a finger scrolls. */
export const PRESS_MS = 300;
/** A finger is never quite still. */
const STILL_PX = 10;

/** Draws over the days inside of the element: a press, and then the pointer's way. Before that it scrolls as anywhere. */
export function useDrawing(
  element: RefObject<HTMLElement | null>,
  strokes: Pick<Strokes, 'draw' | 'lift' | 'drop'>,
): void {
  // A day that is pressed while the rest of her days arrives stays pressed.
  const now = useRef(strokes);
  now.current = strokes;
  useEffect(() => {
    const { current: box } = element;
    if (box === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    let pressed: { from: CalendarDate; x: number; y: number; pointerId: number } | null = null;
    let timer = 0;
    let isArmed = false;
    let hasDrawn = false;

    function rest() {
      window.clearTimeout(timer);
      pressed = null;
      isArmed = false;
    }

    function press(event: PointerEvent) {
      rest();
      hasDrawn = false;
      const from = dayAt(event.target);
      if (from === null || !event.isPrimary || event.button !== 0) return;
      pressed = { from, x: event.clientX, y: event.clientY, pointerId: event.pointerId };
      timer = window.setTimeout(() => {
        isArmed = true;
      }, PRESS_MS);
    }

    function move(event: PointerEvent) {
      if (pressed === null || event.pointerId !== pressed.pointerId) return;
      if (!isArmed) {
        const moved = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
        if (moved > STILL_PX) rest();
        return;
      }
      const to = dayAt(document.elementFromPoint(event.clientX, event.clientY));
      // A long press that stays on its day is a press: a stroke goes out, and may come back.
      if (to === null || (to === pressed.from && !hasDrawn)) return;
      hasDrawn = true;
      now.current.draw(pressed.from, to);
    }

    box.addEventListener('pointerdown', press, { signal });
    // The way may lead over the edge of the months, and end there.
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener(
      'pointerup',
      (event) => {
        if (event.pointerId !== pressed?.pointerId) return;
        rest();
        if (hasDrawn) now.current.lift();
      },
      { signal },
    );
    window.addEventListener(
      'pointercancel',
      (event) => {
        if (event.pointerId !== pressed?.pointerId) return;
        rest();
        now.current.drop();
      },
      { signal },
    );
    // Once it draws the page must not scroll with the finger; no browser asks before the first move.
    box.addEventListener('touchmove', (event) => isArmed && event.preventDefault(), {
      passive: false,
      signal,
    });
    // A long press opens no menu of the browser over the days.
    box.addEventListener('contextmenu', (event) => pressed !== null && event.preventDefault(), { signal });
    box.addEventListener(
      'click',
      (event) => {
        if (!hasDrawn) return;
        hasDrawn = false;
        event.stopPropagation();
        event.preventDefault();
      },
      { capture: true, signal },
    );
    return () => {
      rest();
      listening.abort();
    };
  }, [element]);
}

/** The day whose button is there. */
function dayAt(target: EventTarget | null): CalendarDate | null {
  if (!(target instanceof Element)) return null;
  const day = target.closest<HTMLElement>('[data-date]')?.dataset.date;
  return isCalendarDate(day) ? day : null;
}
