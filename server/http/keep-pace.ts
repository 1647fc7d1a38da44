import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type LeastRate, Patience } from './least-rate.ts';
import { refuse } from './refuse-malformed.ts';

/**
 * How long a request may take to arrive, at whatever rate: 10 MB over 70 kbit/s. Files may take longer (`takeTime`): a whole account
 * is gigabytes, and no line is fast enough for every one of them.
 */
export const REQUEST_SECONDS = 20 * 60;

/** What a place for a file has to move as soon as somebody else wants the place: less, and the largest document takes twenty minutes. */
const PLACE_RATE: LeastRate = { bytesPerSecond: 8_000, patienceSeconds: 10 };

/** How one request and its answer go on. */
export interface Pace {
  /** The client is waited for, and too slow to keep somebody else waiting. */
  readonly isSlow: boolean;
  /** The request may take as long as it keeps to the least rate: for files, once it is known whose they are. */
  takeTime(): void;
  /** Ends the request, or its answer, and the connection with it. */
  end(): void;
}

/** Calls the work once a second; returns what ends it. */
export type EverySecond = (work: () => void) => () => void;

const everySecond: EverySecond = (work) => {
  const timer = setInterval(work, 1_000).unref();
  return () => clearInterval(timer);
};

/**
 * Holds every client to a least rate, in sending a request and in taking an answer; who falls behind loses the connection.
 * What a process needs itself, to answer or to come to reading, is not held against the client, nor is a second in which
 * it was too busy to count.
 */
export function createPaceKeeper(rate: LeastRate, each: EverySecond = everySecond) {
  const exchanges = new Set<Exchange>();
  const paces = new WeakMap<object, Pace>();
  const stop = each(() => {
    for (const exchange of exchanges) {
      if (exchange.isOver) exchanges.delete(exchange);
      else exchange.passSecond();
    }
  });
  return {
    watch(incoming: IncomingMessage, outgoing: ServerResponse): void {
      const exchange = new Exchange(incoming, outgoing, rate);
      exchanges.add(exchange);
      paces.set(incoming, exchange);
      outgoing.once('close', () => {
        // What was answered early may still be sending.
        if (exchange.isOver) exchanges.delete(exchange);
      });
    },
    find: (incoming: object): Pace | undefined => paces.get(incoming),
    stop,
  };
}

class Exchange implements Pace {
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  readonly #patience: Patience;
  readonly #placePatience = new Patience(PLACE_RATE);
  #counted: Counts;
  /** What is left for the request to arrive in. */
  #leftSeconds = REQUEST_SECONDS;

  constructor(incoming: IncomingMessage, outgoing: ServerResponse, rate: LeastRate) {
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#patience = new Patience(rate);
    this.#counted = countBytes(incoming.socket);
  }

  /** Nothing more is to come or to go. */
  get isOver(): boolean {
    return this.#incoming.socket.destroyed || (this.#outgoing.closed && this.#incoming.complete);
  }

  passSecond(): void {
    this.#leftSeconds -= 1;
    if (this.#leftSeconds <= 0 && !this.#incoming.complete) {
      this.end();
      return;
    }
    const awaited = this.#findAwaited();
    const before = this.#counted;
    this.#counted = countBytes(this.#incoming.socket);
    if (awaited === null) return;
    const bytes = this.#counted[awaited] - before[awaited];
    this.#patience.passSecond(bytes);
    this.#placePatience.passSecond(bytes);
    if (this.#patience.isOver) this.end();
  }

  takeTime(): void {
    this.#leftSeconds = Number.POSITIVE_INFINITY;
  }

  get isSlow(): boolean {
    return this.#placePatience.isOver && this.#findAwaited() !== null;
  }

  end(): void {
    const { socket } = this.#incoming;
    // Once an answer has begun, or waits behind another one, no error can be sent any more.
    if (this.#outgoing.headersSent || this.#outgoing.socket === null) socket.destroy();
    else refuse(socket, '408 Request Timeout', 'invalid_input');
  }

  /** What the client has to do next; null while it is the server's turn. */
  #findAwaited(): keyof Counts | null {
    const { complete, readableLength, readableHighWaterMark, socket } = this.#incoming;
    if (socket.writableLength > 0) return 'sent';
    // With more than that unread the connection is not even listened to.
    return !complete && readableLength < readableHighWaterMark ? 'received' : null;
  }
}

interface Counts {
  received: number;
  sent: number;
}

function countBytes(socket: Socket): Counts {
  // An answer goes to the system in one piece, and what the system has not taken yet is known by Node's handle alone;
  // `bytesWritten` counts it as written. Where there is no such handle any more, nothing moves either.
  const handle: unknown = Reflect.get(socket, '_handle');
  const unsent: unknown = handle ? Reflect.get(Object(handle), 'writeQueueSize') : 0;
  const given: unknown = handle ? Reflect.get(Object(handle), 'bytesWritten') : 0;
  return { received: socket.bytesRead, sent: Number(given) - Number(unsent) };
}
