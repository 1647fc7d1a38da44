import { type RefObject, useEffect, useState } from 'react';

/** How wide the element is inside, in CSS pixels; 0 until it is known. A scroll bar that comes or goes changes nothing. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const watch = new ResizeObserver(() => {
      setWidth((before) => (Math.abs(watched.clientWidth - before) < 20 ? before : watched.clientWidth));
    });
    watch.observe(watched);
    return () => watch.disconnect();
  }, [element]);
  return width;
}
