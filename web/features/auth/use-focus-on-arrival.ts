import { useEffect } from 'react';

/**
 * Puts the cursor into the first field as the page opens, so that she can type at once. Only where a mouse is at
 * hand: on a touch screen the keyboard would jump up over the page. Never takes the focus from another control.
 */
export function useFocusOnArrival(focusFirstField: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.tagName === 'MAIN';
    if (isFree && window.matchMedia('(pointer: fine)').matches) focusFirstField();
  }, []);
}
