import { readApiError } from './api-client.ts';

interface Answer<Body> {
  ok: boolean;
  status: number;
  headers: Headers;
  json(): Promise<Body>;
}

/**
 * What the server says, page after page, the newest rows first: where an answer is a part, its `Link` names what asks for
 * the rest (docs/decisions/answers-in-pages.md). Throws ApiError for an answer that is not the one hoped for.
 */
export async function* readPages<Query extends object, Body>(
  query: Query,
  request: (query: Query) => Promise<Answer<Body>>,
): AsyncGenerator<Body> {
  for (let next: Query | null = query; next !== null; ) {
    const response: Answer<Body> = await request(next);
    if (!response.ok) throw await readApiError(response);
    yield await response.json();
    next = findRest<Query>(response.headers.get('link'));
  }
}

function findRest<Query extends object>(link: string | null): Query | null {
  const address = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
  if (address === undefined) return null;
  // By what the server promises: the rest is asked for with the same fields.
  return Object.fromEntries(new URL(address, 'http://server.invalid').searchParams) as Query;
}

/** All pages of `readPages`, the newest first. */
export async function readAllPages<Query extends object, Body>(
  query: Query,
  request: (query: Query) => Promise<Answer<Body>>,
): Promise<Body[]> {
  const pages: Body[] = [];
  for await (const page of readPages(query, request)) pages.push(page);
  return pages;
}
