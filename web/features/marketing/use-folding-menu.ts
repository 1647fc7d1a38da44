import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * A part of the page that a button unfolds. Escape folds it and gives the focus back to the button; so does, without
 * taking the focus, every navigation and leaving it with the keyboard.
 */
export function useFoldingMenu() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation folds it, also one to the same page
  useEffect(() => setOpen(false), [key]);

  return {
    isOpen,
    button,
    toggle: () => setOpen(!isOpen),
    /** For the element that holds both the button and what it unfolds. */
    listeners: {
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      },
      onBlur(event: FocusEvent) {
        const isLeaving = event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget);
        if (isLeaving) setOpen(false);
      },
    },
  };
}
