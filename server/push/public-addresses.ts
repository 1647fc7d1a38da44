import { lookup as resolve } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Everything that is not the open internet (RFC 6890 and what came later), so that no name leads into the operator's network. */
const CLOSED: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const OPEN_V6 = ['2000::', 3] as const;
/** Within it: documentation, benchmarks, and ways to put an address of IPv4 into one of IPv6. */
const CLOSED_V6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, bits] of CLOSED) closed.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of CLOSED_V6) closed.addSubnet(network, bits, 'ipv6');
const open = new BlockList();
open.addSubnet(...OPEN_V6, 'ipv6');

/** Whether an address is on the open internet. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !closed.check(address, 'ipv4');
  return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

/** What a connection to a push service asks for addresses: a name with any address that is not public has none. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return callback(error, '');
    const [first] = found;
    if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
      return callback(Object.assign(new Error('Not a public address'), { code: 'ENOTFOUND' }), '');
    }
    if (options.all) return callback(null, found);
    callback(null, first.address, first.family);
  });
};
