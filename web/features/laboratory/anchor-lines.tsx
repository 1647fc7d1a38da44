import { shortDate } from '@lunaria/domain/calendar/name-day.ts';
import { saySpot, spotOf } from '@lunaria/domain/documents/reading/spot.ts';
import type { Anchor, LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import type { ReactNode } from 'react';
import { addressOfPlace } from '../../data/documents/document-address.ts';
import type { FindDocument } from '../../data/documents/use-named-documents.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** Where a result was read: each place leads there, as long as there is a document. */
export function AnchorLines({ value: { anchors = [] }, find }: { value: LabValue; find: FindDocument }) {
  return anchors.map((anchor, at) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: of two deleted documents nothing but their order is known
      key={`${anchor.document_id} ${anchor.value_key} ${at}`}
      className="type-hint block text-muted wrap-anywhere"
    >
      <AnchorLine anchor={anchor} find={find} />
    </span>
  ));
}

function AnchorLine({ anchor, find }: { anchor: Anchor; find: FindDocument }): ReactNode {
  const { document_id, document_gone_on, place } = anchor;
  if (document_gone_on !== null) return `The document was deleted on ${shortDate(document_gone_on)}.`;
  const document = document_id === null ? 'gone' : find(document_id);
  if (document_id === null || document === 'gone') return 'The document was deleted.';
  const { name, hasPages } = document === 'unknown' ? { name: 'your document', hasPages: true } : document;
  return (
    <>
      <TextLink to={addressOfPlace(document_id, place)}>{saySpot(spotOf(place), hasPages)}</TextLink> of{' '}
      {name}
    </>
  );
}
