import type { HttpBindings } from '@hono/node-server';
import type { SecurityLog } from '../logging/security-log.ts';
import type { Pace } from './keep-pace.ts';

/** A file as it came, whole and in memory. */
export interface UploadedFile {
  bytes: Buffer;
  /** What was announced; '' when nothing was. */
  mimeType: string;
}

/** What the middlewares leave for the routes. */
export interface RequestContext {
  /** The connection of a request (listen.ts); empty where tests ask the app without a port. */
  Bindings: Partial<HttpBindings & { pace: Pace | undefined }>;
  Variables: {
    requestId: string;
    /** Address the rate limits count by. */
    clientAddress: string;
    /** The account a request is about, once its session or link was looked up. For logs; it opens nothing. */
    accountId?: string;
    securityLog: SecurityLog;
    /** What is to be logged once the request has succeeded (logging/report-security-event.ts). */
    happened: Parameters<SecurityLog>[];
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
