import { readRetryAfter } from '@lunaria/domain/retry-after.ts';
import { ModelFault } from './model-fault.ts';

/** No answer we take comes near it; reasoning that comes with one may be long. */
const MAX_ANSWER_BYTES = 1024 * 1024;

/**
 * `fetch` for the SDK, which takes what it gets: here an answer is JSON of bounded size in well-formed UTF-8, it comes
 * from where it was asked, and a refusal keeps nothing but its status. Throws ModelFault.
 */
export const fetchAnswer: typeof fetch = async (address, init) => {
  const headers = new Headers(init?.headers);
  // The SDK names itself and the version of Node.
  headers.set('user-agent', 'Lunaria');
  headers.set('accept', 'application/json');
  let response: Response;
  try {
    response = await fetch(address, { ...init, headers, redirect: 'manual' });
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    throw new ModelFault(isTlsError(error) ? 'tls' : 'unreachable');
  }
  const { status } = response;
  if (!response.ok) {
    await response.body?.cancel().catch(() => {});
    if (status === 429 || status === 503) {
      throw new ModelFault('busy', status, readRetryAfter(response.headers.get('retry-after'), Date.now()));
    }
    throw new ModelFault(status >= 300 && status < 400 ? 'redirected' : 'status', status);
  }
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(response.headers.get('content-type') ?? '')) {
    await response.body?.cancel().catch(() => {});
    throw new ModelFault('wrong_type', status);
  }
  const text = await readText(response, init?.signal ?? null);
  return new Response(text, { status, headers: { 'content-type': 'application/json' } });
};

async function readText(response: Response, signal: AbortSignal | null): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  try {
    // Counted unpacked: a small packed body can be a large one. Leaving the loop ends the connection.
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MAX_ANSWER_BYTES) throw new ModelFault('too_large');
      text += decode(decoder, chunk);
    }
  } catch (error) {
    if (error instanceof ModelFault || signal?.aborted) throw error;
    throw new ModelFault('unreachable');
  }
  return text + decode(decoder);
}

function decode(decoder: InstanceType<typeof TextDecoder>, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new ModelFault('not_utf8');
  }
}

function isTlsError(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && /CERT|TLS|SSL|EPROTO|UNABLE_TO/.test(String(at.code))) return true;
  }
  return false;
}
