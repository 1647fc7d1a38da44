import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is, in whole px; null until it was measured. Letters keep their size at every width. */
export function useWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number | null] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWidth(Math.floor(measured.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
