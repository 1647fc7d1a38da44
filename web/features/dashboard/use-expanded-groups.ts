import type { GroupId } from '@lunaria/domain/dashboard/sections.ts';
import { useState } from 'react';
import { readMemory, writeMemory } from '../session/user-memory.ts';

const MEMORY = 'dashboard-groups';

/** Which groups are unfolded; remembered on this device until she signs out. */
export function useExpandedGroups(userId: string) {
  const [expanded, setExpanded] = useState<readonly unknown[]>(() => {
    const remembered = readMemory(userId, MEMORY);
    return Array.isArray(remembered) ? remembered : [];
  });

  function toggle(id: GroupId) {
    const next = expanded.includes(id) ? expanded.filter((other) => other !== id) : [...expanded, id];
    setExpanded(next);
    writeMemory(userId, MEMORY, next);
  }

  return { isExpanded: (id: GroupId) => expanded.includes(id), toggle };
}
