import { readNote, writeNote } from '../../app/device-note.ts';

/**
 * Small things about how a page looks, remembered on this device for one user and gone when she signs out.
 * Nothing about her health belongs here. Storage may be switched off or full: then nothing is remembered.
 */

const PREFIX = 'lunaria-of-';

function keyOf(userId: string, name: string): string {
  return `${PREFIX}${userId}-${name}`;
}

/** What was remembered under the name, or null; unchecked, since anybody at this device can write there. */
export function readMemory(userId: string, name: string): unknown {
  try {
    return JSON.parse(readNote(keyOf(userId, name)) ?? 'null');
  } catch {
    return null;
  }
}

export const writeMemory = (userId: string, name: string, value: unknown): void =>
  void writeNote(keyOf(userId, name), JSON.stringify(value));
