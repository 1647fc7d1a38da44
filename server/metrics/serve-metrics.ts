import { createServer } from 'node:http';
import { ConfigError } from '../config/read-config.ts';
import { METRICS_TYPE, type MetricParts, type Metrics } from './metrics.ts';

/**
 * Answers `GET /metrics` on a port of its own, which no proxy leads to. Throws ConfigError where the port is taken.
 */
export async function serveMetrics(
  metrics: Metrics,
  parts: MetricParts,
  { host, port }: { host: string; port: number },
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.write(parts).then(
      (text) => response.writeHead(200, { 'Content-Type': METRICS_TYPE }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () =>
      reject(new ConfigError(`METRICS_PORT cannot be listened on at ${host}: choose another one.`)),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    url: `http://${host}:${typeof address === 'object' && address ? address.port : port}/metrics`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
