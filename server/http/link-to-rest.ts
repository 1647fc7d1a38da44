import type { Context } from 'hono';

/**
 * Says in a header where the rest of an answer is (RFC 8288): `Link: </api/daily-logs?to=2020-01-31>; rel="next"`. The body
 * keeps its shape. `query`: what asks for the rest, empty parts left out; null where there is none.
 */
export function linkToRest(c: Context, query: Record<string, string | number | null> | null): void {
  if (query === null) return;
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== null) parts.set(name, String(value));
  c.header('Link', `<${c.req.path}?${parts}>; rel="next"`);
}
