import { addressOf, type Place } from '@lunaria/domain/dashboard/places.ts';
import { SECTION_GROUPS } from '@lunaria/domain/dashboard/sections.ts';

export const AREAS_NAME = 'All areas';

/** The groups that have a word of their own: Dashboard, Records, Devices, Community. */
export const AREAS = SECTION_GROUPS.flatMap(({ id, navLabel, icon }) =>
  navLabel === null ? [] : [{ id, label: navLabel, icon, path: addressOf(id) }],
);

/** `page` for the group that is open; on the main view "Dashboard" is where she is, though not that group alone. */
export function markArea(place: Place | null, id: string): 'page' | 'true' | undefined {
  if (place?.kind === 'group') return place.group.id === id ? 'page' : undefined;
  return place !== null && id === 'B2' ? 'true' : undefined;
}
