import type { OwnTag } from '@lunaria/domain/day-entry/own-tag.ts';

/** A name that cannot be read has to be called something. */
export function nameOf({ name, name_unreadable }: OwnTag): string {
  return name_unreadable ? 'A tag' : name;
}
