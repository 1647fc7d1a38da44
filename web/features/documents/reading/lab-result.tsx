import type { LabValue } from '@lunaria/domain/documents/reading/lab-value.ts';
import { ArrowDown, ArrowUp, Check, ScanEye } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';

const FLAGS = {
  low: { tone: 'warning', Icon: ArrowDown, word: 'Below' },
  high: { tone: 'warning', Icon: ArrowUp, word: 'Above' },
  in_range: { tone: 'success', Icon: Check, word: 'In' },
} as const;

interface FlagBadgeProps {
  value: Pick<LabValue, 'flag' | 'is_from_ocr'>;
  /** Where there is little room the words are shorter to the eye. */
  isNarrow?: boolean;
}

/**
 * How a value lies to the range that is printed beside it. One that was read from a picture says nothing of the kind: a
 * decimal point may be missing. null where there is nothing to say.
 */
export function FlagBadge({ value: { flag, is_from_ocr: isFromOcr }, isNarrow = false }: FlagBadgeProps) {
  if (isFromOcr)
    return (
      <span className="type-hint inline-flex items-center gap-1.5 text-left text-muted">
        <ScanEye aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
        <span>
          Check <span className={isNarrow ? '@max-md:sr-only' : ''}>against the original</span>
        </span>
      </span>
    );
  if (flag === null) return null;
  const { tone, Icon, word } = FLAGS[flag];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} strokeWidth={2} className="shrink-0" />}>
      <span>
        {word} <span className={isNarrow ? '@max-[20rem]:sr-only' : ''}>range</span>
      </span>
    </Badge>
  );
}

/** Longer ones may break: between words, and where it must be within them. */
const SHORT = 16;
/** Fits everywhere. */
const TINY = 12;

/** A value with its unit, letter for letter; on one line where it is short. */
export function Result({ value: { value, unit } }: { value: Pick<LabValue, 'value' | 'unit'> }) {
  const length = value.length + unit.length;
  const short = length < TINY ? 'whitespace-nowrap' : 'whitespace-nowrap @max-[22rem]:whitespace-normal';
  return (
    <span className={length < SHORT ? short : 'wrap-anywhere'}>
      {value} <span className="text-muted">{unit}</span>
    </span>
  );
}
