import { createServer, type IncomingMessage } from 'node:http';

/** Serves `answer` as JSON for every request and says on stdout when it is ready. What a bare handler is made of. */
export function answerJson(answer: (request: IncomingMessage) => Promise<unknown>): void {
  const server = createServer(async (request, response) => {
    try {
      const body = JSON.stringify(await answer(request));
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      });
      response.end(body);
    } catch (error) {
      process.stderr.write(`${error}\n`);
      response.writeHead(500).end();
    }
  });
  server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
}
