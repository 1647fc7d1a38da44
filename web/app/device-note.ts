/** What is noted of this browser under a name, read and written where storage may be switched off or full. */
export function readNote(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null takes it away. False: nothing can be stored here. */
export function writeNote(key: string, value: string | null): boolean {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** What says who is signed in, when this browser was touched, and small notes about how she likes her pages. */
const OF_HER_VISIT = /^lunaria-(of-|.+-session$)|^lunaria\.touched$/;

/** Forgets what a visit noted, whoever's it was. */
export function forgetVisit(): void {
  try {
    for (const key of Object.keys(window.localStorage))
      if (OF_HER_VISIT.test(key)) window.localStorage.removeItem(key);
  } catch {
    // The session ends all the same.
  }
}
