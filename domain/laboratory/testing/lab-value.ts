import type { CalendarDate } from '../../calendar/calendar-date.ts';
import type { LabValue } from '../lab-value.ts';
import { readResult } from '../read-result.ts';

let made = 0;

/** A value as she typed it: `labValue('Ferritin', '11', 'ng/mL', { range: '15 - 150' })`. */
export function labValue(
  name: string,
  text: string,
  unit: string,
  { day = '2026-11-20', range = '' }: { day?: CalendarDate; range?: string } = {},
): LabValue {
  made += 1;
  return {
    id: `5f1c1f5e-8f53-4c0e-9d6b-${String(made).padStart(12, '0')}`,
    local_day: day,
    origin: 'typed',
    document_id: null,
    result: readResult({ name, text, unit, range_text: range }),
  };
}
