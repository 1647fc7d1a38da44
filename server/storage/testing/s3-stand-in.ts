import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/*
 * NOT S3: a stand-in at the network edge for tests, holding objects in memory. It speaks as much of the S3 protocol
 * as the storage and the backups use: PUT (with If-None-Match), GET, HEAD, DELETE and ListObjectsV2 with pages, path style. It looks whether a request
 * names the right key id and region, but does not verify signatures. The same tests run against a real service
 * with TEST_S3_ENDPOINT (see s3-storage.test.ts).
 */
export interface S3StandIn {
  endpoint: string;
  objects: Map<string, { body: Buffer; storedAt: Date; contentType: string | undefined }>;
  /** Set to an S3 error code, such as `AccessDenied`, to answer everything with it. */
  refuseWith: string | null;
  /** Set to leave every request without an answer. */
  isSilent: boolean;
  /** How many PUT requests ended before all announced bytes had come. */
  brokenOffPuts: number;
  stop(): Promise<void>;
}

export const STAND_IN_CREDENTIALS = {
  accessKeyId: 'stand-in',
  secretAccessKey: 'stand-in-secret',
  region: 'eu-central-1',
};
const PAGE_SIZE = 3;

export async function startS3StandIn(bucket: string): Promise<S3StandIn> {
  const state: S3StandIn = {
    endpoint: '',
    objects: new Map(),
    refuseWith: null,
    isSilent: false,
    brokenOffPuts: 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    answer(state, bucket, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address of this form.
  const { port } = server.address() as AddressInfo;
  state.endpoint = `http://127.0.0.1:${port}`;
  return state;
}

async function answer(
  state: S3StandIn,
  bucket: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (state.isSilent) return;
  const url = new URL(request.url ?? '/', state.endpoint);
  const [, bucketName, ...parts] = decodeURIComponent(url.pathname).split('/');
  const key = parts.join('/');
  const { accessKeyId, region } = STAND_IN_CREDENTIALS;
  const scope = new RegExp(`^AWS4-HMAC-SHA256 Credential=${accessKeyId}/\\d{8}/${region}/s3/aws4_request, `);
  if (!scope.test(request.headers.authorization ?? '')) return fail(response, 403, 'InvalidAccessKeyId');
  if (state.refuseWith !== null) return fail(response, 403, state.refuseWith);
  if (bucketName !== bucket) return fail(response, 404, 'NoSuchBucket');
  if (request.method === 'PUT') return await put(state, key, request, response);
  if (request.method === 'DELETE') {
    state.objects.delete(key);
    return void response.writeHead(204).end();
  }
  if (key === '' && url.searchParams.get('list-type') === '2') return list(state, url.searchParams, response);
  const object = state.objects.get(key);
  if (object === undefined) return fail(response, 404, 'NoSuchKey');
  response.writeHead(200, {
    'content-length': object.body.length,
    'last-modified': object.storedAt.toUTCString(),
    etag: '"stand-in"',
  });
  response.end(request.method === 'HEAD' ? undefined : object.body);
}

async function put(
  state: S3StandIn,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.headers['content-length'] === undefined) return fail(response, 411, 'MissingContentLength');
  let body: Buffer;
  try {
    body = await buffer(request);
  } catch {
    state.brokenOffPuts += 1;
    return;
  }
  if (request.headers['if-none-match'] === '*' && state.objects.has(key))
    return fail(response, 412, 'PreconditionFailed');
  state.objects.set(key, { body, storedAt: new Date(), contentType: request.headers['content-type'] });
  response.writeHead(200, { etag: '"stand-in"' }).end();
}

function list(state: S3StandIn, query: URLSearchParams, response: ServerResponse): void {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const found = [...state.objects].filter(([key]) => key.startsWith(prefix) && key > after);
  const page = found.sort(([one], [two]) => (one < two ? -1 : 1)).slice(0, PAGE_SIZE);
  const isLast = page.length === found.length;
  const contents = page.map(
    ([key, { body, storedAt }]) =>
      `<Contents><Key>${key}</Key><Size>${body.length}</Size><LastModified>${storedAt.toISOString()}</LastModified></Contents>`,
  );
  const next = isLast ? '' : `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>`;
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' });
  response.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
