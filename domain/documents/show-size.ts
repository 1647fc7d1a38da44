import { countOf } from '../count-of.ts';
/** A number of bytes as a person reads it, in units of 1000: `812 bytes`, `412 kB`, `1.1 MB`, `310 MB`, `2 GB`. */
export function showSize(bytes: number): string {
  if (bytes < 1000) return countOf(bytes, 'byte');
  // What rounds to 1000 of a unit is already one of the next.
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  const megabytes = bytes / 1_000_000;
  if (megabytes < 999.5) return `${megabytes < 9.95 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
  const gigabytes = megabytes / 1000;
  return `${gigabytes < 9.95 ? Number(gigabytes.toFixed(1)) : Math.round(gigabytes)} GB`;
}
