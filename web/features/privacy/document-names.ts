import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../app/api-client.ts';
import { readAllPages } from '../../app/read-pages.ts';
import type { NameOfDocument } from './access-words.ts';

const answerSchema = z.object({
  health_documents: z.array(
    z.object({
      id: z.string(),
      file_name: z.string(),
      own_name: z.nullable(z.string()),
      ai_suggested_name: z.nullable(z.string()),
    }),
  ),
});

/** What her documents are called, asked for only where the history speaks of one; not the whole of web/data/documents. */
export function useDocumentNames(userId: string, isWanted: boolean): NameOfDocument {
  const { data } = useQuery({
    queryKey: ['document-names', userId],
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      const pages = await readAllPages({}, (query) =>
        api['health-documents'].$get({ query }, { init: { signal } }),
      );
      const documents = pages.flatMap((page) => answerSchema.parse(page).health_documents);
      return new Map(
        documents.map((row) => [row.id, row.own_name ?? row.ai_suggested_name ?? row.file_name]),
      );
    },
    refetchOnMount: 'always',
  });
  if (data === undefined) return () => 'A document of yours';
  return (id) => {
    const name = data.get(id);
    return name === undefined ? 'One that you deleted since' : `“${name}”`;
  };
}
