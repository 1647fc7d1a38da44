import type { LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import type { LabProposal } from '@lunaria/domain/proposals/proposal.ts';
import { useLabValues } from '../../../data/lab-values/use-lab-values.ts';
import { LineButton } from '../../../ui/line-button.tsx';
import { findDifferences, sayResult } from './find-differences.ts';
import type { OfferedRow } from './use-offer.ts';

/** The result of hers that a row differs from. */
interface HersOfRow {
  /** null until it is known. */
  hers: LabValue | null;
  /** Asks for it once more; null: it did not fail. */
  retry: (() => void) | null;
  isRetrying: boolean;
}

export function useHers(userId: string, { proposal }: OfferedRow): HersOfRow {
  const { rows, hasFailed, isRetrying, retry } = useLabValues(userId);
  const hers = rows.find(({ id }) => id === proposal.value_id) ?? null;
  return { hers, retry: hasFailed && hers === null ? retry : null, isRetrying };
}

/** Read or corrected otherwise since: what differs, both sides. */
export function DifferenceText({ proposal, her }: { proposal: LabProposal; her: HersOfRow }) {
  const { hers, retry, isRetrying } = her;
  const differences = hers === null ? [] : findDifferences(proposal, hers);
  if (differences.length === 0)
    return (
      <span className="block">
        {`The document says ${sayResult(proposal.printed)} by now. `}
        {retry && (
          <>
            What your results say did not load.{' '}
            <LineButton onPress={retry} isBusy={isRetrying}>
              Try again
            </LineButton>
          </>
        )}
      </span>
    );
  return differences.map(({ field, said, own }) => (
    <span key={field ?? ''} className="block wrap-anywhere">
      {field === null
        ? `The document says ${said} by now, your results say ${own}.`
        : `${field}: the document says ${said} by now, your results say ${own}.`}
    </span>
  ));
}
