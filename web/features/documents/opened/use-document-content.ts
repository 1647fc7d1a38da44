import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { useQuery } from '@tanstack/react-query';
import { fetchInSession } from '../../../app/session-doubt.ts';

/** Where the file itself is: to show it in the page, or to save it under its name. */
export function contentAddress({ id }: Pick<HealthDocument, 'id'>, use: 'view' | 'download'): string {
  return `/api/health-documents/${id}/content${use === 'download' ? '?download=1' : ''}`;
}

/** `damaged`: the server has the file, and it is not what was stored. `gone`: deleted, or never hers. */
export type ContentFault = 'unreachable' | 'gone' | 'damaged';

class ContentError extends Error {
  readonly fault: ContentFault;

  constructor(fault: ContentFault) {
    super(fault);
    this.fault = fault;
  }
}

/** A file that was closed is shown again at once if it is opened within this time; then it leaves the memory. */
const KEPT_MS = 60_000;

/** The bytes of a document, fetched with her session and held in memory only. */
export function useDocumentContent({ id, user_id: userId }: HealthDocument) {
  const query = useQuery({
    queryKey: ['document-content', userId, id],
    queryFn: ({ signal }) => loadContent(id, signal),
    // What was uploaded never changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
    networkMode: 'always',
    retry: false,
    // Bytes are compared by nothing.
    structuralSharing: false,
  });
  const { data, error, isFetching, refetch } = query;
  return {
    bytes: data ?? null,
    fault: error instanceof ContentError ? error.fault : error ? ('unreachable' as const) : null,
    isFetching,
    retry: () => void refetch(),
  };
}

async function loadContent(id: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetchInSession(contentAddress({ id }, 'view'), { signal });
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  if (response.status === 404) throw new ContentError('gone');
  const body: unknown = await response.json().catch(() => null);
  const isDamaged =
    typeof body === 'object' && body !== null && 'code' in body && body.code === 'file_unreadable';
  throw new ContentError(isDamaged ? 'damaged' : 'unreachable');
}
