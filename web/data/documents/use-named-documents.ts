import { isWordFile, nameOf } from '@lunaria/domain/documents/health-document.ts';
import { useMemo } from 'react';
import { useRecords } from '../records/use-records.ts';
import { DOCUMENTS } from './documents.ts';

/** How a document is called where something leads to it. */
export interface NamedDocument {
  name: string;
  /** A Word document has none until it is laid out. */
  hasPages: boolean;
}

/** `unknown`: the list of her documents is not here (yet); `gone`: it is, and this one is not in it. */
export type FindDocument = (id: string) => NamedDocument | 'unknown' | 'gone';

/** Her documents by id, for pages that only lead to them. `isNeeded` false: none is asked for. */
export function useNamedDocuments(userId: string, isNeeded: boolean): FindDocument {
  const { rows, status, isOutdated } = useRecords(DOCUMENTS, userId, ['all'], { enabled: isNeeded });
  const isWhole = status === 'ready' && !isOutdated;
  return useMemo(() => {
    const byId = new Map(rows.map((document) => [document.id, document]));
    return (id) => {
      const document = byId.get(id);
      if (document) return { name: nameOf(document), hasPages: !isWordFile(document) };
      return isWhole ? 'gone' : 'unknown';
    };
  }, [rows, isWhole]);
}
