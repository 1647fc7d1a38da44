/**
 * SHA-1 of a text of plain ASCII, as 20 bytes: what UUIDs of version 5 are made of (RFC 9562). It keeps nothing secret, and
 * the domain has no cryptography of Node or the browser to ask, of which the browser's answers later only.
 */
export function sha1(text: string): Uint8Array {
  const words = padded(text);
  let h0 = 0x67452301;
  let h1 = 0xefcdab89 | 0;
  let h2 = 0x98badcfe | 0;
  let h3 = 0x10325476;
  let h4 = 0xc3d2e1f0 | 0;
  const schedule = new Int32Array(80);
  for (let start = 0; start < words.length; start += 16) {
    for (let i = 0; i < 16; i += 1) schedule[i] = at(words, start + i);
    for (let i = 16; i < 80; i += 1) {
      schedule[i] = turn(
        at(schedule, i - 3) ^ at(schedule, i - 8) ^ at(schedule, i - 14) ^ at(schedule, i - 16),
        1,
      );
    }
    let a = h0;
    let b = h1;
    let c = h2;
    let d = h3;
    let e = h4;
    // Without an object made on the way: it runs for everything that is written.
    for (let i = 0; i < 80; i += 1) {
      const next = (turn(a, 5) + mix(i, b, c, d) + e + constantOf(i) + at(schedule, i)) | 0;
      e = d;
      d = c;
      c = turn(b, 30);
      b = a;
      a = next;
    }
    h0 = (h0 + a) | 0;
    h1 = (h1 + b) | 0;
    h2 = (h2 + c) | 0;
    h3 = (h3 + d) | 0;
    h4 = (h4 + e) | 0;
  }
  return Uint8Array.from(
    [h0, h1, h2, h3, h4].flatMap((word) => [24, 16, 8, 0].map((shift) => word >>> shift)),
  );
}

const at = (words: Int32Array, index: number) => words[index] ?? 0;
const turn = (word: number, by: number) => (word << by) | (word >>> (32 - by));

function mix(i: number, b: number, c: number, d: number): number {
  if (i < 20) return (b & c) | (~b & d);
  return i >= 40 && i < 60 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
}

function constantOf(i: number): number {
  if (i < 40) return i < 20 ? 0x5a827999 : 0x6ed9eba1;
  return i < 60 ? 0x8f1bbcdc : 0xca62c1d6;
}

/** The bytes as words, a bit behind them, zeros, and how many bits they were. */
function padded(text: string): Int32Array {
  const words = new Int32Array((((text.length + 8) >> 6) + 1) * 16);
  const put = (index: number, byte: number) => {
    words[index >> 2] = at(words, index >> 2) | (byte << (24 - (index % 4) * 8));
  };
  for (let index = 0; index < text.length; index += 1) put(index, text.charCodeAt(index) & 0xff);
  put(text.length, 0x80);
  words[words.length - 1] = text.length * 8;
  return words;
}
