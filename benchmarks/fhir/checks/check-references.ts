import type { Bundle } from '@medplum/fhirtypes';
import { type Finding, nameOf, resourcesOf, walk } from './finding.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Addresses are one per resource and made of its id, and every reference leads to a resource of the bundle. */
export function checkReferences(bundle: Bundle): Finding[] {
  const found: Finding[] = [];
  const say = (where: string, what: string) => found.push({ by: 'references', where, what });
  const urls = new Set<string>();
  for (const [index, { fullUrl, resource }] of (bundle.entry ?? []).entries()) {
    const where = resource ? nameOf(resource) : `entry ${index}`;
    if (resource === undefined) say(where, 'holds no resource');
    if (fullUrl === undefined) say(where, 'has no address');
    else if (urls.has(fullUrl)) say(where, 'has the address of another');
    if (fullUrl !== undefined) urls.add(fullUrl);
    if (!UUID.test(resource?.id ?? '')) say(where, 'has no UUID for an id');
    if (fullUrl !== `urn:uuid:${resource?.id}`) say(where, 'has an address that is not its id');
  }
  for (const resource of resourcesOf(bundle)) {
    for (const { path, object } of walk(resource)) {
      const { reference } = object;
      if (typeof reference === 'string' && !urls.has(reference)) {
        say(nameOf(resource), `${path} leads nowhere`);
      }
    }
  }
  return found;
}
