/**
 * Whether a host is the machine itself: what goes there is read by nobody on the way. As a URL or a driver has it, with or
 * without the brackets of IPv6; the path of a socket counts too. A name that only resolves to this machine does not.
 */
export function isThisMachine(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return bare.startsWith('/') || bare === 'localhost' || bare === '::1' || /^127(\.\d{1,3}){3}$/.test(bare);
}
