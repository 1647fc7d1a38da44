import { RECORDS_PAGE } from '@lunaria/domain/dashboard/places.ts';
import type { Spot } from '@lunaria/domain/documents/reading/spot.ts';
import { useSearchParams } from 'react-router';
import { type LinkedView, OPENED } from '../../../data/documents/document-address.ts';

export const LIBRARY_PATH = RECORDS_PAGE;

/** What the history knows of a document that was opened from the list: that the list lies behind it. */
export function stateOfLink(isFromList: boolean, view?: LinkedView) {
  return { ...(isFromList && { fromList: true }), ...(view && { view }) };
}

export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}

/** A place of an opened document that she was led to where it takes the whole screen: "back" leads back from it. */
export interface LedTo {
  view: 'original' | 'text';
  spot: Spot | null;
  /** What she pressed. */
  openerId: string;
}

export const stateOfLead = (state: unknown, led: LedTo) => ({ ...stateOfLink(isFromList(state)), led });

export function ledTo(state: unknown): LedTo | null {
  // as: nothing but stateOfLead writes it
  return typeof state === 'object' && state !== null && 'led' in state ? (state.led as LedTo) : null;
}

/** The id of the document that the address opens, or null. */
export function useOpenedId(): string | null {
  const [parameters] = useSearchParams();
  return parameters.get(OPENED);
}
