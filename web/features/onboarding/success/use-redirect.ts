import { useCallback, useEffect, useRef, useState } from 'react';

export type RedirectState = 'running' | 'paused' | 'stopped';

/**
 * Calls `go` once, after so many milliseconds, unless the page is left before. Paused, nothing counts; let go, the
 * time begins anew, so that nobody is moved in the middle of reading. Stopped, it never comes.
 */
export function useRedirect(go: () => void, afterMs: number) {
  const [state, setState] = useState<RedirectState>('running');
  const latest = useRef(go);
  latest.current = go;

  useEffect(() => {
    if (state !== 'running') return;
    const timer = setTimeout(() => latest.current(), afterMs);
    return () => clearTimeout(timer);
  }, [state, afterMs]);

  const pause = useCallback(() => setState((now) => (now === 'running' ? 'paused' : now)), []);
  const goOn = useCallback(() => setState((now) => (now === 'paused' ? 'running' : now)), []);
  const stop = useCallback(() => setState('stopped'), []);
  return { state, pause, goOn, stop };
}
