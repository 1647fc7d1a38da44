/** What a link to a public page shows where it is shared; drawn at build time (scripts/draw-shared-pictures.ts). */
export const SHARED_PICTURE = { width: 1200, height: 630, type: 'image/png' } as const;

/** Where the picture of a page lies: `/og/home.png`, `/og/blog/a-normal-cycle.png`. */
export function sharedPictureOf(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`;
}
