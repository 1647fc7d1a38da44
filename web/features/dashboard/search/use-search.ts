import { type ComponentType, useEffect, useState } from 'react';
import { showToast } from '../../../ui/toast.tsx';
import { isSlashOn } from './search-button.tsx';
import type { SearchDialogProps } from './search-dialog.tsx';

interface Loaded {
  SearchDialog: ComponentType<SearchDialogProps>;
}

/**
 * The search and its keys: "/" outside of fields, Ctrl or ⌘ with K anywhere. Its code is fetched when it is first
 * asked for.
 */
export function useSearch(userId: string) {
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  function open() {
    setOpen(true);
    if (loaded) return;
    import('./search-dialog.tsx').then(setLoaded, () => {
      setOpen(false);
      showToast({
        title: 'Search did not load',
        message: 'Check your connection and try again.',
        kind: 'destructive',
      });
    });
  }

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!isSearchKey(event, userId) || isSomethingOpen()) return;
      event.preventDefault();
      open();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  return { isOpen, setOpen, open, Dialog: loaded?.SearchDialog ?? null };
}

function isSearchKey(event: KeyboardEvent, userId: string): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.repeat) return false;
  if (event.key.toLowerCase() === 'k') return (event.ctrlKey || event.metaKey) && !event.shiftKey;
  return (
    event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target) && isSlashOn(userId)
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** A dialog, a menu or a list of options has the keyboard. */
function isSomethingOpen(): boolean {
  const layers = document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]');
  return [...layers].some((layer) => layer.checkVisibility());
}
