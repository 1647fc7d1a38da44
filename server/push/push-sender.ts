import { request } from 'node:https';
import { isThisMachine } from '@lunaria/domain/this-machine.ts';
import webPush from 'web-push';
import { lookUpPublic } from './public-addresses.ts';
import { findPushEndpoint } from './push-hosts.ts';
import type { VapidKey } from './vapid-key.ts';

/** What reaches a device, as its browser gave it out. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface PushOptions {
  /** For so long a service keeps it for a device that is not reached. */
  ttlSeconds: number;
  /** Takes the place of what waits there under the same name. */
  topic: string;
}

/**
 * `gone`: there is no such device any more. `later`: the service is away or has too much to do. `refused`: for good, with the
 * status that it answered.
 */
export type PushOutcome =
  | { kind: 'taken' }
  | { kind: 'gone' }
  | { kind: 'later' }
  | { kind: 'refused'; status: number };

export interface PushSender {
  /** With which browsers subscribe. */
  publicKey: string;
  /** Whether this server sends to it at all. */
  findEndpoint(endpoint: string): URL | null;
  /** Encrypts and hands over (RFC 8291, 8292, 8030). Never throws. */
  send(address: PushAddress, text: string, options: PushOptions): Promise<PushOutcome>;
}

export interface PushSettings {
  hosts: readonly string[];
  /** Who answers for what this server sends: an address of mail or of the web. */
  subject: string;
}

const TIMEOUT_MS = 10_000;

/** `certificate`: of the stand-in that tests send to, which nobody else has signed. */
export function createPushSender(
  { hosts, subject }: PushSettings,
  key: VapidKey,
  { certificate, timeoutMs = TIMEOUT_MS }: { certificate?: string; timeoutMs?: number } = {},
): PushSender {
  const findEndpoint = (endpoint: string) => findPushEndpoint(endpoint, hosts);
  return {
    publicKey: key.publicKey,
    findEndpoint,
    async send({ endpoint, keys }, text, { ttlSeconds, topic }) {
      const url = findEndpoint(endpoint);
      // The operator does not send there any more.
      if (url === null) return { kind: 'refused', status: 0 };
      const sealed = seal({ endpoint: url.href, keys }, text, {
        vapidDetails: { subject, ...key },
        TTL: ttlSeconds,
        topic,
      });
      if (sealed === null) return { kind: 'refused', status: 0 };
      const status = await post(url, sealed, { certificate, timeoutMs }).catch(() => null);
      return status === null ? { kind: 'later' } : outcomeOf(status);
    },
  };
}

/** Null for keys that are none. */
function seal(address: PushAddress, text: string, options: webPush.RequestOptions) {
  try {
    return webPush.generateRequestDetails(address, text, { ...options, contentEncoding: 'aes128gcm' });
  } catch {
    return null;
  }
}

/** Returns the status. Follows nowhere, reads no answer, and reaches this machine only where the operator named it. */
function post(
  url: URL,
  { method, headers, body }: webPush.RequestDetails,
  { certificate, timeoutMs }: { certificate: string | undefined; timeoutMs: number },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      headers,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(isThisMachine(url.hostname) ? {} : { lookup: lookUpPublic }),
      ...(certificate === undefined ? {} : { ca: certificate }),
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sent.end(body);
  });
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 408 || status === 429 || status >= 500) return { kind: 'later' };
  return { kind: 'refused', status };
}
