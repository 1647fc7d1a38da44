import { RECORDS_PAGE } from '@lunaria/domain/dashboard/places.ts';
import { type Place, placeSchema } from '@lunaria/domain/documents/reading/document-text.ts';

/** The parameters of an opened document: its id, and a place in what was read of it. None of them says anything about her. */
export const OPENED = 'document';
const PAGE = 'page';
const LINE = 'line';

/** Where a document is opened. An id says nothing about her. */
export const addressOfDocument = (id: string) => `${RECORDS_PAGE}?${OPENED}=${id}`;

/** Where it is opened with a place of it marked. */
export const addressOfPlace = (id: string, { page, line }: Place) =>
  `${addressOfDocument(id)}&${PAGE}=${page}&${LINE}=${line}`;

/** The place that an address leads to; null where it names none. */
export function placeIn(search: string): Place | null {
  const parameters = new URLSearchParams(search);
  const [page, line] = [PAGE, LINE].map((name) => Number(parameters.get(name)));
  return placeSchema.safeParse({ page, line }).data ?? null;
}

/** The address without the place: once it is shown, going on in the document is not held to it. */
export function withoutPlace(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of [PAGE, LINE]) parameters.delete(name);
  return `?${parameters}`;
}

/** State of a link: the document is opened at its values, in place of its beginning. */
export const AT_ITS_VALUES = { view: 'values' } as const;

/** The part of an opened document that a link leads to; where none is said, the document decides. */
export type LinkedView = 'original' | 'values';

/** What the history says of it. */
export function linkedViewOf(state: unknown): LinkedView | null {
  if (typeof state !== 'object' || state === null || !('view' in state)) return null;
  return state.view === 'original' || state.view === AT_ITS_VALUES.view ? state.view : null;
}
