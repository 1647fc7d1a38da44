import { showDay } from '@lunaria/domain/documents/reading/show-day.ts';
import type { ShownValue } from '@lunaria/domain/documents/reading/shown-value.ts';

/** What was read of a value that she corrected, as far as it differs: `9`, `range 15 - 150`. */
export function listRead({ correction, ...shown }: ShownValue): string[] {
  const read = correction?.read;
  if (!read) return [];
  const parts: string[] = [];
  if (read.analyte !== shown.analyte) parts.push(read.analyte);
  if (read.value !== shown.value || read.unit !== shown.unit) parts.push(`${read.value} ${read.unit}`.trim());
  if (read.range !== shown.range) parts.push(read.range === '' ? 'no range' : `range ${read.range}`);
  if (read.observed_on !== shown.observed_on)
    parts.push(read.observed_on === null ? 'no date' : showDay(read.observed_on));
  return parts;
}
