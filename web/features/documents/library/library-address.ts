import { useSearchParams } from 'react-router';

export const LIBRARY_PATH = '/health-statistics';
const OPENED = 'document';

/** Where a document is opened. An id says nothing about her. */
export const addressOfDocument = (id: string) => `${LIBRARY_PATH}?${OPENED}=${id}`;

/** What the history knows of a document that was opened from the list: that the list lies behind it. */
export const FROM_LIST = { fromList: true } as const;

export function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}

/** The id of the document that the address opens, or null. */
export function useOpenedId(): string | null {
  const [parameters] = useSearchParams();
  return parameters.get(OPENED);
}
