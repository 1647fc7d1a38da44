import type { TagColor } from '@lunaria/domain/day-entry/own-tag.ts';

/** The colour of a tag. It stays when the tag is chosen; the name says the same without it. */
export function TagDot({ color }: { color: TagColor }) {
  return (
    <span
      aria-hidden="true"
      data-stage={color}
      className="size-2.5 shrink-0 rounded-full bg-(--stage) forced-color-adjust-none"
    />
  );
}
