import { type PointerEvent, type RefObject, useRef } from 'react';

/** So far the sheet is drawn down, or so fast, until it goes. */
const FAR_PX = 120;
const FAST_PX_PER_MS = 0.5;
/** Below that it was a press of something in the head. */
const SLOP_PX = 8;
/** From here on it is a window in the middle, which nobody draws down. */
const IS_WIDE = '(width >= 40rem)';

interface Swipe {
  pointerId: number;
  fromY: number;
  startedAt: number;
  isDrawn: boolean;
}

interface SwipeDown {
  sheet: RefObject<HTMLDivElement | null>;
  /** Of the part that is drawn by. */
  handle: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: () => void;
  };
}

/** A sheet follows the finger that draws its head down, and goes when it was drawn far or fast enough. */
export function useSwipeDown(onClose: () => void): SwipeDown {
  const sheet = useRef<HTMLDivElement>(null);
  const swipe = useRef<Swipe | null>(null);
  const moveTo = (px: number) => {
    if (sheet.current) sheet.current.style.translate = px > 0 ? `0 ${px}px` : '';
  };
  const end = () => {
    swipe.current = null;
    moveTo(0);
  };
  return {
    sheet,
    handle: {
      onPointerDown(event) {
        if (event.button !== 0 || window.matchMedia(IS_WIDE).matches) return;
        swipe.current = {
          pointerId: event.pointerId,
          fromY: event.clientY,
          startedAt: event.timeStamp,
          isDrawn: false,
        };
      },
      onPointerMove(event) {
        const now = swipe.current;
        if (now === null || now.pointerId !== event.pointerId) return;
        const down = event.clientY - now.fromY;
        if (!now.isDrawn && down < SLOP_PX) return;
        if (!now.isDrawn) event.currentTarget.setPointerCapture(event.pointerId);
        now.isDrawn = true;
        moveTo(down);
      },
      onPointerUp(event) {
        const now = swipe.current;
        if (now === null || now.pointerId !== event.pointerId) return;
        const down = event.clientY - now.fromY;
        const speed = down / Math.max(1, event.timeStamp - now.startedAt);
        end();
        if (now.isDrawn && (down > FAR_PX || (down > SLOP_PX * 4 && speed > FAST_PX_PER_MS))) onClose();
      },
      onPointerCancel: end,
    },
  };
}
