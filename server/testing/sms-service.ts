import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SmsService {
  url: string;
  /** What it was handed, oldest first. */
  taken: {
    authorization: string | undefined;
    contentType: string | undefined;
    body: { to: string; text: string };
  }[];
  /** How it answers from now on. */
  answerWith(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

/** A service of an operator's that sends text messages, on a port of this machine; it keeps them instead. */
export async function startSmsService(): Promise<SmsService> {
  const taken: SmsService['taken'] = [];
  let answer: [number, Record<string, string>] = [202, {}];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    const { authorization, 'content-type': contentType } = request.headers;
    taken.push({ authorization, contentType, body });
    response.writeHead(...answer).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo; // listens on a port, not on a pipe
  return {
    url: `http://127.0.0.1:${port}/texts`,
    taken,
    answerWith: (status, headers = {}) => {
      answer = [status, headers];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
