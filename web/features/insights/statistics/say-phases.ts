import type { PatternCycle } from '@lunaria/domain/patterns/pattern-cycles.ts';
import type { PhaseField, Quartiles } from '@lunaria/domain/patterns/phase-ranges.ts';

const UNITS: Record<PhaseField, string> = {
  sleep_hours: ' hours',
  activity_minutes: ' minutes',
  sleep_quality: '',
  stress: '',
  mood: '',
};

/** `7 hours, mostly 6.5 to 7.5`; one decimal, none where it would be 0. */
export function sayRange({ lower, median, upper }: Quartiles, field: PhaseField): string {
  const write = (value: number) => String(Math.round(value * 10) / 10);
  const [low, high] = [write(lower), write(upper)];
  const spread = low === high ? `mostly ${low}` : `mostly ${low} to ${high}`;
  return `${write(median)}${UNITS[field]}, ${spread}`;
}

/** What the phases rest on: in how many cycles ovulation is known, in how many estimated, in how many neither. */
export function sayOvulations(cycles: readonly Pick<PatternCycle, 'ovulation'>[]): string {
  const known = cycles.filter(({ ovulation }) => ovulation?.isEstimated === false).length;
  const estimated = cycles.filter(({ ovulation }) => ovulation?.isEstimated).length;
  const neither = cycles.length - known - estimated;
  if (known + estimated === 0) return 'Ovulation is not known, so that only the period is told apart.';
  if (known === cycles.length) return 'Ovulation is known in all of these cycles.';
  if (estimated === cycles.length) return 'Ovulation is estimated by cycle length.';
  const parts = [
    ...(known > 0 ? [`known in ${known}`] : []),
    ...(estimated > 0 ? [`estimated by cycle length in ${estimated}`] : []),
  ];
  const rest = neither > 0 ? ` In ${neither} only the period is told apart.` : '';
  return `Of these ${cycles.length} cycles, ovulation is ${parts.join(' and ')}.${rest}`;
}
