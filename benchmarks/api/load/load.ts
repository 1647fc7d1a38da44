/** One request, sent again and again by every connection as soon as its last one is answered. */
export interface Load {
  origin: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Instead of `body`: sent in turns. */
  bodies?: string[];
  connections: number;
  seconds: number;
}

export interface Measurement {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers other than 200, and requests without one. */
  failures: number;
}
