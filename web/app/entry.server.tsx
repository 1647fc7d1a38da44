import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Writes a page at build time, whole: nothing is held back for a script to put in its place, whatever its size. The
 * framework's own way streams, and would leave large parts to such scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  headers.set('Content-Type', 'text/html');
  // as: the browser's and Node's declarations of the same stream
  return new Response(prelude as BodyInit, { status, headers });
}
