import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the heading of a list when the button she pressed went with its row. */
export function useFocusAfterRemoval(count: number, heading: RefObject<HTMLHeadingElement | null>): void {
  const lastCount = useRef(count);
  useEffect(() => {
    if (count < lastCount.current && document.activeElement === document.body) heading.current?.focus();
    lastCount.current = count;
  }, [count, heading]);
}
