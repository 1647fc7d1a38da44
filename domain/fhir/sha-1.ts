/**
 * SHA-1 of a text of plain ASCII, as 20 bytes: what UUIDs of version 5 are made of (RFC 9562). It keeps nothing secret, and
 * the domain has no cryptography of Node or the browser to ask, of which the browser's answers later only.
 */
export function sha1(text: string): Uint8Array {
  const words = padded(text);
  const state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0] as const;
  let [a, b, c, d, e]: [number, number, number, number, number] = [...state];
  const schedule = new Int32Array(80);
  for (let start = 0; start < words.length; start += 16) {
    for (let i = 0; i < 80; i += 1) {
      schedule[i] =
        i < 16
          ? (words[start + i] ?? 0)
          : turn(at(schedule, i - 3) ^ at(schedule, i - 8) ^ at(schedule, i - 14) ^ at(schedule, i - 16), 1);
    }
    const before = [a, b, c, d, e] as const;
    for (let i = 0; i < 80; i += 1) {
      const [mixed, constant] = roundOf(i, b, c, d);
      const next = (turn(a, 5) + mixed + e + constant + at(schedule, i)) | 0;
      [e, d, c, b, a] = [d, c, turn(b, 30), a, next];
    }
    a = (a + before[0]) | 0;
    b = (b + before[1]) | 0;
    c = (c + before[2]) | 0;
    d = (d + before[3]) | 0;
    e = (e + before[4]) | 0;
  }
  return Uint8Array.from([a, b, c, d, e].flatMap((word) => [24, 16, 8, 0].map((shift) => word >>> shift)));
}

const at = (words: Int32Array, index: number) => words[index] ?? 0;
const turn = (word: number, by: number) => (word << by) | (word >>> (32 - by));

function roundOf(i: number, b: number, c: number, d: number): [mixed: number, constant: number] {
  if (i < 20) return [(b & c) | (~b & d), 0x5a827999];
  if (i < 40) return [b ^ c ^ d, 0x6ed9eba1];
  if (i < 60) return [(b & c) | (b & d) | (c & d), 0x8f1bbcdc];
  return [b ^ c ^ d, 0xca62c1d6];
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
