import { type RefObject, useEffect } from 'react';

/** "/" outside of fields and windows leads to the search of this page, and not to that of the dashboard. */
export function useSlashFocus(field: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    function onKey(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]')) return;
      // Hidden while a document takes the whole of a narrow screen.
      if (!field.current?.checkVisibility()) return;
      event.preventDefault();
      field.current.focus();
    }
    // Before the search of the dashboard, which takes the key as long as nobody else has.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [field, isOn]);
}
