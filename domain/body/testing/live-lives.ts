import { type Draw, drawLife, factsOf } from './any-life.ts';
import { drawWrites } from './any-writes.ts';
import { composeScreens } from './compose-screens.ts';
import { findContradictions } from './find-contradictions.ts';
import { findUnwritten } from './find-unwritten.ts';

/** What every screen says of the records of a life that is drawn by lot is read back and compared. */
export function contradictionsOfLife(draw: Draw): string[] {
  return findContradictions(composeScreens(factsOf(drawLife(draw))));
}

/** What she entered is kept beside what every screen makes of it: what one calls hers that lies outside of it. */
export function unwrittenOfLife(draw: Draw): string[] {
  const facts = factsOf(drawLife(draw));
  const writes = drawWrites(draw, facts.today);
  return findUnwritten(composeScreens(facts), writes);
}
