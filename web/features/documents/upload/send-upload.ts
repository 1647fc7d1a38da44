import {
  type DocumentUpload,
  type HealthDocument,
  healthDocumentSchema,
} from '@lunaria/domain/documents/health-document.ts';
import { sayNoRoom, storageUseSchema } from '@lunaria/domain/documents/storage-use.ts';
import { api } from '../../../app/api-client.ts';
import { readOutcome, type SendOutcome } from '../../../app/write-queue/answer.ts';

export type UploadOutcome =
  | { kind: 'stored'; document: HealthDocument }
  /** The file itself is gone or was changed since it was chosen: the browser does not read it any more. */
  | { kind: 'unreadable' }
  /** She took it back. */
  | { kind: 'cancelled' }
  /** `isUnreached`: nobody answered. */
  | (Extract<SendOutcome, { kind: 'failed' }> & { isUnreached: boolean })
  | Exclude<SendOutcome, { kind: 'saved' | 'failed' }>;

/** A connection over which nothing went for so long is lost, whatever the browser believes. */
const SILENCE_LIMIT_MS = 45_000;
/** The last byte is out; the server looks at the file, encrypts and stores it. */
const ANSWER_LIMIT_MS = 120_000;
/** How long an upload waits by itself for a limit to end; a limit of the day is hers to know of. */
const LONGEST_PAUSE_MS = 10 * 60_000;
const STORAGE_ANSWER_MS = 10_000;

const FAILED = { kind: 'failed', isUnseen: false, retryAfterMs: 0 } as const;

interface Upload {
  file: File;
  document: DocumentUpload;
  onProgress: (sentBytes: number) => void;
  signal: AbortSignal;
}

/** Sends one file with what she says about it, once. Never throws. XMLHttpRequest: fetch tells no progress. */
export async function sendUpload(upload: Upload): Promise<UploadOutcome> {
  const answer = await request(upload);
  if (upload.signal.aborted) return { kind: 'cancelled' };
  if (answer === null) {
    if (!(await isReadable(upload.file))) return { kind: 'unreadable' };
    const message = await findNoRoom(upload);
    if (upload.signal.aborted) return { kind: 'cancelled' };
    return message === null ? { ...FAILED, isUnreached: true } : { kind: 'refused', message };
  }
  const sentence = answer.clone();
  const outcome = await readOutcome(answer, Date.now());
  if (outcome.kind === 'failed') {
    const message = outcome.retryAfterMs > LONGEST_PAUSE_MS ? await readSentence(sentence) : null;
    return message === null ? { ...outcome, isUnreached: false } : { kind: 'refused', message };
  }
  if (outcome.kind !== 'saved') return outcome;
  const document = healthDocumentSchema.safeParse(outcome.answer).data;
  // A page of a hotel network also answers 200.
  return document ? { kind: 'stored', document } : { ...FAILED, isUnreached: false };
}

/** What the server answered; null when nobody did. */
function request({ file, document, onProgress, signal }: Upload): Promise<Response | null> {
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    let timer = 0;
    const waitAtMost = (ms: number) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => xhr.abort(), ms);
    };
    const abort = () => xhr.abort();
    signal.addEventListener('abort', abort, { once: true });
    xhr.addEventListener('loadend', () => {
      window.clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      resolve(readAnswer(xhr));
    });
    xhr.upload.addEventListener('progress', ({ loaded }) => {
      // What is sent is a little more than the file: the rest of the form.
      onProgress(Math.min(loaded, file.size));
      waitAtMost(SILENCE_LIMIT_MS);
    });
    xhr.upload.addEventListener('load', () => waitAtMost(ANSWER_LIMIT_MS));
    const form = new FormData();
    form.append('document', JSON.stringify(document));
    form.append('file', file);
    xhr.open('POST', '/api/health-documents');
    if (signal.aborted) return resolve(null);
    waitAtMost(SILENCE_LIMIT_MS);
    xhr.send(form);
  });
}

function readAnswer(xhr: XMLHttpRequest): Response | null {
  if (xhr.status < 200) return null;
  const headers = new Headers();
  const retryAfter = xhr.getResponseHeader('retry-after');
  if (retryAfter !== null) headers.set('retry-after', retryAfter);
  const isEmpty = xhr.status === 204 || xhr.status === 205 || xhr.status === 304;
  return new Response(isEmpty ? null : xhr.responseText, { status: xhr.status, headers });
}

/** What a limit says, null for another answer: a server that is away for long is tried again by itself. */
async function readSentence(answer: Response): Promise<string | null> {
  if (answer.status !== 429) return null;
  const body: unknown = await answer.json().catch(() => null);
  const message: unknown = Reflect.get(Object(body), 'message');
  return typeof message === 'string' && message !== '' ? message : null;
}

/**
 * The sentence of a full account, or null. A server that answers while the file is still on its way ends the connection
 * soon after, and with it the browser may have lost the answer: then what she has room for says the same.
 */
async function findNoRoom({ file, signal }: Upload): Promise<string | null> {
  try {
    const response = await api['health-documents'].storage.$get(
      {},
      { init: { signal: AbortSignal.any([signal, AbortSignal.timeout(STORAGE_ANSWER_MS)]) } },
    );
    const use = response.ok ? storageUseSchema.safeParse(await response.json()).data : undefined;
    return use && use.used_bytes + file.size > use.quota_bytes ? sayNoRoom(use) : null;
  } catch {
    return null;
  }
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
