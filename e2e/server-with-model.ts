import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startOwnServer } from './own-server.ts';

export interface ServerWithModel {
  url: string;
  endpoint: string;
  model: string;
  /** What the model was given, request by request. */
  asked: string[];
  stop(): Promise<void>;
}

/** The product with a language model set up: one that repeats the longest line it is shown. */
export async function startServerWithModel(): Promise<ServerWithModel> {
  const asked: string[] = [];
  const model = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      asked.push(body);
      const lines = [...body.matchAll(/\[(\d+)\] (.*?)(?:\\n|")/g)];
      const [, number, text] = lines.sort((a, b) => b[0].length - a[0].length)[0] ?? [];
      const answer = { category: 'consultation_notes', statements: [{ text, lines: [Number(number)] }] };
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          ...{ id: 'c1', object: 'chat.completion', created: 1, model: 'repeater' },
          choices: [
            {
              index: 0,
              message: { role: 'assistant', content: JSON.stringify(answer) },
              finish_reason: 'stop',
            },
          ],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        }),
      );
    });
  });
  model.listen(0, '127.0.0.1');
  await once(model, 'listening');
  const { port } = model.address() as AddressInfo; // listens on a port, not on a pipe
  const endpoint = `http://127.0.0.1:${port}/v1`;
  const { url, stop } = await startOwnServer({ AI_BASE_URL: endpoint, AI_MODEL: 'repeater' });
  return {
    url,
    endpoint,
    model: 'repeater',
    asked,
    async stop() {
      await stop();
      model.closeAllConnections();
      model.close();
    },
  };
}
