import type { Socket } from 'node:net';
import { DOCUMENT_MAX_BYTES } from '@lunaria/domain/documents/health-document.ts';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { collectBytes } from '../documents/collect-bytes.ts';
import { createErrorHandler } from '../errors/handle-error.ts';
import { limitFilesOut, releaseAfterAnswer } from '../http/file-places.ts';
import { listen } from '../http/listen.ts';
import { limitBody, readJson } from '../http/read-json.ts';
import { readUpload } from '../http/read-upload.ts';
import type { RequestContext, SignedInContext } from '../http/request-context.ts';
import { createLogger } from '../logging/logger.ts';

// A process of its own: the largest file for everybody, uploads and JSON that are thrown away. Says its port, then its
// memory whenever it is asked.
const signIn = createMiddleware<SignedInContext>(async (c, next) => {
  c.set('userId', c.req.header('x-user') ?? 'maria');
  await next();
});

const piece = Buffer.alloc(64 * 1024, 'a');
/** A file as it comes out of the storage. */
async function* readFile() {
  for (let at = 0; at < DOCUMENT_MAX_BYTES; at += piece.length) yield piece;
}

const app = new Hono<RequestContext>()
  .get('/file', signIn, limitFilesOut(), async (c) => {
    const sizes = { expectedBytes: DOCUMENT_MAX_BYTES, maxBytes: DOCUMENT_MAX_BYTES };
    const bytes = await collectBytes(readFile(), sizes);
    if (bytes === null) throw new Error('The file is longer than it is.');
    releaseAfterAnswer(c, bytes);
    return c.body(bytes);
  })
  .post(
    '/api/health-documents',
    readUpload(signIn, async () => {}),
    (c) => c.json({}),
  );
app.post('/api/json', limitBody, readJson, (c) => c.json({}));
app.onError(createErrorHandler(createLogger()));

const connections = new Set<Socket>();
const { url } = await listen(
  (request, bindings) => {
    if ('complete' in bindings.incoming) connections.add(bindings.incoming.socket);
    return app.fetch(request, bindings);
  },
  { HOST: '127.0.0.1', PORT: 0, STALL_SECONDS: 5 },
);
process.on('message', () => {
  const receivedBytes = [...connections].reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  process.send?.({ bytes: process.memoryUsage.rss(), receivedBytes });
});
process.send?.(new URL(url).port);
