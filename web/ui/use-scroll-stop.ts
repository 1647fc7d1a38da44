import { type RefObject, useEffect, useState } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/**
 * True for an element that scrolls and holds nothing that takes the focus: it has to take it itself, or the keyboard
 * does not reach what lies below its edge. Follows what is drawn in it and its size.
 */
export function useScrollStop(element: RefObject<HTMLElement | null>): boolean {
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const { current: box } = element;
    if (box === null) return;
    const look = () => setStop(box.scrollHeight > box.clientHeight && box.querySelector(CONTROLS) === null);
    const sizes = new ResizeObserver(look);
    const observeSizes = () => {
      sizes.disconnect();
      for (const one of [box, ...box.children]) sizes.observe(one);
    };
    const contents = new MutationObserver(() => {
      observeSizes();
      look();
    });
    contents.observe(box, { childList: true, subtree: true });
    observeSizes();
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, [element]);
  return isStop;
}
