import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface StandInModel {
  /** `http://127.0.0.1:port/v1`. */
  baseUrl: string;
  requests: ReceivedRequest[];
  /** Connections that are open now. */
  openConnections(): Promise<number>;
  close(): Promise<void>;
}

type Answer = (response: ServerResponse, request: ReceivedRequest, nth: number) => void | Promise<void>;

/** An endpoint on this machine that answers as it is told, also in ways no endpoint should. */
export async function startStandInModel(answer: Answer): Promise<StandInModel> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const request = { path: incoming.url ?? '', headers: incoming.headers, body };
      requests.push(request);
      response.on('error', () => {});
      void answer(response, request, requests.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // as: it listens on a port, not on a pipe
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    openConnections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What an endpoint answers when it works: `content` is what the model wrote. */
export function completion(content: unknown, more: Record<string, unknown> = {}): string {
  return JSON.stringify({
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'stand-in',
    choices: [{ index: 0, message: { role: 'assistant', content, ...more }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

export function send(
  response: ServerResponse,
  body: string | Uint8Array,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body);
}
