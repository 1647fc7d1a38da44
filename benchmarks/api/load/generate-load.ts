// The process that sends the requests: takes a Load as a message, answers with a Measurement.
import { createHistogram } from 'node:perf_hooks';
import { Client } from 'undici';
import type { Load, Measurement } from './load.ts';

// Nothing to do once nobody asks any more.
process.on('disconnect', () => process.exit());
process.on('message', async (load: Load) => {
  process.send?.(await generate(load));
});

async function generate(load: Load): Promise<Measurement> {
  const clients = Array.from({ length: load.connections }, () => new Client(load.origin));
  const latencies = createHistogram();
  let failures = 0;
  let sent = 0;
  const startedAt = performance.now();
  const stopAt = startedAt + load.seconds * 1000;

  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < stopAt) {
        const sentAt = performance.now();
        const body = load.bodies?.[sent++ % load.bodies.length] ?? load.body;
        const status = await send(client, load, body);
        latencies.record(Math.max(1, Math.round((performance.now() - sentAt) * 1000)));
        if (status !== 200) failures++;
      }
    }),
  );
  // The requests under way at the end are answered and counted, and so is the time they took.
  const seconds = (performance.now() - startedAt) / 1000;
  await Promise.all(clients.map((client) => client.close()));
  return {
    requestsPerSecond: latencies.count / seconds,
    p50Ms: latencies.percentile(50) / 1000,
    p99Ms: latencies.percentile(99) / 1000,
    failures,
  };
}

/** Resolves with the status of the answer once its body has arrived, 0 when there was none. Never rejects. */
function send(client: Client, { method, path, headers }: Load, body: string | undefined): Promise<number> {
  return new Promise((resolve) => {
    let status = 0;
    client.dispatch(
      { method, path, headers, body: body ?? null },
      {
        onRequestStart: () => {},
        onResponseStart: (_controller, statusCode) => {
          status = statusCode;
        },
        onResponseData: () => {},
        onResponseEnd: () => resolve(status),
        onResponseError: () => resolve(0),
      },
    );
  });
}
