import { shortDate } from '@lunaria/domain/calendar/name-day.ts';
import type { LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import type { LabProposal } from '@lunaria/domain/proposals/proposal.ts';

/** One thing that a document says otherwise than her result. */
export interface Difference {
  /** null: the result itself, with its unit. */
  field: 'Name' | 'Unit' | 'Printed range' | 'Day of the sample' | null;
  said: string;
  own: string;
}

/** `1.9 mIU/L` */
export const sayResult = ({ text, unit }: { text: string; unit: string }) => `${text} ${unit}`.trim();

/** What differs, the result first; a document that prints no day says nothing of it. */
export function findDifferences(
  { printed, local_day: day }: LabProposal,
  { result, local_day: ownDay }: LabValue,
): Difference[] {
  const found: Difference[] = [];
  const compare = (field: Difference['field'], said: string, own: string) => {
    if (said !== own) found.push({ field, said: said || 'nothing', own: own || 'nothing' });
  };
  if (printed.text !== result.text) compare(null, sayResult(printed), sayResult(result));
  else compare('Unit', printed.unit, result.unit);
  compare('Name', printed.name, result.name);
  compare('Printed range', printed.range_text, result.range_text);
  if (day !== null) compare('Day of the sample', shortDate(day), shortDate(ownDay));
  return found;
}
