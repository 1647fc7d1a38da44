import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { chooseEncoding, type Encoding } from './choose-encoding.ts';

/** An answer that is made once at start and sent from memory: a page, a feed, a picture. */
export interface KeptAnswer {
  headers: Record<string, string>;
  bodies: Map<Encoding, KeptBody>;
}

interface KeptBody {
  bytes: Uint8Array<ArrayBuffer>;
  tag: string;
}

/** Level 5 of 11: a thirtieth of the time of the highest, for a tenth more bytes (docs/decisions/completed-at-start.md). */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** `headers` are sent with every answer, also with one that only says that nothing has changed. */
export async function keepAnswer(
  content: Uint8Array,
  headers: Record<string, string>,
  { isCompressible }: { isCompressible: boolean },
): Promise<KeptAnswer> {
  // The headers count too: a browser that kept a page has to fetch it again when its policy has changed.
  const tag = createHash('sha256')
    .update(JSON.stringify(headers))
    .update(content)
    .digest('base64url')
    .slice(0, 22);
  const keep = (bytes: Uint8Array, encoding: Encoding): [Encoding, KeptBody] => [
    encoding,
    { bytes: new Uint8Array(bytes), tag: encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"` },
  ];
  const bodies = new Map([keep(content, 'identity')]);
  if (isCompressible) {
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content, BROTLI),
      promisify(gzip)(content),
    ]);
    bodies.set(...keep(br, 'br')).set(...keep(gz, 'gzip'));
  }
  return { headers, bodies };
}

/** Answers with the smallest body the other side takes, or 304 where it has exactly that one. */
export function sendKept(c: Context, { headers, bodies }: KeptAnswer, status: 200 | 404 = 200): Response {
  const encoding = chooseEncoding(c.req.header('accept-encoding'), bodies);
  const body = bodies.get(encoding);
  if (!body) throw new Error(`Nothing is kept as ${encoding}.`);
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (bodies.size > 1) c.header('Vary', 'Accept-Encoding');
  if (status === 200) {
    c.header('ETag', body.tag);
    if (namesTag(c.req.header('if-none-match'), body.tag)) return c.body(null, 304);
  }
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  c.header('Content-Length', String(body.bytes.length));
  return c.body(body.bytes, status);
}

/** Compared weakly (RFC 9110, 13.1.2): what stands in between may have marked the tag as weak. */
function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => {
    const named = part.trim();
    return named === '*' || named.replace(/^W\//, '') === tag;
  });
}
