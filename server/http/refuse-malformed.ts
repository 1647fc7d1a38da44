import type { Server } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { AppError } from '../errors/app-error.ts';

/** How long a refused client has to read why; one that keeps its end open would hold the connection for ever. */
const REFUSED_MS = 5_000;

/** Answers what is not HTTP, which no route ever sees, in the shape of every other error. */
export function refuseMalformed(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    refuse(socket, ...findStatus(error.code));
  });
  server.on('connect', (_request, socket) => refuse(socket, '405 Method Not Allowed', 'method_not_allowed'));
}

/** For the adapter: a request it could not read at all is the client's fault, anything else is ours. */
export function answerUnreadable(error: unknown): Response {
  const { code, message, status } = new AppError(
    error instanceof RequestError ? 'invalid_input' : 'unexpected',
  );
  return Response.json({ code, message }, { status });
}

function findStatus(code: string | undefined): [line: string, code: 'invalid_input' | 'payload_too_large'] {
  if (code === 'HPE_HEADER_OVERFLOW') return ['431 Request Header Fields Too Large', 'payload_too_large'];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', 'invalid_input'];
  return ['400 Bad Request', 'invalid_input'];
}

/** Says why to a client that gets no answer in the usual way, and ends the connection. */
export function refuse(
  socket: Duplex,
  status: string,
  code: ConstructorParameters<typeof AppError>[0],
): void {
  const body = JSON.stringify({ code, message: new AppError(code).message });
  const head = [`HTTP/1.1 ${status}`, 'Content-Type: application/json', `Content-Length: ${body.length}`];
  if (socket instanceof Socket) socket.setTimeout(REFUSED_MS, () => socket.destroy());
  socket.end(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
}
