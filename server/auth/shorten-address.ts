/**
 * A client's address without what tells one household from the next: IPv4 without its last number, IPv6 by its first
 * three groups. Enough for her to know a place again, not enough to find it. null for anything else.
 */
export function shortenAddress(address: string | null): string | null {
  const v4 = readFirstNumbers(address);
  if (v4) return `${v4}.x`;
  const groups = readFirstGroups(address, 3);
  return groups ? `${groups.join(':')}:…` : null;
}

/**
 * The network that one customer can have to himself: the /24 of an IPv4 address, the /56 of an IPv6 address. null for
 * anything else.
 */
export function networkOf(address: string): string | null {
  const v4 = readFirstNumbers(address);
  if (v4) return `${v4}.0/24`;
  const groups = readFirstGroups(address, 4)?.map((group) => Number.parseInt(group, 16));
  if (!groups) return null;
  const masked = groups.map((group, index) => (index === 3 ? group & 0xff00 : group).toString(16));
  return `${masked.join(':')}::/56`;
}

function readFirstNumbers(address: string | null): string | undefined {
  return /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address ?? '')?.[1];
}

function readFirstGroups(address: string | null, count: number): string[] | null {
  if (!address?.includes(':')) return null;
  const [before = '', after] = address.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const missing = 8 - head.length - tail.length;
  if (after === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail];
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group)) ? groups.slice(0, count) : null;
}
