import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { readNote } from './device-note.ts';
import { DISCREET_KEY, DISCREET_NAMES, type DiscreetName, HER_PLACES } from './discreet-script.ts';

/** What her pages are called on this device, in tabs, lists and when they are installed; null: by their own name. */
export function readDiscreet(): DiscreetName | null {
  const kept = readNote(DISCREET_KEY) ?? '';
  return Object.hasOwn(DISCREET_NAMES, kept) ? (kept as DiscreetName) : null; // as: it is one of its keys
}

/** The name that was chosen, on her pages; null on public ones, and while pages are built. */
export function discreetHere(): DiscreetName | null {
  if (typeof window === 'undefined' || !HER_PLACES.test(window.location.pathname)) return null;
  return readDiscreet();
}

/** The product's name, or the one that stands for it here. */
export function shownName(): string {
  const name = discreetHere();
  return name === null ? PRODUCT_NAME : DISCREET_NAMES[name];
}
