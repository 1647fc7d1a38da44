import { vi } from 'vitest';

/** From now on what is uploaded (XMLHttpRequest, for its progress) goes the way of `fetch`: to the stand-in for the API. */
export function uploadThroughFetch(): void {
  vi.stubGlobal('XMLHttpRequest', StandInUpload);
}

/** As much of an XMLHttpRequest as an upload uses (features/documents/upload/send-upload.ts). */
class StandInUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  #method = 'GET';
  #address = '';
  #headers = new Headers();
  readonly #stop = new AbortController();

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }

  send(body: FormData): void {
    void this.#send(body);
  }

  abort(): void {
    this.#stop.abort();
  }

  getResponseHeader(name: string): string | null {
    return this.#headers.get(name);
  }

  async #send(body: FormData): Promise<void> {
    try {
      const answer = fetch(this.#address, { method: this.#method, body, signal: this.#stop.signal });
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1 }));
      const { status, headers, text } = await read(await answer);
      Object.assign(this, { status, responseText: text });
      this.#headers = headers;
      this.upload.dispatchEvent(new ProgressEvent('load'));
    } catch {
      // Nobody answered: then the status stays 0.
    }
    this.dispatchEvent(new ProgressEvent('loadend'));
  }
}

async function read(answer: Response): Promise<{ status: number; headers: Headers; text: string }> {
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
