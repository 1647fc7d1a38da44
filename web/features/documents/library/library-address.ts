import { useSearchParams } from 'react-router';

export const LIBRARY_PATH = '/health-statistics';
const OPENED = 'document';

/** Where a document is opened. An id says nothing about her. */
export const addressOfDocument = (id: string) => `${LIBRARY_PATH}?${OPENED}=${id}`;

/** The id of the document that the address opens, or null. */
export function useOpenedId(): string | null {
  const [parameters] = useSearchParams();
  return parameters.get(OPENED);
}
