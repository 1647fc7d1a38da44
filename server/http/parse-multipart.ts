import { parse } from 'content-disposition';

export interface Part {
  name: string;
  /** What the part says it is; '' when it says nothing. */
  mimeType: string;
  /** A view into the body, not a copy. */
  bytes: Buffer;
}

/** The head of a part names it and its type: a hundred bytes, with the longest file name a thousand. */
const HEAD_MAX_BYTES = 4_096;
const LINE_END = '\r\n';
const HEAD_END = '\r\n\r\n';

/**
 * The parts of a body of multipart/form-data (RFC 7578) in their order, or null for anything that is not well-formed,
 * has more than `maxParts` of them, or something before or after them. Reads as browsers write; why not a library:
 * docs/decisions/document-uploads.md.
 */
export function parseMultipart(body: Buffer, contentType: string, maxParts: number): Part[] | null {
  const boundary = findBoundary(contentType);
  if (boundary === null || !body.subarray(0, boundary.length + 2).equals(Buffer.from(`--${boundary}`)))
    return null;
  const delimiter = Buffer.from(`${LINE_END}--${boundary}`);
  const parts: Part[] = [];
  let at = delimiter.length - LINE_END.length;
  for (;;) {
    const mark = body.toString('latin1', at, at + 2);
    if (mark === '--') return isOver(body, at + 2) ? parts : null;
    if (mark !== LINE_END || parts.length === maxParts) return null;
    const end = body.indexOf(delimiter, at);
    if (end === -1) return null;
    const part = readPart(body.subarray(at + LINE_END.length, end));
    if (part === null) return null;
    parts.push(part);
    at = end + delimiter.length;
  }
}

function findBoundary(contentType: string): string | null {
  const found =
    /^multipart\/form-data\s*;\s*boundary=(?:"([^"\\]{1,70})"|([\w'+_,./:=?()-]{1,70}))\s*$/i.exec(
      contentType,
    );
  return found?.[1] ?? found?.[2] ?? null;
}

function isOver(body: Buffer, at: number): boolean {
  return at === body.length || (at + 2 === body.length && body.toString('latin1', at) === LINE_END);
}

function readPart(part: Buffer): Part | null {
  const headLength = part.subarray(0, HEAD_MAX_BYTES).indexOf(HEAD_END);
  if (headLength === -1) return null;
  const headers = new Map<string, string>();
  for (const line of part.toString('utf8', 0, headLength).split(LINE_END)) {
    const [, name, value] = /^([\w-]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name === undefined || value === undefined || headers.has(name.toLowerCase())) return null;
    headers.set(name.toLowerCase(), value);
  }
  const name = findName(headers.get('content-disposition') ?? '');
  if (name === null) return null;
  const bytes = part.subarray(headLength + HEAD_END.length);
  return { name, mimeType: headers.get('content-type') ?? '', bytes };
}

function findName(disposition: string): string | null {
  try {
    const { type, parameters } = parse(disposition, { multipart: true });
    return type === 'form-data' ? (parameters.name ?? null) : null;
  } catch {
    return null;
  }
}
