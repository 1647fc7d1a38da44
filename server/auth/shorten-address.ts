/**
 * A client's address without what tells one household from the next: IPv4 without its last number, IPv6 by its first
 * three groups. Enough for her to know a place again, not enough to find it. null for anything else.
 */
export function shortenAddress(address: string | null): string | null {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address ?? '')?.[1];
  if (v4) return `${v4}.x`;
  if (!address?.includes(':')) return null;
  const groups = expandFirstGroups(address);
  return groups ? `${groups.join(':')}:…` : null;
}

function expandFirstGroups(address: string): string[] | null {
  const [before = '', after] = address.split('::');
  const groups = before === '' ? [] : before.split(':');
  if (after === undefined && groups.length !== 8) return null;
  const first = [...groups, '0', '0', '0'].slice(0, 3);
  return first.every((group) => /^[\da-f]{1,4}$/i.test(group)) ? first : null;
}
