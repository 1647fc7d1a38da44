import { fetchTogether } from './ask-together.ts';

const listeners = new Set<() => void>();

/** Called when the server did not take the session of a request: whoever looks after it should ask. */
export function onSessionDoubt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function doubtSession(): void {
  for (const listener of listeners) listener();
}

/**
 * Like fetch. The session may have been ended elsewhere meanwhile, or a second step set up: then that is looked into at
 * once, whatever was asked.
 */
export async function fetchInSession(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetchTogether(...request);
  if (response.status === 401) doubtSession();
  if (response.status === 403) {
    const body = await response
      .clone()
      .text()
      .catch(() => '');
    if (/"(second_factor_required|session_locked)"/.test(body)) doubtSession();
  }
  return response;
}
