import type { HttpBindings } from '@hono/node-server';
import type { Pace } from './keep-pace.ts';

/** A file as it came, whole and in memory. */
export interface UploadedFile {
  bytes: Buffer;
  /** What was announced; '' when nothing was. */
  mimeType: string;
}

/** What the middlewares leave for the routes. */
export interface RequestContext {
  /** What a request came by (listen.ts); nothing of it where one is asked without a port. */
  Bindings: Partial<HttpBindings & { pace: Pace | undefined }>;
  Variables: {
    requestId: string;
    /** Address the rate limits count by. */
    clientAddress: string;
    /** The JSON that was sent, checked by read-json.ts; undefined when the request had no body. */
    json: unknown;
    /** The file of an upload (read-upload.ts); `json` is what describes it. */
    file: UploadedFile | undefined;
  };
}

/** After require-user.ts. */
export interface SignedInContext extends RequestContext {
  Variables: RequestContext['Variables'] & { userId: string };
}
