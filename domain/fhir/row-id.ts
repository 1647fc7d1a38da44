import { sha1 } from './sha-1.ts';

/** Of our own; drawn once. Another one would give every row another id. */
const NAMESPACE = '1c6a7f0e-0d7b-4f0a-9b55-5b2b7f4d1e63';

/**
 * The id of what a row says in FHIR: a UUID of version 5 (RFC 9562) of the account, table, key of the row and, where a row says
 * several things, which of them. The same row has the same id in every export; two accounts have no id in common.
 */
export function rowId(account: string, table: string, key: string, part = ''): string {
  const name = [account, table, key, part].map(encodeURIComponent).join('/');
  const bytes = sha1(ASCII_NAMESPACE + name);
  const hex = [...bytes.slice(0, 16)].map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x50;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const text = hex.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [8, 4, 4, 4, 12].map(cutter(text)).join('-');
}

const ASCII_NAMESPACE = (NAMESPACE.replaceAll('-', '').match(/../g) ?? [])
  .map((pair) => String.fromCharCode(Number.parseInt(pair, 16)))
  .join('');

function cutter(text: string): (length: number) => string {
  let start = 0;
  return (length) => {
    start += length;
    return text.slice(start - length, start);
  };
}
