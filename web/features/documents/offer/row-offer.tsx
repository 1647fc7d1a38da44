import { addressOf } from '@lunaria/domain/dashboard/places.ts';
import { RESULTS_SECTION_ID } from '@lunaria/domain/dashboard/sections.ts';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LineButton } from '../../../ui/line-button.tsx';
import { DifferenceText, useHers } from './difference.tsx';
import type { Offer, OfferedRow } from './use-offer.ts';

interface RowOfferProps {
  userId: string;
  row: OfferedRow;
  offer: Offer;
  onCheck: (key: string) => void;
}

/** In a row of the values: whether it is among her test results, and what she can say to it. */
export function RowOffer({ userId, row, offer, onCheck }: RowOfferProps) {
  const { state, is_from_picture, printed } = row.proposal;
  const { isOnline, isSending } = offer;
  const name = <span className="sr-only"> {printed.name}</span>;
  if (state === 'added') return <AddedLine row={row} />;
  if (state === 'differs') return <Difference {...{ userId, row, offer, onCheck }} />;
  if (state === 'dismissed')
    return (
      <Line>
        <span>Left out of your test results</span>
        {isOnline && (
          <LineButton isBusy={isSending} onPress={() => void offer.bringBack(row)}>
            Offer it again{name}
          </LineButton>
        )}
      </Line>
    );
  if (!isOnline) return null;
  return (
    <Line>
      {is_from_picture ? (
        <LineButton onPress={() => onCheck(row.value.key)}>Check and add{name}</LineButton>
      ) : (
        <LineButton isBusy={isSending} onPress={() => void offer.add([row])}>
          Add{name}
        </LineButton>
      )}
      <LineButton isBusy={isSending} onPress={() => void offer.dismiss(row)}>
        Not mine<span className="sr-only">: {printed.name}</span>
      </LineButton>
    </Line>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <span className="type-hint mt-1 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-muted">
      {children}
    </span>
  );
}

/** Leads to the result. Which one stands in the state of the history, not in the address. */
function AddedLine({ row: { proposal } }: { row: OfferedRow }) {
  return (
    <Line>
      <span className="inline-flex items-center gap-1">
        <Check aria-hidden="true" size={15} strokeWidth={2} className="shrink-0 text-success" />
        <Link
          to={addressOf(RESULTS_SECTION_ID)}
          state={{ valueId: proposal.value_id }}
          className="inline-flex min-h-6 items-center rounded-small text-primary underline underline-offset-3 hover:decoration-2"
        >
          In your test results<span className="sr-only">: {proposal.printed.name}</span>
        </Link>
      </span>
    </Line>
  );
}

/** Both sides, and hers stays unless she says so: here, or beside the cut-out of the picture that it was read from. */
function Difference({ userId, row, offer, onCheck }: RowOfferProps) {
  const { proposal, value } = row;
  const { isOnline, isSending } = offer;
  const her = useHers(userId, row);
  const { hers } = her;
  const name = <span className="sr-only">: {proposal.printed.name}</span>;
  return (
    <span className="type-small mt-1.5 block rounded-small bg-warning-tint px-2.5 py-1.5">
      <DifferenceText {...{ proposal, her }} />
      {isOnline && (
        <span className="mt-0.5 flex flex-wrap gap-x-4">
          {proposal.is_from_picture ? (
            <LineButton onPress={() => onCheck(value.key)}>Check the picture{name}</LineButton>
          ) : (
            <>
              <LineButton
                isBusy={isSending || hers === null}
                onPress={() => hers && void offer.use(row, hers)}
              >
                Use what the document says{name}
              </LineButton>
              <LineButton isBusy={isSending} onPress={() => void offer.dismiss(row)}>
                Keep mine{name}
              </LineButton>
            </>
          )}
        </span>
      )}
    </span>
  );
}
