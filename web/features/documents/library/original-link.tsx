import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { addressOfDocument, isFromList, stateOfLink, useOpenedId } from './library-address.ts';

interface OriginalLinkProps {
  document: Pick<HealthDocument, 'id'>;
  className?: string;
  children: ReactNode;
}

/** From the list to the file itself, past what was read from it. */
export function OriginalLink({ document, className, children }: OriginalLinkProps) {
  const openedId = useOpenedId();
  const { state } = useLocation();
  return (
    <Link
      to={addressOfDocument(document.id)}
      preventScrollReset
      replace={openedId !== null}
      state={stateOfLink(openedId === null || isFromList(state), 'original')}
      className={className}
    >
      {children}
    </Link>
  );
}
