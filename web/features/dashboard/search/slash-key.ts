import { readMemory } from '../../session/user-memory.ts';

export const SLASH_MEMORY = 'slash-opens-search';

/** Whether "/" opens the search; a single key must be possible to switch off (WCAG 2.1.4). */
export function isSlashOn(userId: string): boolean {
  return readMemory(userId, SLASH_MEMORY) !== false;
}
