import { useCallback, useEffect, useRef, useState } from 'react';

/** So long after the last key what she typed is saved; leaving the field or the page saves it at once. */
const PAUSE_MS = 700;

interface TypedAnswer<Value> {
  /** As she typed it, else as it is stored. */
  value: Value;
  type: (value: Value) => void;
  /** Hands it on now. */
  flush: () => void;
}

/**
 * A value that is typed and not pressed: shown as it is typed, handed on when she pauses, with what stood there when she began.
 */
export function useTypedAnswer<Value>(
  stored: Value,
  save: (value: Value, from: Value) => void,
): TypedAnswer<Value> {
  const [draft, setDraft] = useState<{ value: Value } | null>(null);
  const pending = useRef<{ value: Value; from: Value } | null>(null);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const flush = useCallback(() => {
    const typed = pending.current;
    if (typed === null) return;
    pending.current = null;
    setDraft(null);
    latest.current(typed.value, typed.from);
  }, []);
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(flush, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, flush]);
  useEffect(() => {
    // A phone may end a hidden page without another word.
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('beforeunload', flush);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('beforeunload', flush);
      flush();
    };
  }, [flush]);
  return {
    value: draft === null ? stored : draft.value,
    type(value) {
      pending.current = { value, from: pending.current?.from ?? stored };
      setDraft({ value });
    },
    flush,
  };
}
