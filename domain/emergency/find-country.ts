import { countryOfZone } from './country-of-zone.ts';

/** How the country was found. */
export type CountryFrom = 'hers' | 'zone' | 'region' | 'unknown';

/** What may say in which country she is. */
export interface CountrySigns {
  /** The one she chose. */
  country: string | null;
  /** The time zone of her device. */
  zone: string | null;
  /** The country of the installation. */
  region?: string | null;
}

/**
 * Her country: the one she chose, else that of her device's time zone, else the installation's; the first that `isKnown` to
 * whoever asks. Never from an address of the network.
 */
export function findCountry(
  { country, zone, region = null }: CountrySigns,
  isKnown: (code: string) => boolean = () => true,
): { country: string | null; from: CountryFrom } {
  if (country !== null && isKnown(country)) return { country, from: 'hers' };
  const ofZone = zone === null ? null : countryOfZone(zone);
  if (ofZone !== null && isKnown(ofZone)) return { country: ofZone, from: 'zone' };
  return region !== null && isKnown(region)
    ? { country: region, from: 'region' }
    : { country: null, from: 'unknown' };
}
