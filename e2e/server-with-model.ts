import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';

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
  const endpoint = `http://127.0.0.1:${portOf(model.address())}/v1`;

  const dataDirectory = mkdtempSync(join(tmpdir(), 'lunaria-model-'));
  const url = `http://localhost:${await findFreePort()}`;
  const server = spawn(process.execPath, ['server/index.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...process.env,
      PORT: new URL(url).port,
      DATA_DIR: dataDirectory,
      RATE_LIMIT_FACTOR: '1000',
      AI_BASE_URL: endpoint,
      AI_MODEL: 'repeater',
    },
    stdio: 'ignore',
  });
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  return {
    url,
    endpoint,
    model: 'repeater',
    asked,
    async stop() {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      model.closeAllConnections();
      model.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function findFreePort(): Promise<number> {
  const probe = createSocketServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const port = portOf(probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('Nothing listens there');
  return address.port;
}
