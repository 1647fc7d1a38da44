import { PASSPHRASE_HEADER, type Restored, restoredSchema } from '@lunaria/domain/export/data-export.ts';
import { readApiError } from '../../app/api-client.ts';

interface RestoreRequest {
  userId: string;
  file: File;
  passphrase: string;
  onProgress: (sentBytes: number) => void;
  signal: AbortSignal;
}

/** Sends the ZIP to be brought back; null: the server was not reached. XMLHttpRequest: fetch tells no progress. */
export function sendRestore({
  userId,
  file,
  passphrase,
  onProgress,
  signal,
}: RestoreRequest): Promise<Response | null> {
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    signal.addEventListener('abort', abort, { once: true });
    xhr.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    xhr.addEventListener('loadend', () => {
      signal.removeEventListener('abort', abort);
      resolve(xhr.status < 200 ? null : new Response(xhr.responseText, { status: xhr.status }));
    });
    xhr.open('POST', `/api/exports/restore?user_id=${userId}`);
    xhr.setRequestHeader('content-type', 'application/zip');
    if (passphrase !== '') xhr.setRequestHeader(PASSPHRASE_HEADER, encodeURIComponent(passphrase));
    xhr.send(file);
  });
}

/** What became of it. Throws an ApiError with a sentence to show. */
export async function readRestored(response: Response): Promise<Restored> {
  if (!response.ok) throw await readApiError(response);
  return restoredSchema.parse(await response.json());
}
