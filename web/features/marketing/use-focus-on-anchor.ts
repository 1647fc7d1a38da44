import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Whoever follows a link to a place on this page goes on from there with the keyboard and the screen reader. The
 * browser does so by itself; the router, which takes such links over, only scrolls.
 */
export function useFocusOnAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed once more counts again
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);
}
