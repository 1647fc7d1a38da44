import type { PatternCycle } from '@lunaria/domain/patterns/pattern-cycles.ts';

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
