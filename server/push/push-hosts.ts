/** Where the browsers' makers take messages. `*.` stands for any number of names in front, not for none. */
export const PUSH_HOSTS = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

const SERVICES: readonly (readonly [ending: string, name: string])[] = [
  ['.googleapis.com', 'Google'],
  ['.mozilla.com', 'Mozilla'],
  ['.apple.com', 'Apple'],
  ['.windows.com', 'Microsoft'],
];

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^(?:\\*\\.)?${LABEL}(?:\\.${LABEL})*(?::[1-9]\\d{0,4})?$`);
/** What a URL takes for an address of the internet's own: its last part is a number. */
const ADDRESS = /(?:^|\.)(?:\d+|0x[0-9a-f]*)(?::\d+)?$/;

/** Whether it can stand in the setting `PUSH_HOSTS`: a name, with a port where it is not 443; never an address of numbers. */
export function isPushHost(host: string): boolean {
  return host.length <= 253 && HOST.test(host) && !ADDRESS.test(host);
}

/**
 * Where a message may go: https to one of these hosts, with no login and nothing odd in it. Null for everything else, an
 * address of numbers among it.
 */
export function findPushEndpoint(endpoint: string, hosts: readonly string[]): URL | null {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  if (url.hash !== '' || ADDRESS.test(url.hostname) || url.hostname.startsWith('[')) return null;
  const isKnown = hosts.some((host) =>
    host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host,
  );
  return isKnown ? url : null;
}

/** Who runs a push service, as she is told; its host where that is not known. */
export function namePushService(host: string): string {
  return SERVICES.find(([ending]) => host.endsWith(ending))?.[1] ?? host;
}
