import { useEffect } from 'react';

/**
 * Puts the cursor into the first field as the page opens, so that she can type at once. Only where a mouse is at
 * hand: on a touch screen the keyboard would jump up over the page. Never takes the focus from another control; so
 * the field is focused here and now, not by `setFocus` of react-hook-form, which does it a timer later: what she had
 * begun to type elsewhere by then went on in the first field.
 */
export function useFocusOnArrival(findFirstField: () => HTMLElement | null | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.tagName === 'MAIN';
    if (isFree && window.matchMedia('(pointer: fine)').matches) findFirstField()?.focus();
  }, []);
}
