import { readNote, writeNote } from '../../app/device-note.ts';

/** When this browser was touched last, in any tab: what its lock counts from. Stored only where her account has a lock. */
const TOUCHED_KEY = 'lunaria.touched';

/** Milliseconds since 1970; null where nobody knows. */
export const readTouched = (): number | null => Number(readNote(TOUCHED_KEY)) || null;

export const noteTouch = (): void => void writeNote(TOUCHED_KEY, String(Date.now()));
