/** When this browser was touched last, in any tab: what its lock counts from. Stored only where her account has a lock. */
const TOUCHED_KEY = 'lunaria.touched';

/** Milliseconds since 1970; null where nobody knows. */
export function readTouched(): number | null {
  try {
    return Number(window.localStorage.getItem(TOUCHED_KEY)) || null;
  } catch {
    return null;
  }
}

export function noteTouch(): void {
  try {
    window.localStorage.setItem(TOUCHED_KEY, String(Date.now()));
  } catch {
    return;
  }
}

export function forgetTouches(): void {
  try {
    window.localStorage.removeItem(TOUCHED_KEY);
  } catch {
    return;
  }
}
