import { useSearchParams } from 'react-router';

export const LIBRARY_PATH = '/health-statistics';
const OPENED = 'document';

/** Where a document is opened. An id says nothing about her. */
export const addressOfDocument = (id: string) => `${LIBRARY_PATH}?${OPENED}=${id}`;

/** The part of an opened document that a link leads to; where none is said, the document decides. */
export type LinkedView = 'original';

/** What the history knows of a document that was opened from the list: that the list lies behind it. */
export function stateOfLink(isFromList: boolean, view?: LinkedView) {
  return { ...(isFromList && { fromList: true }), ...(view && { view }) };
}

export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}

export function linkedViewOf(state: unknown): LinkedView | null {
  const isNamed = typeof state === 'object' && state !== null && 'view' in state;
  return isNamed && state.view === 'original' ? 'original' : null;
}

/** The id of the document that the address opens, or null. */
export function useOpenedId(): string | null {
  const [parameters] = useSearchParams();
  return parameters.get(OPENED);
}
