import { isShownIn, type Place } from '@lunaria/domain/dashboard/places.ts';
import type { Opening, Section, SectionGroup } from '@lunaria/domain/dashboard/sections.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';

/** The section that fills the main area at this place; one of another mode does not. While the mode is not known it may. */
export function findView(
  place: Place,
  stage: LifeStage | null,
): { group: SectionGroup; section: Section; slot: (Opening & { kind: 'view' })['slot'] } | null {
  if (place.kind !== 'group' || place.section?.opens.kind !== 'view') return null;
  const { group, section } = place;
  const isShown = stage === null || isShownIn(section, stage);
  return isShown ? { group, section, slot: place.section.opens.slot } : null;
}
