import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushAddress } from '../push/push-sender.ts';
import { makeLocalCertificate } from './local-certificate.ts';

// What a push service and a browser do, written from RFC 8188, 8291 and 8292 with Node alone, so that it shares no fault with
// the library that sends.

const local = makeLocalCertificate();

/** By which the stand-in shows who it is: nobody else trusts it. */
export const PUSH_CERTIFICATE = local.certificate;

interface ReceivedPush {
  /** Of the device: the last part of its address. */
  device: string;
  headers: IncomingHttpHeaders;
  /** As the device opened it. */
  text: string;
}

type Answer = number | 'hang' | { status: number; location: string };

export interface PushService {
  host: string;
  received: ReceivedPush[];
  /** What it answers from now on, all or one device. */
  answerWith(answer: Answer, device?: string): void;
  /** Another browser that has subscribed. */
  subscribe(device: string): PushAddress;
  stop(): Promise<void>;
}

/** Takes messages over https on this machine and opens them with the keys of the device they are for. */
export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, Device>();
  const answers = new Map<string | undefined, Answer>();
  const received: ReceivedPush[] = [];
  const server = createServer({ key: local.key, cert: local.certificate }, async (request, response) => {
    const device = request.url?.split('/').at(-1) ?? '';
    const sealed = await buffer(request);
    const answer = answers.get(device) ?? answers.get(undefined) ?? 201;
    if (answer === 'hang') return;
    if (typeof answer === 'object') {
      response.writeHead(answer.status, { location: answer.location }).end();
      return;
    }
    const keys = devices.get(device);
    if (keys && answer < 300)
      received.push({ device, headers: request.headers, text: openMessage(keys, sealed) });
    response.writeHead(answer).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`; // as: it listens on a port
  return {
    host,
    received,
    answerWith: (answer, device) => void answers.set(device, answer),
    subscribe(device) {
      const keys = { pair: createECDH('prime256v1'), auth: randomBytes(16) };
      keys.pair.generateKeys();
      devices.set(device, keys);
      return {
        endpoint: `https://${host}/send/${device}`,
        keys: { p256dh: keys.pair.getPublicKey('base64url'), auth: keys.auth.toString('base64url') },
      };
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** An address that a browser could have given out; nobody listens there. */
export function makePushAddress(host = 'push.example.org'): PushAddress {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    endpoint: `https://${host}/send/${randomBytes(32).toString('base64url')}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

/** With it in its environment a server sends push, to a host that is not there. */
export const WITH_PUSH = { PUSH: 'on', PUSH_HOSTS: 'push.example.org' } as const;

interface Device {
  pair: ReturnType<typeof createECDH>;
  auth: Buffer;
}

/** RFC 8291 section 3.4, of one record (RFC 8188). Throws where anything of it is not as it has to be. */
function openMessage({ pair, auth }: Device, sealed: Buffer): string {
  const salt = sealed.subarray(0, 16);
  const recordSize = sealed.readUInt32BE(16);
  const idLength = sealed.readUInt8(20);
  const sender = sealed.subarray(21, 21 + idLength);
  const record = sealed.subarray(21 + idLength);
  if (idLength !== 65 || record.length > recordSize) throw new Error('Not one record with a key of P-256.');
  const shared = pair.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const derive = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${use}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('The last record does not end.');
  return padded.subarray(0, end).toString('utf8');
}

/** What a message says of who sent it (RFC 8292); throws where the signature is not of the key that it names. */
export function readVapid(authorization: string | undefined): {
  header: Record<string, unknown>;
  claims: Record<string, unknown>;
  key: string;
} {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+),\s*k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      ...{ kty: 'EC', crv: 'P-256' },
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isHis = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isHis) throw new Error('Not signed by the key that it names.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  return { header: read(header), claims: read(claims), key };
}
